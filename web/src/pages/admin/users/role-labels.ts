import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { BadgeTone } from '../../../ui/feedback/badge.tsx'

export const roleTones: Record<StoredRole, BadgeTone> = { customer: 'plain', merchant: 'sky', admin: 'slate' }
export const roleChoices = Object.keys(roleTones) as StoredRole[]
