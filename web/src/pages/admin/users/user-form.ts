import { storedRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Account, StoredRole } from '@mainstreet/contract/accounts/user.ts'

export type UserForm = { name: string; email: string; role: StoredRole; banned: boolean }

export function formOf(user: Account): UserForm {
  const { name, email, role, banned_at } = user
  return { name, email, role: storedRole(role), banned: banned_at !== null }
}

/** What is sent: only what was changed, so that another's change beside it stays. */
export function editOf(before: UserForm, form: UserForm): Partial<UserForm> {
  const trimmed: UserForm = { ...form, name: form.name.trim(), email: form.email.trim() }
  const keys = (Object.keys(trimmed) as (keyof UserForm)[]).filter((key) => trimmed[key] !== before[key])
  return Object.fromEntries(keys.map((key) => [key, trimmed[key]]))
}

/** Fields that somebody else has set otherwise meanwhile. */
export function clashes(before: UserForm, theirs: UserForm): (keyof UserForm)[] {
  return (Object.keys(theirs) as (keyof UserForm)[]).filter((key) => theirs[key] !== before[key])
}
