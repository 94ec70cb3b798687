import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import { seedShopId, seedUserId } from './seed-ids.ts'

/** docs/spec.md, section 3: one customer, one admin, six merchants, who own shops 1 to 6. */
export const demoAccounts: DemoAccount[] = [
  createAccount(101, 'customer', 'customer@mainstreet.example', 'shop-local-1', 'Maya Torres'),
  createAccount(102, 'admin', 'admin@mainstreet.example', 'keep-the-street', 'Ada Whitfield'),
  createMerchant(1, 'merchant@mainstreet.example', 'open-the-shop', 'Sam Whitaker'),
  createMerchant(2, 'rosa.delgado@mainstreet.example', 'conchas-at-six', 'Rosa Delgado'),
  createMerchant(3, 'wren.thistle@mainstreet.example', 'wrap-it-twice', 'Hannah Oyelaran'),
  createMerchant(4, 'three.brothers@mainstreet.example', 'last-before-gate', 'Caleb Nakamura'),
  createMerchant(5, 'pickett.hardware@mainstreet.example', 'by-the-pound', 'Dale Pickett'),
  createMerchant(6, 'yaqui.gulch@mainstreet.example', 'never-locked', 'June Albrecht'),
]

function createAccount(
  n: number,
  role: DemoAccount['role'],
  email: string,
  password: string,
  name: string,
): DemoAccount {
  return { id: seedUserId(n), email, password, role, name, shop_id: null }
}

function createMerchant(n: number, email: string, password: string, name: string): DemoAccount {
  return { ...createAccount(n, 'merchant', email, password, name), shop_id: seedShopId(n) }
}
