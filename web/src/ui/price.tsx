import { clsx } from 'clsx'
import { inDollars } from './in-dollars.ts'

type Amount = { cents: number; dollars?: undefined } | { dollars: number; cents?: undefined }
type Props = Amount & {
  /** What it is said to have cost before, in cents; only shown. */
  struckCents?: number | undefined
  size?: 'sm' | 'md' | 'lg' | 'xl'
  className?: string
}

const sizes = { sm: 'text-base', md: 'text-lg', lg: 'text-xl', xl: 'text-3xl' }

/** A screen reader hears "$8.00, before $9.44". */
export function Price({ cents, dollars, struckCents, size = 'md', className }: Props) {
  return (
    <span className={clsx('inline-flex flex-wrap items-baseline gap-x-2 nums', className)}>
      <span className={clsx('font-display font-bold tracking-tight', sizes[size])}>
        {inDollars(dollars ?? cents / 100)}
      </span>
      {struckCents !== undefined && (
        <s className="text-sm text-ink-2">
          <span className="sr-only">, before </span>
          {inDollars(struckCents / 100)}
        </s>
      )}
    </span>
  )
}
