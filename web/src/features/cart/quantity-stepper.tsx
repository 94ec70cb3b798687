import { cartLimits as limits } from '@mainstreet/contract/cart/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { Minus, Plus, Trash2 } from 'lucide-react'

type Props = {
  /** The name of the product, for screen readers. */
  name: string
  /** 0: only a round button that adds the product. */
  quantity: number
  max: number
  onChange: (quantity: number) => void
  /** At one, the minus button removes the item. */
  removable?: boolean
  size?: 'sm' | 'md'
  className?: string
}

export function QuantityStepper({
  name,
  quantity,
  max,
  onChange,
  removable = false,
  size = 'md',
  className,
}: Props) {
  const full = quantity >= Math.min(max, limits.maxQuantity)
  const leaves = removable && quantity <= 1
  const isAdded = quantity > 0
  const texts = m.shopping.cart.stepper
  const buttonStyle = clsx(
    'grid place-items-center rounded-full text-ink hover:bg-ink/8 disabled:text-ink-2 disabled:opacity-50',
    size === 'sm' ? 'size-10' : 'size-11',
  )
  return (
    <div
      {...(isAdded && { role: 'group', 'aria-label': texts.label(name) })}
      className={clsx(
        'inline-flex items-center rounded-full',
        isAdded && 'border border-line-strong/50 bg-surface',
        className,
      )}
    >
      {isAdded && (
        <>
          <button
            type="button"
            className={buttonStyle}
            disabled={!removable && quantity <= 1}
            aria-label={leaves ? m.shopping.cart.line.remove(name) : texts.decrease(name)}
            onClick={() => onChange(quantity - 1)}
          >
            {leaves ? (
              <Trash2 aria-hidden="true" className="size-4" />
            ) : (
              <Minus aria-hidden="true" className="size-4" />
            )}
          </button>
          <output className="min-w-7 text-center font-display font-bold nums" aria-live="polite">
            {quantity}
          </output>
        </>
      )}
      {/* the same element before and after the first press, so that it keeps the focus without a second layout */}
      <button
        type="button"
        className={
          isAdded
            ? buttonStyle
            : 'grid size-11 place-items-center rounded-full bg-pine text-on-pine transition-[background-color,transform] duration-150 hover:bg-pine-deep active:scale-94'
        }
        disabled={full}
        aria-label={getIncreaseLabel()}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" className={isAdded ? 'size-4' : 'size-5'} strokeWidth={isAdded ? 2 : 2.5} />
      </button>
    </div>
  )

  function getIncreaseLabel() {
    if (!isAdded) return m.shopping.cart.addProduct(name)
    return full ? texts.maximum(name) : texts.increase(name)
  }
}
