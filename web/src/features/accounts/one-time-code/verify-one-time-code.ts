import { getAuthClient } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'

type OneTimeCodeKind = 'email' | 'signup' | 'recovery' | 'email_change'

/** Verifies the code of an email; false when another email must still be confirmed. Throws `ApiError`. */
export async function verifyOneTimeCode(
  kind: OneTimeCodeKind,
  email: string,
  code: string,
): Promise<boolean> {
  const client = await getAuthClient()
  const { data, error } = await client.verifyOtp({ type: kind, email, token: code })
  if (error) throw convertAuthError(error)
  return data.session !== null
}
