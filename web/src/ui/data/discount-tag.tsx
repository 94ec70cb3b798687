import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'

type Props = { percent: number; className?: string }

/** A price tag with a hole for its string. */
export function DiscountTag({ percent, className }: Props) {
  return (
    <span
      className={clsx(
        'inline-flex h-7 items-center rounded-[4px_8px_8px_4px] bg-poppy pr-2.5 pl-6 font-display text-sm font-bold text-on-poppy shadow-low -rotate-3 nums',
        className,
      )}
    >
      <span
        aria-hidden="true"
        className="-ml-4 mr-2 size-2 rounded-full bg-paper shadow-[inset_0_1px_1px_rgb(0_0_0/0.35)]"
      />
      {m.app.ui.discount(percent)}
    </span>
  )
}
