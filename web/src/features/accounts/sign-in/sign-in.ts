import { m } from '@mainstreet/contract/messages/messages.ts'
import { ApiError } from '../../../api/api-error.ts'
import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { getAuthClient } from '../../../session/auth-client.ts'
import { getAuthConfig } from '../../../session/auth-config.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'
import { setSession } from '../../../session/session.ts'

type Credentials = { email: string; password: string }

/** Demo accounts by exact match first, then the identity provider, and after any error of it the server. */
export async function signIn(body: Credentials): Promise<void> {
  if (!(await isDemoAccount(body)) && (await signInAtProvider(body))) return
  await signInAtServer(body)
}

/** Also false when the list is unavailable: the server knows its demo accounts, too. */
async function isDemoAccount({ email, password }: Credentials): Promise<boolean> {
  try {
    if (!(await getAuthConfig()).demo) return false
    const { data } = await request(calls.listDemoAccounts)
    return data.some((account) => account.email === email && account.password === password)
  } catch {
    return false
  }
}

/** Its errors are not shown: the server is tried next, and that error counts. */
async function signInAtProvider(body: Credentials): Promise<boolean> {
  try {
    const client = await getAuthClient()
    const { error } = await client.signInWithPassword(body)
    return !error
  } catch {
    return false
  }
}

async function signInAtServer(body: Credentials): Promise<void> {
  const { user, token, refresh_token, second_factor_required } = await request(calls.login, { body })
  const isSet = refresh_token !== undefined && (await trySetSession({ token, refresh_token }))
  if (isSet) return
  // only the provider takes the code
  if (second_factor_required)
    throw new ApiError({ status: 503, code: 'unavailable', message: m.accounts.errors.unavailable })
  // without the provider the session lasts as long as its access token
  setSession(user, token)
}

async function trySetSession(tokens: { token: string; refresh_token: string }): Promise<boolean> {
  return startProviderSession(tokens).then(
    () => true,
    () => false,
  )
}

/** Passes a session that the server has created to the provider's client. Throws `ApiError`. */
export async function startProviderSession({
  token,
  refresh_token,
}: {
  token: string
  refresh_token: string
}) {
  const client = await getAuthClient()
  const { error } = await client.setSession({ access_token: token, refresh_token })
  if (error) throw convertAuthError(error)
}
