import { provider, storedProviderSession } from './provider.ts'

/** Whether the provider has given a newer token than this one; throws where it cannot be reached at all. */
export async function askForToken(used: string): Promise<boolean> {
  const client = await provider()
  // what has expired is renewed by reading it
  const { data } = await client.getSession()
  if (!data.session) return false
  if (data.session.access_token !== used) return true
  const { error } = await client.refreshSession()
  if (!error) return true
  // the client drops its own new token when another tab has stored one meanwhile
  const kept = storedProviderSession()
  return kept !== null && kept.access_token !== used
}

/** The others then find the new token in the storage. */
export function oneTabAtATime(work: () => Promise<boolean>): Promise<boolean> {
  return globalThis.navigator?.locks ? navigator.locks.request('mainstreet_refresh', work) : work()
}
