import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import { personId, shopId } from './seed-ids.ts'

/** Spec 3: one customer, one admin, six merchants. The merchants own shops 1 to 6. */
export const demoAccounts: DemoAccount[] = [
  person(101, 'customer', 'customer@mainstreet.example', 'shop-local-1', 'Maya Torres'),
  person(102, 'admin', 'admin@mainstreet.example', 'keep-the-street', 'Ada Whitfield'),
  merchant(1, 'merchant@mainstreet.example', 'open-the-shop', 'Sam Whitaker'),
  merchant(2, 'rosa.delgado@mainstreet.example', 'conchas-at-six', 'Rosa Delgado'),
  merchant(3, 'wren.thistle@mainstreet.example', 'wrap-it-twice', 'Hannah Oyelaran'),
  merchant(4, 'three.brothers@mainstreet.example', 'last-before-gate', 'Caleb Nakamura'),
  merchant(5, 'pickett.hardware@mainstreet.example', 'by-the-pound', 'Dale Pickett'),
  merchant(6, 'yaqui.gulch@mainstreet.example', 'never-locked', 'June Albrecht'),
]

function person(
  n: number,
  role: DemoAccount['role'],
  email: string,
  password: string,
  name: string,
): DemoAccount {
  return { id: personId(n), email, password, role, name, shop_id: null }
}

function merchant(n: number, email: string, password: string, name: string): DemoAccount {
  return { ...person(n, 'merchant', email, password, name), shop_id: shopId(n) }
}
