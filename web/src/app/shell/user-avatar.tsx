import { m } from '@mainstreet/contract/messages/messages.ts'
import { firstGrapheme } from '@mainstreet/contract/text/cut-text.ts'
import { ChevronDown } from 'lucide-react'

/** The content of the user menu's button; for a visitor it is beside the sign-in button. */
export function UserAvatar({ name }: { name: string | undefined }) {
  return (
    <>
      {name && (
        <span className="grid size-9 place-items-center rounded-full bg-sunk font-display text-sm font-bold text-ink ring-1 ring-line-strong/40">
          {getInitials(name)}
        </span>
      )}
      <ChevronDown aria-hidden="true" className="size-4 text-ink-2" />
    </>
  )
}

/** Begins with the visible initials, so that users of speech input can say what they see. */
export function userMenuLabel(name: string | undefined): string {
  return name ? m.app.header.userMenuOf({ initials: getInitials(name), name }) : m.app.header.userMenu
}

function getInitials(name: string): string {
  const nameParts = name.trim().split(/\s+/)
  return [nameParts[0], nameParts.length > 1 ? nameParts.at(-1) : '']
    .map((word = '') => firstGrapheme(word))
    .join('')
    .toUpperCase()
}
