import { m } from '@mainstreet/contract/messages/messages.ts'
import { clsx } from 'clsx'

/** An awning over a shop door, and the name. */
export function Logo({
  small = false,
  iconOnlyOnPhones = false,
}: {
  small?: boolean
  iconOnlyOnPhones?: boolean
}) {
  return (
    <span className="inline-flex items-center gap-2.5">
      <svg aria-hidden="true" viewBox="0 0 32 32" className={small ? 'size-6' : 'size-9'}>
        <rect width="32" height="32" rx="8" fill="var(--pine)" />
        <path
          d="M6 8h20v6a3.33 3.33 0 0 1-6.67 0 3.33 3.33 0 0 1-6.66 0A3.33 3.33 0 0 1 6 14z"
          fill="var(--on-pine)"
        />
        <path d="M12.67 8h6.66v6a3.33 3.33 0 0 1-6.66 0z" fill="var(--marigold)" />
        <path d="M8 19.5V26h16v-6.5" fill="none" stroke="var(--on-pine)" strokeWidth="2.2" />
      </svg>
      {!small && (
        <span
          className={clsx(
            'font-display text-xl font-bold tracking-tight',
            iconOnlyOnPhones ? 'max-md:hidden' : 'max-[23.4rem]:hidden',
          )}
        >
          {m.app.name}
        </span>
      )}
    </span>
  )
}
