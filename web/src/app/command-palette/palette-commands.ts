import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { adminViews, routes } from '@mainstreet/contract/routes.ts'

/** A page to open. */
export type PaletteCommand = {
  id: string
  group: string
  label: string
  hint?: string | undefined
  to: string
}

const createViewCommand = (id: string, label: string, to: string): PaletteCommand => ({
  id,
  group: m.app.palette.groups.views,
  label,
  to,
})

export function getViewCommands(role: StoredRole): PaletteCommand[] {
  const { merchantViews: merchantLabels } = m.app.palette
  if (role === 'merchant')
    return (Object.keys(merchantLabels) as (keyof typeof merchantLabels)[]).map((one) =>
      createViewCommand(one, merchantLabels[one], href(routes.merchant, { search: { view: one } })),
    )
  if (role !== 'admin') return []
  return [
    ...adminViews.map((one) =>
      createViewCommand(
        one,
        m.app.palette.adminViews[one],
        href(routes.adminComprehensive, { search: { view: one } }),
      ),
    ),
    createViewCommand(
      'new-user',
      m.app.palette.newUser,
      href(routes.adminComprehensive, { search: { view: 'users', open: 'new' } }),
    ),
    createViewCommand(
      'settings',
      m.app.palette.accountSettings,
      href(routes.account, { search: { view: 'settings' } }),
    ),
  ]
}

/** Each typed word is the beginning of a word of its name. */
export function filterCommands(goals: readonly PaletteCommand[], typed: string): PaletteCommand[] {
  const typedWords = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return goals.filter(({ label }) => {
    const parts = label.toLowerCase().split(/\s+/)
    return typedWords.every((word) => parts.some((part) => part.startsWith(word)))
  })
}
