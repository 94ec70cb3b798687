import { randomBytes } from 'node:crypto'
import { getOrCreateSharedSecret } from '@mainstreet/platform/db/shared-secret.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { createPasswordHasher } from './accounts/password-hasher.ts'
import type { AuthDeps, DemoCredentials, DiscardRegistration } from './auth-deps.ts'
import type { AuthSettings } from './auth-settings.ts'
import { createSigningKeys } from './sessions/signing-keys.ts'
import { createSharedRateLimiter } from './shared-rate-limiter.ts'
import { createSignInLog } from './sign-ins/sign-in-log.ts'

declare module '@mainstreet/platform/bus/bus.ts' {
  interface BusTopics {
    signing_keys: undefined
  }
}

/** The configured signing key cannot be used: the start ends with this sentence. */
export class SigningKeyError extends Error {}

export async function createAuthDeps(
  deps: PlatformDeps,
  settings: AuthSettings,
  {
    demoAccounts = [],
    discardRegistration = async () => undefined,
  }: {
    demoAccounts?: readonly DemoCredentials[] | undefined
    discardRegistration?: DiscardRegistration
  } = {},
): Promise<AuthDeps> {
  const { db, bus, now } = deps
  const createSecret = (name: string) =>
    getOrCreateSharedSecret(db, name, randomBytes(32).toString('base64url'))
  const secret = await createSecret('auth_secret')
  const factorSecret = await createSecret('factor_secret')
  const signingKeys = createSigningKeys(db, settings.signingKey, now)
  await signingKeys.check().catch((cause: unknown) => {
    throw new SigningKeyError(
      'AUTH_SIGNING_KEY cannot sign: its private and public parts must belong together',
      {
        cause,
      },
    )
  })
  // from now on no transaction waits for a second connection to read them
  await signingKeys.current()
  bus.subscribe('signing_keys', () => signingKeys.reload())
  const passwords = createPasswordHasher(settings)
  return {
    ...deps,
    settings,
    signingKeys,
    passwords,
    rateLimiter: createSharedRateLimiter(db, secret, now),
    signInLog: createSignInLog({ db, now, secret, demoAccounts }),
    secret,
    factorSecret,
    demoAccounts,
    discardRegistration,
  }
}
