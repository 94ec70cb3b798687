import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { formatMoney, toCents } from '@mainstreet/contract/money.ts'
import { Clock, X } from 'lucide-react'
import { calls } from '../../api/calls.ts'
import { paths } from '../../api/paths.ts'
import { useMaybeAnswer } from '../../api/use-answer.ts'
import type { ShopPart } from '../../features/cart/cart-steps.ts'
import { ReserveButton } from '../../features/cart/reserve-button.tsx'
import { Stepper } from '../../features/cart/stepper.tsx'
import { PickupLine } from '../../features/shops/pickup-line.tsx'
import { Awning } from '../../ui/awning.tsx'
import { IconButton } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

type Props = { part: ShopPart; onChange: (item: CartItem, quantity: number) => void }

/** A paper bag receipt: the shop's awning, the lines, the sum and the promise. */
export function ShopBag({ part, onChange }: Props) {
  const { shop_id, shop_name, items, totalCents, ready } = part
  const shop = useMaybeAnswer(calls.getShop, { params: { id: shop_id } }).data?.shop
  const wanted = items.map(({ product_id, quantity }) => ({ product_id, quantity }))
  const clear = () => {
    for (const item of items) onChange(item, 0)
  }

  return (
    <section
      aria-label={shop_name}
      className="overflow-hidden rounded-card border border-line bg-surface shadow-low"
    >
      <Awning colour={shop?.colour ?? 'var(--slate)'} />
      <div className="px-4 pt-3 pb-5 sm:px-6">
        <h2 className="text-xl">
          <a href={paths.shop({ id: shop_id })} className="underline-offset-4 hover:underline">
            {shop_name}
          </a>
        </h2>
        <ul className="mt-2">
          {items.map((item) => (
            <Line key={item.id} item={item} onChange={(quantity) => onChange(item, quantity)} />
          ))}
        </ul>
        <div className="flex items-baseline justify-between border-t border-dashed border-line-strong/60 pt-4 pb-3">
          <span className="font-semibold">Total at {shop_name}</span>
          <span className="font-display text-2xl font-bold nums">{formatMoney(totalCents)}</span>
        </div>
        {shop && (
          <p className="mb-4 flex items-center gap-2 text-ink-2">
            <Clock aria-hidden="true" className="size-4 shrink-0 text-pine" />
            <PickupLine shop={shop} />
          </p>
        )}
        <ReserveButton
          shopId={shop_id}
          items={wanted}
          label={`Reserve all for ${formatMoney(totalCents)}`}
          disabled={!ready}
          onPlaced={clear}
        />
        {!ready && (
          <p className="mt-2 text-sm text-poppy">
            Some of it is no longer there as it stands. Change or remove those lines first.
          </p>
        )}
      </div>
    </section>
  )
}

function Line({ item, onChange }: { item: CartItem; onChange: (quantity: number) => void }) {
  const { product_id, name, image, price, quantity, stock, available } = item
  const short = available && quantity > stock
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0">
      <div className="tile size-16 shrink-0 overflow-hidden rounded-field">
        <Picture src={image} size="micro" alt="" className="size-full object-cover" />
      </div>
      <div className="min-w-40 flex-1">
        <a
          href={paths.product({ id: product_id })}
          className="font-semibold underline-offset-3 hover:underline"
        >
          {name}
        </a>
        <p className="text-sm text-ink-2 nums">{formatMoney(toCents(price))} each</p>
        {!available && <p className="text-sm font-medium text-poppy">No longer available</p>}
        {short && (
          <p className="text-sm font-medium text-poppy">
            {stock > 0 ? `Only ${stock} left` : 'Out of Stock'}
          </p>
        )}
      </div>
      <div className="ml-auto flex items-center gap-3">
        {available && <Stepper size="sm" name={name} quantity={quantity} most={stock} onChange={onChange} />}
        <span className="min-w-16 text-right font-display font-bold nums">
          {formatMoney(toCents(price) * quantity)}
        </span>
        <IconButton label={`Remove ${name}`} onClick={() => onChange(0)}>
          <X aria-hidden="true" className="size-4.5" />
        </IconButton>
      </div>
    </li>
  )
}
