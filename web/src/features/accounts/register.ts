import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { storeCodeVerifier } from '../../session/auth-client.ts'
import { createPkcePair } from '../../session/pkce.ts'
import { createEmailLink } from './auth-emails.ts'
import { startProviderSession } from './sign-in/sign-in.ts'

export type Registration = {
  name: string
  email: string
  password: string
  role: 'customer' | 'merchant'
}

/** Whether the address must be confirmed first; else the person is signed in. Throws `ApiError`. */
export async function register({ name, ...rest }: Registration): Promise<boolean> {
  const { verifier, challenge, method } = await createPkcePair()
  const answer = await request(calls.register, {
    body: {
      ...rest,
      // spec 5: without a name it is the part before the @
      name: name.trim() || undefined,
      redirect_to: await createEmailLink('/auth/callback?mode=signup'),
      code_challenge: challenge,
      code_challenge_method: method,
    },
  })
  if (answer.confirmation_required) storeCodeVerifier(verifier)
  const { token, refresh_token } = answer
  if (token && refresh_token) await startProviderSession({ token, refresh_token })
  return answer.confirmation_required
}
