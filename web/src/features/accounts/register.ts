import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { trimText } from '@mainstreet/contract/text/trim-text.ts'
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

/** True when the address must be confirmed first; otherwise the user is signed in. Throws `ApiError`. */
export async function register({ name, ...rest }: Registration): Promise<boolean> {
  const { verifier, challenge, method } = await createPkcePair()
  const response = await request(calls.register, {
    body: {
      ...rest,
      // without a name, the part before the @ is used (docs/spec.md, section 5)
      name: trimText(name) || undefined,
      redirect_to: await createEmailLink(href(routes.authCallback, { search: { mode: 'signup' } })),
      code_challenge: challenge,
      code_challenge_method: method,
    },
  })
  if (response.confirmation_required) storeCodeVerifier(verifier)
  const { token, refresh_token } = response
  if (token && refresh_token) await startProviderSession({ token, refresh_token })
  return response.confirmation_required
}
