import { texts } from '@mainstreet/contract/texts.ts'
import type { Caller } from '../../../protocols/auth/auth-deps.ts'
import { Refusal } from '../platform/http/api-error.ts'
import type { Own, Provider } from './identity-provider/identity-provider.ts'
import { speaking } from './translate-auth-errors.ts'

type Passwords = { currentPassword: string; newPassword: string }

/** Ends all other sessions, and what was mailed before. */
export async function changePassword(
  provider: Provider,
  own: Own,
  { currentPassword, newPassword }: Passwords,
  caller: Caller,
): Promise<void> {
  await requirePassword(provider, own, currentPassword, caller, 'currentPassword')
  if (newPassword === '') throw wrong('newPassword', texts.password.changeFailed)
  await speaking(provider.changePassword(own, newPassword), 'newPassword')
}

export async function requirePassword(
  provider: Provider,
  own: Own,
  password: string,
  caller: Caller,
  path: string,
): Promise<void> {
  if (!(await speaking(provider.isPassword(own, password, caller), path)))
    throw wrong(path, 'This is not your current password')
}

function wrong(path: string, message: string): Refusal {
  return new Refusal('rule_broken', message, { details: [{ path, message }] })
}
