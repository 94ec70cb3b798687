import { tried } from '../../api/kept.ts'
import { provider } from '../../api/provider.ts'
import { providerFailure } from '../../api/provider-failure.ts'

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
