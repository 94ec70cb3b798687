import { clsx } from 'clsx'
import type { ReactNode } from 'react'

export type BadgeTone = 'plain' | 'good' | 'warn' | 'bad' | 'sky' | 'slate'
type Props = { tone?: BadgeTone; children: ReactNode; className?: string }

const toneStyles: Record<BadgeTone, string> = {
  plain: 'bg-sunk text-ink-2',
  good: 'bg-pine-wash text-pine',
  warn: 'bg-marigold-wash text-ink',
  bad: 'bg-poppy-wash text-poppy',
  sky: 'bg-sky-wash text-sky',
  slate: 'bg-slate-wash text-slate',
}

export function Badge({ tone = 'plain', children, className }: Props) {
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-1 rounded-full px-2.5 py-0.5 text-xs font-semibold whitespace-nowrap',
        toneStyles[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
