import { getAuthClient, readStoredAuthSession } from './auth-client.ts'

/** `refused`: the provider knows the session no more; `unreachable`: it could not say so now. */
type TokenRenewal = 'renewed' | 'refused' | 'unreachable'

/** Asks the provider for a newer token than this one. */
export async function renewToken(usedToken: string): Promise<TokenRenewal> {
  const client = await getAuthClient()
  // what has expired is renewed by reading it
  const { data, error } = await client.getSession()
  if (!data.session) return isPermanentError(error) ? 'refused' : 'unreachable'
  if (data.session.access_token !== usedToken) return 'renewed'
  const refreshed = await client.refreshSession()
  // the client drops its own new token when another tab has stored one meanwhile
  const storedSession = readStoredAuthSession()
  if (!refreshed.error || (storedSession && storedSession.access_token !== usedToken)) return 'renewed'
  return isPermanentError(refreshed.error) ? 'refused' : 'unreachable'
}

const permanentErrorStatuses: readonly unknown[] = [400, 401, 403, 404]

/** Not a fault of the network or the server, no conflict and no limit: asking again would not help. */
function isPermanentError(error: { status?: number | undefined } | null): boolean {
  return error === null || permanentErrorStatuses.includes(error.status)
}

/** The others then find the new token in the storage. */
export function withRefreshLock(work: () => Promise<boolean>): Promise<boolean> {
  return globalThis.navigator?.locks ? navigator.locks.request('mainstreet_refresh', work) : work()
}
