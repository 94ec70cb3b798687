import { provider, storedProviderSession } from './auth-client.ts'

/** `refused`: the provider knows the session no more; `unreachable`: it could not say so now. */
type Renewal = 'renewed' | 'refused' | 'unreachable'

/** Asks the provider for a newer token than this one. */
export async function askForToken(used: string): Promise<Renewal> {
  const client = await provider()
  // what has expired is renewed by reading it
  const { data, error } = await client.getSession()
  if (!data.session) return isFinal(error) ? 'refused' : 'unreachable'
  if (data.session.access_token !== used) return 'renewed'
  const refreshed = await client.refreshSession()
  // the client drops its own new token when another tab has stored one meanwhile
  const kept = storedProviderSession()
  if (!refreshed.error || (kept && kept.access_token !== used)) return 'renewed'
  return isFinal(refreshed.error) ? 'refused' : 'unreachable'
}

const finalStatuses: readonly unknown[] = [400, 401, 403, 404]

/** Not a fault of the network or the server, no conflict and no limit: asking again would not help. */
function isFinal(error: { status?: number | undefined } | null): boolean {
  return error === null || finalStatuses.includes(error.status)
}

/** The others then find the new token in the storage. */
export function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  return globalThis.navigator?.locks ? navigator.locks.request('mainstreet_refresh', work) : work()
}
