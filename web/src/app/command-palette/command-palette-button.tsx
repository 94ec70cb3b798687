import { toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { User } from '@mainstreet/contract/accounts/user.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { Search } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { CommandPalette } from './command-palette.tsx'

/** Opens with its button, or with Ctrl or Command and K. */
export function CommandPaletteButton({ user }: { user: User }) {
  const [open, setOpen] = useState(false)
  useEffect(() => {
    const openOnShortcut = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey) return
      if (document.querySelector('dialog[open]')) return
      event.preventDefault()
      setOpen(true)
    }
    document.addEventListener('keydown', openOnShortcut)
    return () => document.removeEventListener('keydown', openOnShortcut)
  }, [])
  return (
    <>
      <button
        type="button"
        aria-keyshortcuts="Control+K Meta+K"
        title={m.app.palette.titleWithShortcut}
        onClick={() => setOpen(true)}
        className="inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-field px-2.5 text-ink-2 hover:bg-ink/6 hover:text-ink md:border md:border-line-strong/50"
      >
        <Search aria-hidden="true" className="size-4.5" />
        <span className="text-sm max-md:sr-only">{m.app.palette.title}</span>{' '}
        <kbd className="font-sans text-xs font-semibold max-md:hidden">{m.app.palette.shortcut}</kbd>
      </button>
      <Dialog open={open} onClose={() => setOpen(false)} title={m.app.palette.title}>
        <CommandPalette role={toStoredRole(user.role)} onDone={() => setOpen(false)} />
      </Dialog>
    </>
  )
}
