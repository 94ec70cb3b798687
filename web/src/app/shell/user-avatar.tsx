import { ChevronDown } from 'lucide-react'

/** What the user menu's button shows; signed out it stands beside the button that signs in. */
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

/** Begins with the initials that are seen: who speaks to the computer says what they see. */
export function userMenuLabel(name: string | undefined): string {
  return name ? `${getInitials(name)}, user menu of ${name}` : 'User menu'
}

function getInitials(name: string): string {
  const words = name.trim().split(/\s+/)
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase()
}
