import { clsx } from 'clsx'
import type { ReactNode } from 'react'

type Props = { onClick: () => void; className?: string; children: ReactNode }

/** The first cell of a row: opens what the row is about. */
export function OpenRowButton({ onClick, className = 'block max-w-full max-md:text-lg', children }: Props) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={clsx('rounded-field py-1 text-left font-semibold text-pine hover:underline', className)}
    >
      {children}
    </button>
  )
}
