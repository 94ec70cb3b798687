import type { StoredRole } from '@mainstreet/contract/accounts/user.ts'
import type { Tone } from '../../../ui/feedback/badge.tsx'

export const roleWords: Record<StoredRole, string> = {
  customer: 'Customer',
  merchant: 'Merchant',
  admin: 'Admin',
}
export const roleTones: Record<StoredRole, Tone> = { customer: 'plain', merchant: 'sky', admin: 'slate' }
export const roleChoices = Object.keys(roleWords) as StoredRole[]
