import { randomBytes } from 'node:crypto'
import { sharedSecret } from '../../server/src/platform/db/shared-secret.ts'
import type { Deps } from '../../server/src/platform/platform-deps.ts'
import { openPasswords } from './accounts/password-hasher.ts'
import type { AuthDeps } from './auth-deps.ts'
import type { IdentitySettings } from './auth-settings.ts'
import { openSigningKeys } from './sessions/signing-keys.ts'
import { openRateCounts } from './shared-rate-limiter.ts'

declare module '../../server/src/platform/bus/bus.ts' {
  interface Topics {
    /** Of everybody where nobody is named. */
    people: { user_id: string } | undefined
    'person.left': { id: string }
    signing_keys: undefined
  }
}

export async function openIdentity(deps: Deps, settings: IdentitySettings): Promise<AuthDeps> {
  const { db, bus, now } = deps
  const secret = await sharedSecret(db, 'identity_secret', randomBytes(32).toString('base64url'))
  const keys = openSigningKeys(db, settings.signingKey, now)
  bus.subscribe('signing_keys', () => keys.reload())
  const passwords = openPasswords(settings)
  return { ...deps, settings, keys, passwords, rates: openRateCounts(db, secret, now), secret }
}
