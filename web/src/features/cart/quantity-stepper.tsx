import { cartLimits as limits } from '@mainstreet/contract/cart/limits.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'
import { Minus, Plus, Trash2 } from 'lucide-react'

type Props = {
  /** The name of the product, for screen readers. */
  name: string
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
  const texts = m.shopping.cart.stepper
  const key = clsx(
    'grid place-items-center rounded-full text-ink hover:bg-ink/8 disabled:text-ink-2 disabled:opacity-50',
    size === 'sm' ? 'size-10' : 'size-11',
  )
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would want a legend
    <div
      role="group"
      aria-label={texts.label(name)}
      className={clsx(
        'inline-flex items-center rounded-full border border-line-strong/50 bg-surface',
        className,
      )}
    >
      <button
        type="button"
        className={key}
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
      <button
        type="button"
        className={key}
        disabled={full}
        aria-label={full ? texts.maximum(name) : texts.increase(name)}
        onClick={() => onChange(quantity + 1)}
      >
        <Plus aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}
