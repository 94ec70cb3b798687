import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { Suspense, useState } from 'react'
import { calls } from '../../../api/calls.ts'
import { lazyComponent } from '../../../browser/lazy-component.tsx'
import { useFreshCallQuery } from '../../../queries/use-fresh-call-query.ts'
import { ErrorMessage } from '../../../ui/feedback/error-message.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.ts'
import { type ProductDraft, ProductEditor } from './editor/product-editor.tsx'

const ImportDialog = lazyComponent(() => import('./import/import-dialog.tsx'), 'ImportDialog')

type Props = { shopId: string; openId: string | undefined; onOpen: (product: string | undefined) => void }

/** The dialog over the list, from the address: a product, a new one, or an import. */
export function ProductDialog({ shopId, openId, onOpen }: Props) {
  const [storedDraft, setStoredDraft] = useState<{ of: string; draft: ProductDraft }>()
  const onClose = () => onOpen(undefined)
  if (openId === 'import')
    return (
      // the list stays while the code loads, and with it the button that gets the focus back
      <Suspense>
        <ImportDialog shopId={shopId} onClose={onClose} />
      </Suspense>
    )

  /** Closing asks no question: one click restores the draft. */
  const onLeave = (draft: ProductDraft | undefined) => {
    onClose()
    if (!draft || !openId) return
    toast({
      title: dashboard.merchant.products.editor.notSaved,
      action: {
        label: dashboard.merchant.products.editor.continue,
        onSelect: () => {
          setStoredDraft({ of: openId, draft })
          onOpen(openId)
        },
      },
    })
  }
  return (
    <LoadedEditor
      key={openId ?? 'closed'}
      shopId={shopId}
      openId={openId}
      savedDraft={storedDraft?.of === openId ? storedDraft?.draft : undefined}
      onLeave={onLeave}
      onDone={() => {
        setStoredDraft(undefined)
        onClose()
      }}
    />
  )
}

type LoadedEditorProps = Pick<Props, 'shopId' | 'openId'> & {
  savedDraft: ProductDraft | undefined
  onLeave: (draft: ProductDraft | undefined) => void
  onDone: () => void
}

function LoadedEditor({ shopId, openId, savedDraft, onLeave, onDone }: LoadedEditorProps) {
  const [draft, setDraft] = useState<ProductDraft>()
  const isProduct = openId !== undefined && openId !== 'new'
  const { data, error } = useFreshCallQuery(
    calls.getProduct,
    { params: { id: openId ?? '' } },
    { enabled: isProduct },
  )
  const product = isProduct ? data?.product : undefined
  const ready = openId === 'new' || product
  return (
    <Dialog
      open={openId !== undefined}
      onClose={() => openId && onLeave(draft)}
      title={
        openId === 'new'
          ? dashboard.merchant.products.newProduct
          : (product?.name ?? dashboard.merchant.products.product)
      }
      focusField={false}
    >
      {ready ? (
        <ProductEditor
          shopId={shopId}
          product={product}
          draft={savedDraft}
          onDraft={setDraft}
          onDone={onDone}
        />
      ) : (
        <>
          <ErrorMessage error={error} />
          {!error && <Skeleton className="h-96 rounded-card" />}
        </>
      )}
    </Dialog>
  )
}
