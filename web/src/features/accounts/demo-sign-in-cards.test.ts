import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import { expect, test } from 'vitest'
import { groupDemoAccounts } from './demo-sign-in-cards.tsx'

function account(id: string, role: DemoAccount['role'], shop_id: string | null = null): DemoAccount {
  return { id, role, shop_id, name: id, email: `${id}@example.com`, password: 'x' }
}

test('one account per role comes first, then the other merchants', () => {
  const accounts = [
    account('m1', 'merchant'),
    account('m2', 'merchant', 's'),
    account('a', 'admin'),
    account('c', 'customer'),
  ]
  const { signs, more } = groupDemoAccounts(accounts)
  expect(signs.map(({ id }) => id)).toEqual(['c', 'm2', 'a'])
  expect(more.map(({ id }) => id)).toEqual(['m1'])
})

test('without demo accounts the groups are empty', () => {
  expect(groupDemoAccounts([])).toEqual({ signs: [], more: [] })
})
