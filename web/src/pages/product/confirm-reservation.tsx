import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import type { ReactNode } from 'react'
import { Button } from '../../ui/buttons/button.tsx'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

type Props = {
  product: Product
  quantity: number
  promise: string
  /** The button that reserves. */
  action: ReactNode
  onClose: () => void
}

/** After a sign-in: the visitor has clicked Reserve before, and confirms here. */
export function ConfirmReservation({ product, quantity, promise, action, onClose }: Props) {
  return (
    <Dialog open onClose={onClose} title={m.shopping.reserve.confirmTitle} focusField={false}>
      <div className="grid gap-5">
        <div className="flex items-center gap-4">
          <div
            data-category={product.category}
            className="tile size-20 shrink-0 overflow-hidden rounded-field"
          >
            <ResponsiveImage
              src={product.image}
              size="small"
              sizes="80px"
              alt=""
              className="size-full object-cover"
            />
          </div>
          <div className="min-w-0">
            <p className="font-semibold wrap-anywhere">{product.name}</p>
            <p className="text-sm text-ink-2 nums">
              {m.shopping.reserve.item({
                quantity,
                price: formatDollars(product.price),
                shop: product.shop_name,
              })}
            </p>
            <p className="text-sm text-ink-2">{promise}</p>
          </div>
        </div>
        {action}
        <Button variant="plain" onClick={onClose}>
          {m.shopping.reserve.notNow}
        </Button>
      </div>
    </Dialog>
  )
}
