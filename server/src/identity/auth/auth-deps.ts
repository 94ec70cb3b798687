import type { Deps } from '../../platform/deps.ts'
import type { RateCounts } from '../rate-counts.ts'
import type { IdentitySettings } from '../settings.ts'
import type { Passwords } from './passwords.ts'
import type { SigningKeys } from './signing-keys.ts'

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
