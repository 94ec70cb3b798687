import { useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { lazyPage } from '../../../api/lazy-page.tsx'
import { useMaybeAnswer } from '../../../api/use-answer.ts'
import { Dialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Skeleton } from '../../../ui/skeleton.tsx'
import { toast } from '../../../ui/toast.ts'
import { type Draft, ProductEditor } from './product-editor.tsx'

const ImportDialog = lazyPage(() => import('./import/import-dialog.tsx'), 'ImportDialog')

type Props = { shopId: string; open: string | undefined; onOpen: (product: string | undefined) => void }

/** What the address opens above the list: a product, a new one, or an import. */
export function ProductDialog({ shopId, open, onOpen }: Props) {
  const [kept, setKept] = useState<{ of: string; draft: Draft }>()
  const isProduct = open !== undefined && open !== 'new' && open !== 'import'
  const { data, error } = useMaybeAnswer(
    calls.getProduct,
    { params: { id: open ?? '' } },
    { enabled: isProduct },
  )
  const product = isProduct ? data?.product : undefined
  const onClose = () => onOpen(undefined)
  if (open === 'import') return <ImportDialog shopId={shopId} onClose={onClose} />

  /** Closing takes no question: what was typed comes back by one press. */
  const onLeave = (draft: Draft | undefined) => {
    onClose()
    if (!draft || !open) return
    toast({
      title: 'Your changes were not saved',
      action: {
        label: 'Go on',
        onSelect: () => {
          setKept({ of: open, draft })
          onOpen(open)
        },
      },
    })
  }
  const ready = open === 'new' || product
  return (
    <EditorFrame
      key={open ?? 'closed'}
      open={open !== undefined}
      title={open === 'new' ? 'New product' : (product?.name ?? 'Product')}
      onLeave={onLeave}
    >
      {(onDraft) =>
        ready ? (
          <ProductEditor
            shopId={shopId}
            product={product}
            draft={kept?.of === open ? kept?.draft : undefined}
            onDraft={onDraft}
            onDone={() => {
              setKept(undefined)
              onClose()
            }}
          />
        ) : (
          <>
            <Failure of={error} />
            {!error && <Skeleton className="h-96 rounded-card" />}
          </>
        )
      }
    </EditorFrame>
  )
}

type FrameProps = {
  open: boolean
  title: string
  onLeave: (draft: Draft | undefined) => void
  children: (onDraft: (draft: Draft | undefined) => void) => React.ReactNode
}

function EditorFrame({ open, title, onLeave, children }: FrameProps) {
  const [draft, setDraft] = useState<Draft>()
  return (
    <Dialog open={open} onClose={() => open && onLeave(draft)} title={title} focusField={false}>
      {children(setDraft)}
    </Dialog>
  )
}
