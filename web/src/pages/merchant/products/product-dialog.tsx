import { Suspense, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { useFreshAnswer } from '../../../api/use-fresh-call-query.ts'
import { lazyPage } from '../../../browser/lazy-component.tsx'
import { Failure } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { type Draft, ProductEditor } from './editor/product-editor.tsx'

const ImportDialog = lazyPage(() => import('./import/import-dialog.tsx'), 'ImportDialog')

type Props = { shopId: string; open: string | undefined; onOpen: (product: string | undefined) => void }

/** What the address opens above the list: a product, a new one, or an import. */
export function ProductDialog({ shopId, open, onOpen }: Props) {
  const [kept, setKept] = useState<{ of: string; draft: Draft }>()
  const onClose = () => onOpen(undefined)
  if (open === 'import')
    return (
      // the list stays while its code comes, and with it the button that gets the focus back
      <Suspense>
        <ImportDialog shopId={shopId} onClose={onClose} />
      </Suspense>
    )

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
  return (
    <OpenEditor
      key={open ?? 'closed'}
      shopId={shopId}
      open={open}
      kept={kept?.of === open ? kept?.draft : undefined}
      onLeave={onLeave}
      onDone={() => {
        setKept(undefined)
        onClose()
      }}
    />
  )
}

type OpenProps = Pick<Props, 'shopId' | 'open'> & {
  kept: Draft | undefined
  onLeave: (draft: Draft | undefined) => void
  onDone: () => void
}

function OpenEditor({ shopId, open, kept, onLeave, onDone }: OpenProps) {
  const [draft, setDraft] = useState<Draft>()
  const isProduct = open !== undefined && open !== 'new'
  const { data, error } = useFreshAnswer(
    calls.getProduct,
    { params: { id: open ?? '' } },
    { enabled: isProduct },
  )
  const product = isProduct ? data?.product : undefined
  const ready = open === 'new' || product
  return (
    <Dialog
      open={open !== undefined}
      onClose={() => open && onLeave(draft)}
      title={open === 'new' ? 'New product' : (product?.name ?? 'Product')}
      focusField={false}
    >
      {ready ? (
        <ProductEditor shopId={shopId} product={product} draft={kept} onDraft={setDraft} onDone={onDone} />
      ) : (
        <>
          <Failure of={error} />
          {!error && <Skeleton className="h-96 rounded-card" />}
        </>
      )}
    </Dialog>
  )
}
