import type { ServerText } from '@mainstreet/contract/messages/language.ts'
import type { Caller } from '@mainstreet/identity/auth-deps.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import type { AuthenticatedUser, IdentityProvider } from './identity-provider/identity-provider.ts'
import { translateAuthErrors } from './translate-auth-errors.ts'

type PasswordChange = { currentPassword: string; newPassword: string }

/** Ends all other sessions and invalidates the links and codes in emails sent before. */
export async function changePassword(
  provider: IdentityProvider,
  user: AuthenticatedUser,
  { currentPassword, newPassword }: PasswordChange,
  caller: Caller,
): Promise<void> {
  await requireCurrentPassword(provider, user, currentPassword, caller, 'currentPassword')
  if (newPassword === '') throw fieldError('newPassword', (m) => m.password.changeFailed)
  await translateAuthErrors(provider.changePassword(user, newPassword, currentPassword), 'newPassword')
}

export async function requireCurrentPassword(
  provider: Pick<IdentityProvider, 'isCurrentPassword'>,
  user: AuthenticatedUser,
  password: string,
  caller: Caller,
  path: string,
): Promise<void> {
  if (!(await translateAuthErrors(provider.isCurrentPassword(user, password, caller), path)))
    throw fieldError(path, (m) => m.errors.accounts.wrongPassword)
}

function fieldError(path: string, message: ServerText): ApiError {
  return new ApiError('rule_violation', message, { details: [{ path, message }] })
}
