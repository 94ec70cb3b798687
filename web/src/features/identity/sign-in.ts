import { authConfig } from '../../api/auth-config.ts'
import { calls } from '../../api/calls.ts'
import { request } from '../../api/client.ts'
import { provider } from '../../api/provider.ts'
import { providerFailure } from '../../api/provider-failure.ts'
import { enter } from '../../api/session.ts'

type Body = { email: string; password: string }

/** Spec 5: demo accounts by exact match first, then the identity provider, and when that refuses the server. */
export async function signIn(body: Body): Promise<void> {
  const { demo } = await authConfig()
  if (demo && (await isDemoAccount(body))) return signInAtServer(body)

  const client = await provider()
  const { error } = await client.signInWithPassword(body)
  if (!error) return
  const failure = providerFailure(error)
  if (failure.code !== 'invalid_credentials') throw failure
  return signInAtServer(body)
}

async function isDemoAccount({ email, password }: Body): Promise<boolean> {
  const { data } = await request(calls.demoAccounts)
  return data.some((account) => account.email === email && account.password === password)
}

async function signInAtServer(body: Body): Promise<void> {
  const { user, token, refresh_token } = await request(calls.login, { body })
  if (refresh_token) await takeTokens({ token, refresh_token })
  else enter(user, token)
}

/** Gives the provider's client a session that the server has opened. Throws `ApiFailure`. */
export async function takeTokens({ token, refresh_token }: { token: string; refresh_token: string }) {
  const client = await provider()
  const { error } = await client.setSession({ access_token: token, refresh_token })
  if (error) throw providerFailure(error)
}
