import { m } from '@mainstreet/contract/messages/messages.ts'
import { queryOptions } from '@tanstack/react-query'
import { getAuthClient, readStoredAuthSession } from '../../../session/auth-client.ts'
import { convertAuthError } from '../../../session/convert-auth-error.ts'
import { convertCeremonyError } from '../webauthn/ceremony-error.ts'
import { withNewerToken } from '../with-newer-token.ts'

export type Passkey = { id: string; name: string; createdAt: string; lastUsedAt: string | undefined }

/** Of the signed-in account. */
export const passkeysQuery = () =>
  queryOptions({
    queryKey: ['passkeys', readStoredAuthSession()?.user.id],
    queryFn: () => withNewerToken(listPasskeys),
    staleTime: 0,
  })

async function listPasskeys(): Promise<Passkey[]> {
  const client = await getAuthClient()
  const { data, error } = await client.passkey.list()
  if (error) throw convertAuthError(error)
  return data.map(({ id, friendly_name = '', created_at, last_used_at }) => ({
    id,
    name: friendly_name,
    createdAt: created_at,
    lastUsedAt: last_used_at,
  }))
}

/** The browser offers the passkeys that it has for this site. A second factor is asked for after it, as after a password. */
export async function signInWithPasskey(signal: AbortSignal): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.signInWithPasskey({ options: { signal } })
  if (error) throw convertCeremonyError(error, m.accounts.passkeys.signInErrors)
}

/** Named after its authenticator, until it is renamed. */
export async function addPasskey(signal: AbortSignal): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.registerPasskey({ options: { signal } })
  if (error) throw convertCeremonyError(error, m.accounts.passkeys.addErrors)
}

export async function renamePasskey(passkeyId: string, friendlyName: string): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.passkey.update({ passkeyId, friendlyName })
  if (error) throw convertAuthError(error)
}

export async function removePasskey(passkeyId: string): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.passkey.delete({ passkeyId })
  if (error) throw convertAuthError(error)
}
