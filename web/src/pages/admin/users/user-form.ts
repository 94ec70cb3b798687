import { type StoredRole, toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Account } from '@mainstreet/contract/accounts/user.ts'

export type UserForm = { name: string; email: string; role: StoredRole; banned: boolean }

export function toUserForm(user: Account): UserForm {
  const { name, email, role, banned_at } = user
  return { name, email, role: toStoredRole(role), banned: banned_at !== null }
}

/** What is sent: only what was changed, so that another's change beside it stays. */
export function getChangedFields(before: UserForm, form: UserForm): Partial<UserForm> {
  const trimmed: UserForm = { ...form, name: form.name.trim(), email: form.email.trim() }
  const keys = (Object.keys(trimmed) as (keyof UserForm)[]).filter((key) => trimmed[key] !== before[key])
  return Object.fromEntries(keys.map((key) => [key, trimmed[key]]))
}

/** Fields that somebody else has set otherwise meanwhile. */
export function findUserConflicts(before: UserForm, current: UserForm): (keyof UserForm)[] {
  return (Object.keys(current) as (keyof UserForm)[]).filter((key) => current[key] !== before[key])
}
