import { provider } from '../../../session/auth-client.ts'
import { providerFailure } from '../../../session/convert-auth-error.ts'

type Kind = 'signup' | 'recovery' | 'email_change'

/** Turns in the digits of a mail; false where another mail is still to be answered. Throws `ApiFailure`. */
export async function turnInCode(kind: Kind, email: string, code: string): Promise<boolean> {
  const client = await provider()
  const { data, error } = await client.verifyOtp({ type: kind, email, token: code })
  if (error) throw providerFailure(error)
  return data.session !== null
}
