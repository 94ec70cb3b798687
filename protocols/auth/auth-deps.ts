import type { Deps } from '../../server/src/platform/platform-deps.ts'
import type { Passwords } from './accounts/password-hasher.ts'
import type { IdentitySettings } from './auth-settings.ts'
import type { SigningKeys } from './sessions/signing-keys.ts'
import type { RateCounts } from './shared-rate-limiter.ts'

/** What the identity module leans on. */
export type AuthDeps = Deps & {
  settings: IdentitySettings
  keys: SigningKeys
  passwords: Passwords
  rates: RateCounts
  /** Shared by all nodes: refresh tokens are made from it, codes are hashed with it. */
  secret: string
}

/** Where a call comes from. */
export type Caller = { ip: string; userAgent: string }
