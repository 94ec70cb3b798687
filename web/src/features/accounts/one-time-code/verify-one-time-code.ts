import { getAuthClient } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'

type OneTimeCodeKind = 'signup' | 'recovery' | 'email_change'

/** Turns in the digits of a mail; false where another mail is still to be answered. Throws `ApiError`. */
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
