import { clsx } from 'clsx'

type Props = { label?: string; size?: 'sm' | 'md' }

export function Spinner({ label, size = 'md' }: Props) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center gap-3 text-ink-2">
      <svg
        aria-hidden="true"
        viewBox="0 0 24 24"
        className={clsx('animate-spin text-current', size === 'sm' ? 'size-4' : 'size-6')}
      >
        <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="3" opacity=".25" />
        <path
          d="M12 3a9 9 0 0 1 9 9"
          fill="none"
          stroke="currentColor"
          strokeWidth="3"
          strokeLinecap="round"
        />
      </svg>
      {label && <span>{label}</span>}
    </span>
  )
}
