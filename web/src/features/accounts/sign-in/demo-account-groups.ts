import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'

const roles = ['customer', 'merchant', 'admin'] as const

/** One account per role, and the others separately; the first merchant is one with a shop. */
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
