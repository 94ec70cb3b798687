import type { Product } from '@mainstreet/contract/catalog/product.ts'
import { formatDollars } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'

type Props = { product: Product; quantity: number; promise: string }

/** What is about to be reserved, where, and when it is ready. */
export function ReservationSummary({ product, quantity, promise }: Props) {
  const { name, category, image, price, shop_name } = product
  return (
    <div className="flex items-center gap-4">
      <div data-category={category} className="tile size-20 shrink-0 overflow-hidden rounded-field">
        <ResponsiveImage src={image} size="small" sizes="80px" alt="" className="size-full object-cover" />
      </div>
      <div className="min-w-0">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-ink-2 nums">
          {m.shopping.reserve.item({ quantity, price: formatDollars(price), shop: shop_name })}
        </p>
        <p className="text-sm text-ink-2">{promise}</p>
      </div>
    </div>
  )
}
