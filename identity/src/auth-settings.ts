import type { JWK } from 'jose'

/** The settings of the auth module; config.ts reads them from the environment. */
export type AuthSettings = {
  /** The path of its routes, e.g. `/auth/v1`. */
  path: string
  /** The public URL of that path: the issuer of tokens and the base of email links. */
  url: string
  anonKey: string
  /** The redirect target when none is requested or the requested one is not allowed. */
  siteUrl: string
  /** Patterns of further allowed redirect targets. */
  allowedRedirects: readonly string[]
  isSignUpOpen: boolean
  /** Whether accounts without email, phone and password exist. */
  anonymousSignIn: boolean
  /** Whether accounts sign in by phone. */
  phone: boolean
  /** Whether a phone counts as confirmed without a code. */
  phoneAutoconfirm: boolean
  autoconfirm: boolean
  passwordMinChars: number
  rejectCommonPasswords: boolean
  secureEmailChange: boolean
  requireCurrentPassword: boolean
  requireReauthentication: boolean
  refreshReuseIntervalMs: number
  accessTokenLifetimeMs: number
  sessionLifetimeMs: number
  /** Sessions of these roles end without input; 0: never. */
  idleTimeoutsMs: { admin: number; merchant: number }
  linkLifetimeMs: number
  /** How long a registration may wait for its address to be confirmed. */
  unconfirmedLifetimeMs: number
  codeLifetimeMs: number
  /** The minimum time between two emails to one address. */
  emailCooldownMs: number
  /** Per address, for emails that anyone can request; 0: no limit. */
  maxEmailsPerDay: number
  /** Per 5 minutes, IP address and account; 0: no limit. */
  rateLimits: { calls: number; tokens: number; verify: number; passwordAttempts: number }
  passwordHashing: { memoryKib: number; iterations: number }
  /** Tokens signed with it are accepted too (HS256). */
  trustedJwtSecret: string | undefined
  /** Signs instead of the keys in the database. */
  signingKey: JWK | undefined
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** Our own provider page acts as Google. */
  usesDemoGoogle: boolean
  hostedProject: HostedProject | undefined
}

/** A hosted Supabase project instead of our own module. */
export type HostedProject = {
  url: string
  anonKey: string
  serviceRoleKey: string
  jwtSecret: string | undefined
}
