import type { SignInMethod } from '@mainstreet/contract/accounts/sign-in-attempt.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { FastifyBaseLogger } from 'fastify'
import type { PasswordHasher } from './accounts/password-hasher.ts'
import type { AuthError } from './auth-error.ts'
import type { AuthSettings } from './auth-settings.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'
import type { SharedRateLimiter } from './shared-rate-limiter.ts'
import type { SignInOwner } from './sign-ins/sign-in-attempts-store.ts'

/** A user of the demo town with a published password. */
export type DemoCredentials = { id: string; email: string; password: string; name: string }

export type AuthDeps = PlatformDeps & {
  settings: AuthSettings
  signingKeys: SigningKeys
  passwords: PasswordHasher
  rateLimiter: SharedRateLimiter
  signInLog: SignInLog
  /** Empty outside demo mode. */
  demoAccounts: readonly DemoCredentials[]
  /** Shared by all nodes: refresh tokens are derived from it and codes are hashed with it. */
  secret: string
  /** Shared by all nodes: encrypts the secrets of second factors. Apart from the other, which can be replaced. */
  factorSecret: string
  /**
   * Called when the owner of an email address takes over an account that was registered with it and never confirmed:
   * what the registration set up beyond the account may be a stranger's.
   */
  discardRegistration: DiscardRegistration
}
export type DiscardRegistration = (tx: Tx, accountId: string) => Promise<void>

/** `owner` is undefined when nothing says whose account it is. */
export type SignIn = { method: SignInMethod; owner: SignInOwner | undefined }

/** Logs and counts attempts to sign in, and stores those of an account for its owner. */
export type SignInLog = {
  recordSuccess(signIn: SignIn, caller: Caller): void
  /** Stored only when the proof was wrong: not for a right password of an account that is not confirmed. */
  recordFailure(signIn: SignIn, caller: Caller, error: AuthError): void
  /** Stores what is waiting; afterwards this node's attempts so far can be read. */
  flush(): Promise<void>
}

/** The origin of a request. */
export type Caller = {
  ip: string
  userAgent: string
  /** The cookie of `known-devices.ts`. */
  device?: string | undefined
  /** Its lines have the id of the request. */
  log?: Pick<FastifyBaseLogger, 'info' | 'warn'>
}
