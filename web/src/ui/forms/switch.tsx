import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'

type Props = {
  label: string
  hint?: ReactNode
  checked: boolean
  onChange: (on: boolean) => void
  disabled?: boolean
  /** Clicks are ignored while it saves; it keeps the focus, which a disabled switch would lose. */
  busy?: boolean
  /** Shown beside the switch. */
  action?: ReactNode
}

/** A setting that takes effect at once. */
export function Switch({ label, hint, checked, onChange, disabled = false, busy = false, action }: Props) {
  const id = useId()
  return (
    <div className="flex items-center gap-4 py-2">
      <span className="min-w-0 flex-1">
        <span id={id} className="block font-semibold">
          {label}
        </span>
        {hint && (
          <span id={`${id}-hint`} className="block text-sm text-ink-2">
            {hint}
          </span>
        )}
      </span>
      {action}
      <button
        type="button"
        role="switch"
        aria-checked={checked}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-busy={busy || undefined}
        disabled={disabled}
        onClick={() => !busy && onChange(!checked)}
        className="grid h-11 w-14 shrink-0 place-items-center rounded-full disabled:opacity-60 aria-busy:opacity-60"
      >
        <span
          aria-hidden="true"
          className={clsx(
            'flex h-7 w-12 items-center rounded-full border px-0.5 transition-colors duration-150',
            checked ? 'justify-end border-pine bg-pine' : 'justify-start border-line-strong bg-sunk',
          )}
        >
          <span className={clsx('size-5.5 rounded-full', checked ? 'bg-on-pine' : 'bg-line-strong')} />
        </span>
      </button>
    </div>
  )
}
