import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'

type Props = {
  /** Formatted: '$8.00'. */
  amount: string
  /** The struck former price; display only. */
  formerAmount?: string | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  className?: string
}

const sizeStyles = { sm: 'text-base', md: 'text-lg', lg: 'text-xl', xl: 'text-3xl' }

/** A screen reader reads "$8.00, original price: $9.44". */
export function Price({ amount, formerAmount, size = 'md', className }: Props) {
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2 nums', className)}>
      <span className={clsx('font-display font-bold tracking-tight', sizeStyles[size])}>{amount}</span>
      {formerAmount !== undefined && (
        <s className="text-sm text-ink-2">
          <span className="sr-only">, {m.app.ui.formerPrice} </span>
          {formerAmount}
        </s>
      )}
    </span>
  )
}
