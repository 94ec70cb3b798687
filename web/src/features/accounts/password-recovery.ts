import { tryStorage } from '../../browser/local-storage.ts'
import { getAuthClient } from '../../session/auth-client.ts'
import { convertAuthError } from '../../session/convert-auth-error.ts'

const storageKey = 'mainstreet_recovery'

/** Stores who may set a new password without the old one; only in this tab, until it is set. */
export function storeRecovery(userId: string) {
  tryStorage(() => sessionStorage.setItem(storageKey, userId))
}

export function isRecovering(userId: string): boolean {
  return tryStorage(() => sessionStorage.getItem(storageKey)) === userId
}

/** Signs in with the token of a link that another program created; returns the user's id. Throws `ApiError`. */
export async function verifyRecoveryToken(token_hash: string): Promise<string> {
  const client = await getAuthClient()
  const { data, error } = await client.verifyOtp({ token_hash, type: 'recovery' })
  if (error) throw convertAuthError(error)
  return data.user?.id ?? ''
}

/** Throws `ApiError`. */
export async function setRecoveredPassword(password: string, nonce?: string): Promise<void> {
  const client = await getAuthClient()
  const { error } = await client.updateUser({ password, ...(nonce && { nonce }) })
  if (error) throw convertAuthError(error)
  tryStorage(() => sessionStorage.removeItem(storageKey))
}
