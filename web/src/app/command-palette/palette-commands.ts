import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { paths } from '../../browser/paths.ts'

/** Somewhere one can jump to. */
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
  log: 'Log',
  insights: 'Insights of the street',
} as const
const merchantViewLabels = {
  shop: 'Today',
  orders: 'Orders',
  products: 'Products',
  messages: 'Messages',
  hours: 'Hours',
  insights: 'Insights',
  payouts: 'Payouts',
  account: 'Account',
} as const

const createViewCommand = (id: string, label: string, to: string): PaletteCommand => ({
  id,
  group: 'Views',
  label,
  to,
})

export function getViewCommands(role: StoredRole): PaletteCommand[] {
  if (role === 'merchant')
    return (Object.keys(merchantViewLabels) as (keyof typeof merchantViewLabels)[]).map((one) =>
      createViewCommand(one, merchantViewLabels[one], paths.merchant({ view: one })),
    )
  if (role !== 'admin') return []
  return [
    ...Object.entries(adminViewLabels).map(([one, label]) =>
      createViewCommand(one, label, paths.admin({ view: one })),
    ),
    createViewCommand('new-user', 'New user', paths.admin({ view: 'users', open: 'new' })),
    createViewCommand('settings', 'Account settings', paths.account({ view: 'settings' })),
  ]
}

/** Each typed word begins a word of its name. */
export function filterCommands(goals: readonly PaletteCommand[], typed: string): PaletteCommand[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return goals.filter(({ label }) => {
    const parts = label.toLowerCase().split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
}
