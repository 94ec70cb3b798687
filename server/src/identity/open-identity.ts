import { randomBytes } from 'node:crypto'
import type { Deps } from '../platform/deps.ts'
import type { AuthDeps } from './auth/auth-deps.ts'
import { openPasswords } from './auth/passwords.ts'
import { openSigningKeys } from './auth/signing-keys.ts'
import { openRateCounts } from './rate-counts.ts'
import type { IdentitySettings } from './settings.ts'
import { sharedSecret } from './store.ts'

declare module '../platform/bus.ts' {
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
