import type { JWK } from 'jose'

/** How the identity module behaves; read from the environment by config.ts. */
export type AuthSettings = {
  /** Where it answers, e.g. `/auth/v1`. */
  path: string
  /** The same as people reach it from outside: the issuer of tokens, the beginning of mail links. */
  url: string
  anonKey: string
  /** Where people are sent back to when nothing else is asked for, or what is asked for is not allowed. */
  siteUrl: string
  /** Patterns of further addresses that may be returned to. */
  allowedRedirects: readonly string[]
  /** Origins whose pages may call; undefined: any. */
  allowedOrigins: readonly string[] | undefined
  isSignUpOpen: boolean
  autoconfirm: boolean
  passwordMinChars: number
  rejectCommonPasswords: boolean
  secureEmailChange: boolean
  requireCurrentPassword: boolean
  requireReauthentication: boolean
  refreshReuseIntervalMs: number
  accessTokenLifetimeMs: number
  sessionLifetimeMs: number
  linkLifetimeMs: number
  codeLifetimeMs: number
  /** Between two mails to one address. */
  emailCooldownMs: number
  /** To one address, of those that anyone may ask for; 0: no limit. */
  maxEmailsPerDay: number
  /** In 5 minutes, by address or account; 0: no limit. */
  rateLimits: { calls: number; tokens: number; verify: number; guesses: number }
  passwordHashing: { memoryKib: number; passes: number }
  /** Tokens signed with it are trusted, too (HS256). */
  trustedJwtSecret: string | undefined
  /** Signs in place of the keys in the database. */
  signingKey: JWK | undefined
  google: { clientId: string; clientSecret: string; issuer: string } | undefined
  /** A provider page of our own plays Google. */
  usesDemoGoogle: boolean
  hostedProject: HostedProject | undefined
}

/** A hosted Supabase project in place of our own module. */
export type HostedProject = {
  url: string
  anonKey: string
  serviceRoleKey: string
  jwtSecret: string | undefined
}
