import { type StoredRole, toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'

export type UserForm = { name: string; email: string; role: StoredRole; banned: boolean }

export function toUserForm(user: Account): UserForm {
  const { name, email, role, banned_at } = user
  return { name, email, role: toStoredRole(role), banned: banned_at !== null }
}

/** The request body: only changed fields, so that concurrent changes of other fields stay. */
export function getChangedFields(before: UserForm, form: UserForm): Partial<UserForm> {
  const trimmed: UserForm = { ...form, name: trimText(form.name), email: form.email.trim() }
  const keys = (Object.keys(trimmed) as (keyof UserForm)[]).filter((key) => trimmed[key] !== before[key])
  return Object.fromEntries(keys.map((key) => [key, trimmed[key]]))
}

/** The fields that another admin has set to other values in the meantime. */
export function findUserConflicts(before: UserForm, current: UserForm): (keyof UserForm)[] {
  return (Object.keys(current) as (keyof UserForm)[]).filter((key) => current[key] !== before[key])
}
