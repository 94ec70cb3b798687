import type { CartItem } from '@mainstreet/contract/cart/cart.ts'
import { href } from '@mainstreet/contract/href.ts'
import { formatDollars, formatMoney } from '@mainstreet/contract/messages/format.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { toCents } from '@mainstreet/contract/money.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { X } from 'lucide-react'
import { Button, IconButton } from '../../ui/buttons/button.tsx'
import { ResponsiveImage } from '../../ui/images/responsive-image.tsx'
import { getLineProblems } from './line-problems.ts'
import { QuantityStepper } from './quantity-stepper.tsx'

export function CartLine({ item, onChange }: { item: CartItem; onChange: (quantity: number) => void }) {
  const { product_id, name, image, price, quantity, stock, available } = item
  const isAvailable = available && stock > 0
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-x-[min(1rem,4vw)] gap-y-1 border-t border-line py-3 first:border-0">
      <div className="tile relative row-span-3 size-[min(4rem,20vw)] overflow-hidden rounded-field">
        <ResponsiveImage
          src={image}
          size="small"
          sizes="64px"
          alt=""
          className={`size-full object-cover ${isAvailable ? '' : 'opacity-45 grayscale'}`}
        />
      </div>
      <div className="min-w-0">
        <a
          href={href(routes.product, { id: product_id })}
          className="line-clamp-2 font-semibold underline-offset-3 hover:underline"
        >
          {name}
        </a>
        <p className="text-sm text-ink-2 nums">{m.shopping.cart.line.each(formatDollars(price))}</p>
      </div>
      <IconButton
        label={m.shopping.cart.line.remove(name)}
        onClick={() => onChange(0)}
        className="-mt-1.5 -mr-2"
      >
        <X aria-hidden="true" className="size-4.5" />
      </IconButton>
      {getLineProblems(item).map(({ text, fix }) => (
        <p
          key={text}
          className="col-span-2 col-start-2 flex flex-wrap items-center gap-x-3 text-sm font-medium text-poppy"
        >
          {text}
          {fix && (
            <Button variant="plain" size="sm" onClick={() => onChange(fix.quantity)}>
              {fix.label}
            </Button>
          )}
        </p>
      ))}
      {isAvailable && (
        <div className="col-span-2 col-start-2 flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <QuantityStepper
            size="sm"
            name={name}
            quantity={quantity}
            max={Math.max(stock, 1)}
            onChange={(next) => onChange(Math.min(next, stock))}
            removable
          />
          <span className="font-display font-bold nums">{formatMoney(toCents(price) * quantity)}</span>
        </div>
      )}
    </li>
  )
}
