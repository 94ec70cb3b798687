import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { calls } from '../../../api/calls.ts'
import { useFreshCallQuery } from '../../../queries/use-fresh-call-query.ts'
import { Button } from '../../../ui/buttons/button.tsx'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import type { NamedProduct } from './use-delete-products.ts'

type Props = {
  shopId: string
  /** Undefined: closed. */
  products: readonly NamedProduct[] | undefined
  onConfirm: (products: readonly NamedProduct[]) => void
  onClose: () => void
}

/** Asks for confirmation, with the number of open orders that the deletion does not stop. */
export function DeleteProductsDialog({ products, onClose, ...rest }: Props) {
  return (
    <Dialog
      open={products !== undefined}
      onClose={onClose}
      title={products ? getTitle(products) : ''}
      focusField={false}
    >
      {products && <ConfirmDeletion products={products} onClose={onClose} {...rest} />}
    </Dialog>
  )
}

function getTitle(products: readonly NamedProduct[]): string {
  const { title, titleMany } = dashboard.merchant.products.deletion
  const [first] = products
  return products.length === 1 && first ? title(first.name) : titleMany(products.length)
}

type ConfirmDeletionProps = Omit<Props, 'products'> & { products: readonly NamedProduct[] }

function ConfirmDeletion({ shopId, products, onConfirm, onClose }: ConfirmDeletionProps) {
  const texts = dashboard.merchant.products.deletion
  const query = { product_ids: products.map(({ id }) => id).join(',') }
  const { data, error, isPending, refetch } = useFreshCallQuery(calls.countOpenOrders, {
    params: { id: shopId },
    query,
  })
  return (
    <div className="grid gap-4">
      <p>{texts.text(products.length)}</p>
      {error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <p role="status" className={data?.open_orders ? 'font-semibold' : 'text-ink-2'}>
          {data ? getOpenOrdersText(data.open_orders, products.length) : texts.checking}
        </p>
      )}
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="quiet" onClick={onClose}>
          {m.app.cancel}
        </Button>
        <Button
          variant="danger"
          busy={isPending}
          disabled={error !== null}
          onClick={() => onConfirm(products)}
        >
          {texts.confirm(products.length)}
        </Button>
      </div>
    </div>
  )
}

function getOpenOrdersText(openOrders: number, products: number): string {
  const texts = dashboard.merchant.products.deletion
  return openOrders === 0 ? texts.noOpenOrders : texts.openOrders(openOrders, products)
}
