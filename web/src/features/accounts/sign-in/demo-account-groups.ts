import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'

const roles = ['customer', 'merchant', 'admin'] as const

/** One sign per role, and the other accounts behind them; of the merchants one with a shop comes first. */
export function groupDemoAccounts(accounts: readonly DemoAccount[]): {
  signs: DemoAccount[]
  more: DemoAccount[]
} {
  const signs = roles.flatMap((role) => {
    const those = accounts.filter((account) => account.role === role)
    return those.find(({ shop_id }) => shop_id) ?? those[0] ?? []
  })
  return { signs, more: accounts.filter((account) => !signs.includes(account)) }
}
