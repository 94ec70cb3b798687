import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

type Props = Omit<ComponentProps<'button'>, 'aria-pressed'> & { selected?: boolean }

export function Chip({ selected = false, className, type = 'button', ...rest }: Props) {
  return (
    <button
      {...rest}
      type={type}
      aria-pressed={selected}
      className={clsx(
        'inline-flex min-h-10 shrink-0 items-center gap-2 rounded-full border px-4 text-sm font-semibold whitespace-nowrap transition-colors duration-150',
        selected
          ? 'border-pine bg-pine text-on-pine'
          : 'border-line-strong/50 bg-surface text-ink enabled:hover:border-ink-2 disabled:border-dashed disabled:bg-transparent disabled:font-medium disabled:text-ink-2',
        className,
      )}
    />
  )
}
