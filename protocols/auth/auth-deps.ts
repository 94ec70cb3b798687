import type { PlatformDeps } from '../../server/src/platform/platform-deps.ts'
import type { PasswordHasher } from './accounts/password-hasher.ts'
import type { AuthSettings } from './auth-settings.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'
import type { SharedRateLimiter } from './shared-rate-limiter.ts'

/** What the identity module leans on. */
export type AuthDeps = PlatformDeps & {
  settings: AuthSettings
  signingKeys: SigningKeys
  passwords: PasswordHasher
  rateLimiter: SharedRateLimiter
  /** Shared by all nodes: refresh tokens are made from it, codes are hashed with it. */
  secret: string
}

/** Where a call comes from. */
export type Caller = { ip: string; userAgent: string }
