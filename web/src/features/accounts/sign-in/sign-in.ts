import { calls } from '../../../api/calls.ts'
import { request } from '../../../api/client.ts'
import { provider } from '../../../session/auth-client.ts'
import { authConfig } from '../../../session/auth-config.ts'
import { providerFailure } from '../../../session/convert-auth-error.ts'
import { enter } from '../../../session/session.ts'

type Body = { email: string; password: string }

/** Demo accounts by exact match first, then the identity provider, and on any error of it the server. */
export async function signIn(body: Body): Promise<void> {
  if (!(await isDemoAccount(body)) && (await isSignedInByProvider(body))) return
  await signInAtServer(body)
}

/** False also where it cannot be asked: the server knows its demo accounts, too. */
async function isDemoAccount({ email, password }: Body): Promise<boolean> {
  try {
    if (!(await authConfig()).demo) return false
    const { data } = await request(calls.demoAccounts)
    return data.some((account) => account.email === email && account.password === password)
  } catch {
    return false
  }
}

/** Its errors are not shown: the server is tried next, and its error is. */
async function isSignedInByProvider(body: Body): Promise<boolean> {
  try {
    const client = await provider()
    const { error } = await client.signInWithPassword(body)
    return !error
  } catch {
    return false
  }
}

async function signInAtServer(body: Body): Promise<void> {
  const { user, token, refresh_token } = await request(calls.login, { body })
  const isSet = refresh_token !== undefined && (await isSessionSet({ token, refresh_token }))
  // without the provider the session lasts as long as its access token
  if (!isSet) enter(user, token)
}

async function isSessionSet(tokens: { token: string; refresh_token: string }): Promise<boolean> {
  return takeTokens(tokens).then(
    () => true,
    () => false,
  )
}

/** Gives the provider's client a session that the server has opened. Throws `ApiFailure`. */
export async function takeTokens({ token, refresh_token }: { token: string; refresh_token: string }) {
  const client = await provider()
  const { error } = await client.setSession({ access_token: token, refresh_token })
  if (error) throw providerFailure(error)
}
