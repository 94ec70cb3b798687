import { getAuthClient, readStoredAuthSession } from './auth-client.ts'

/** `refused`: the provider no longer knows the session; `unreachable`: the provider could not decide. */
type TokenRenewal = 'renewed' | 'refused' | 'unreachable'

/** Requests a newer token than this one from the provider. */
export async function renewToken(usedToken: string): Promise<TokenRenewal> {
  const client = await getAuthClient()
  // reading an expired session renews it
  const { data, error } = await client.getSession()
  if (!data.session) return isPermanentError(error) ? 'refused' : 'unreachable'
  if (data.session.access_token !== usedToken) return 'renewed'
  const refreshed = await client.refreshSession()
  // the client drops its new token when another tab has stored one in the meantime
  const storedSession = readStoredAuthSession()
  if (!refreshed.error || (storedSession && storedSession.access_token !== usedToken)) return 'renewed'
  return isPermanentError(refreshed.error) ? 'refused' : 'unreachable'
}

const permanentErrorStatuses: readonly unknown[] = [400, 401, 403, 404]

/** Not an error of network or server, no conflict and no rate limit: repeating would not help. */
function isPermanentError(error: { status?: number | undefined } | null): boolean {
  return error === null || permanentErrorStatuses.includes(error.status)
}

/** The other tabs then find the new token in the storage. */
export function withRefreshLock<T>(work: () => Promise<T>): Promise<T> {
  return globalThis.navigator?.locks ? navigator.locks.request('mainstreet_refresh', work) : work()
}
