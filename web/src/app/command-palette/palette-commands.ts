import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { type AdminView, adminViews, type MerchantView, routes } from '@mainstreet/contract/routes.ts'

/** A page to open. */
export type PaletteCommand = {
  id: string
  group: string
  label: string
  hint?: string | undefined
  to: string
}

const adminViewLabels = {
  queue: 'Queue',
  shops: 'Shops',
  users: 'Users',
  orders: 'Orders of the street',
  payments: 'Payments that do not agree',
  errors: 'Errors in browsers',
  'failed-jobs': 'Failed jobs',
  log: 'Log',
  insights: 'Insights of the street',
} as const satisfies Record<AdminView, string>
const merchantViewLabels = {
  shop: 'Today',
  orders: 'Orders',
  products: 'Products',
  messages: 'Messages',
  hours: 'Hours',
  insights: 'Insights',
  payouts: 'Payouts',
  account: 'Account',
} as const satisfies Record<MerchantView | 'account', string>

const createViewCommand = (id: string, label: string, to: string): PaletteCommand => ({
  id,
  group: 'Views',
  label,
  to,
})

export function getViewCommands(role: StoredRole): PaletteCommand[] {
  if (role === 'merchant')
    return (Object.keys(merchantViewLabels) as (keyof typeof merchantViewLabels)[]).map((one) =>
      createViewCommand(one, merchantViewLabels[one], href(routes.merchant, { search: { view: one } })),
    )
  if (role !== 'admin') return []
  return [
    ...adminViews.map((one) =>
      createViewCommand(
        one,
        adminViewLabels[one],
        href(routes.adminComprehensive, { search: { view: one } }),
      ),
    ),
    createViewCommand(
      'new-user',
      'New user',
      href(routes.adminComprehensive, { search: { view: 'users', open: 'new' } }),
    ),
    createViewCommand('settings', 'Account settings', href(routes.account, { search: { view: 'settings' } })),
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
