import type { StoredRole } from '@mainstreet/contract/accounts/user.ts'
import { paths } from '../../browser/paths.ts'

/** Somewhere one can jump to. */
export type Goal = { id: string; group: string; label: string; hint?: string | undefined; to: string }

const adminViews = {
  queue: 'Queue',
  shops: 'Shops',
  users: 'Users',
  orders: 'Orders of the street',
  payments: 'Payments that do not agree',
  errors: 'Errors in browsers',
  log: 'Log',
  insights: 'Insights of the street',
} as const
const merchantViews = {
  shop: 'Today',
  orders: 'Orders',
  products: 'Products',
  messages: 'Messages',
  hours: 'Hours',
  insights: 'Insights',
  payouts: 'Payouts',
  account: 'Account',
} as const

const view = (id: string, label: string, to: string): Goal => ({ id, group: 'Views', label, to })

export function viewGoals(role: StoredRole): Goal[] {
  if (role === 'merchant')
    return (Object.keys(merchantViews) as (keyof typeof merchantViews)[]).map((one) =>
      view(one, merchantViews[one], paths.merchant({ view: one })),
    )
  if (role !== 'admin') return []
  return [
    ...Object.entries(adminViews).map(([one, label]) => view(one, label, paths.admin({ view: one }))),
    view('new-user', 'New user', paths.admin({ view: 'users', open: 'new' })),
    view('settings', 'Account settings', paths.account({ view: 'settings' })),
  ]
}

/** Each typed word begins a word of its name. */
export function matching(goals: readonly Goal[], typed: string): Goal[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean)
  return goals.filter(({ label }) => {
    const parts = label.toLowerCase().split(/\s+/)
    return words.every((word) => parts.some((part) => part.startsWith(word)))
  })
}
