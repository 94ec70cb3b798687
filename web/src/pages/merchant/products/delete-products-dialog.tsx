import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { calls } from '../../../api/calls.ts'
import { useFreshCallQuery } from '../../../queries/use-fresh-call-query.ts'
import { LoadError } from '../../../ui/feedback/load-error.tsx'
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx'
import type { NamedProduct } from './use-delete-products.ts'

type Props = {
  shopId: string
  products: readonly NamedProduct[]
  onConfirm: (products: readonly NamedProduct[]) => void
  onClose: () => void
}

/** Asks for confirmation, with the number of open orders that the deletion does not stop. */
export function DeleteProductsDialog({ shopId, products, onConfirm, onClose }: Props) {
  const texts = dashboard.merchant.products.deletion
  const query = { product_ids: products.map(({ id }) => id).join(',') }
  const { data, error, isPending, refetch } = useFreshCallQuery(calls.countOpenOrders, {
    params: { id: shopId },
    query,
  })
  return (
    <ConfirmDialog
      title={getTitle(products)}
      confirmLabel={texts.confirm(products.length)}
      tone="danger"
      busy={isPending}
      disabled={error !== null}
      onConfirm={() => onConfirm(products)}
      onClose={onClose}
    >
      <p>{texts.text(products.length)}</p>
      {error ? (
        <LoadError error={error} onRetry={refetch} />
      ) : (
        <p role="status" className={data?.open_orders ? 'font-semibold' : 'text-ink-2'}>
          {data ? getOpenOrdersText(data.open_orders, products.length) : texts.checking}
        </p>
      )}
    </ConfirmDialog>
  )
}

function getTitle(products: readonly NamedProduct[]): string {
  const { title, titleMany } = dashboard.merchant.products.deletion
  const [first] = products
  return products.length === 1 && first ? title(first.name) : titleMany(products.length)
}

function getOpenOrdersText(openOrders: number, products: number): string {
  const texts = dashboard.merchant.products.deletion
  return openOrders === 0 ? texts.noOpenOrders : texts.openOrders(openOrders, products)
}
