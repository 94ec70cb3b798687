import { provider } from '../../api/provider.ts'
import { providerFailure } from '../../api/provider-failure.ts'

const key = 'mainstreet_recovery'

/** Who may choose a new password without the old one: known in this tab only, until it is done. */
export function rememberRecovery(userId: string) {
  try {
    sessionStorage.setItem(key, userId)
  } catch {
    // Without storage it lasts as long as the page.
  }
}

export function isRecovering(userId: string): boolean {
  try {
    return sessionStorage.getItem(key) === userId
  } catch {
    return false
  }
}

/** Throws `ApiFailure`. */
export async function setRecoveredPassword(password: string): Promise<void> {
  const client = await provider()
  const { error } = await client.updateUser({ password })
  if (error) throw providerFailure(error)
  try {
    sessionStorage.removeItem(key)
  } catch {
    // Nothing was remembered then.
  }
}
