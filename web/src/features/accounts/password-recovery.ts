import { tried } from '../../browser/local-storage.ts'
import { provider } from '../../session/auth-client.ts'
import { providerFailure } from '../../session/convert-auth-error.ts'

const key = 'mainstreet_recovery'

/** Who may choose a new password without the old one: known in this tab only, until it is done. */
export function rememberRecovery(userId: string) {
  tried(() => sessionStorage.setItem(key, userId))
}

export function isRecovering(userId: string): boolean {
  return tried(() => sessionStorage.getItem(key)) === userId
}

/** Throws `ApiFailure`. */
export async function setRecoveredPassword(password: string): Promise<void> {
  const client = await provider()
  const { error } = await client.updateUser({ password })
  if (error) throw providerFailure(error)
  tried(() => sessionStorage.removeItem(key))
}
