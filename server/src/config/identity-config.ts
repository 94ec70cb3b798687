import { passwordLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { AuthSettings } from '@mainstreet/identity/auth-settings.ts'
import type { JWK } from 'jose'
import { z } from 'zod'
import { commaSeparatedList, getOrigin, httpUrl, onOffFlag, secret, wholeNumber } from './setting-kinds.ts'

const daySeconds = 24 * 3600
/** The page warns a minute ahead, and reports input once a minute. */
const minIdleSeconds = 120

const idleTimeout = (defaultSeconds: number) =>
  wholeNumber(0, 400 * daySeconds, defaultSeconds).refine(
    (seconds) => seconds === 0 || seconds >= minIdleSeconds,
    `must be 0 or at least ${minIdleSeconds}`,
  )

/** The environment of the identity module; lifetimes are in seconds. */
export const identityEnvironment = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpUrl.default('https://accounts.google.com'),
  SUPABASE_URL: httpUrl.transform(getOrigin).optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  SUPABASE_JWT_SECRET: secret.optional(),
  AUTH_PATH: z
    .string()
    .regex(/^\/([\w/-]*\w)?$/, 'must be a path such as /auth/v1')
    .transform((path) => (path === '/' ? '' : path))
    .default('/auth/v1'),
  AUTH_URL: httpUrl.transform((address) => address.replace(/\/+$/, '')).optional(),
  AUTH_ANON_KEY: z.string().default('mainstreet-public'),
  AUTH_SITE_URL: httpUrl.optional(),
  AUTH_ALLOWED_REDIRECTS: commaSeparatedList,
  AUTH_SIGNUP: onOffFlag('on'),
  AUTH_AUTOCONFIRM: onOffFlag('off'),
  AUTH_ANONYMOUS_SIGN_IN: onOffFlag('off'),
  AUTH_PHONE: onOffFlag('off'),
  AUTH_PHONE_AUTOCONFIRM: onOffFlag('off'),
  AUTH_PASSWORD_MIN: wholeNumber(1, 64, passwordLimits.minChars),
  AUTH_COMMON_PASSWORDS: z
    .enum(['reject', 'accept'], { error: 'must be reject or accept' })
    .default('reject'),
  AUTH_SECURE_EMAIL_CHANGE: onOffFlag('on'),
  AUTH_REQUIRE_CURRENT_PASSWORD: onOffFlag('on'),
  AUTH_REQUIRE_REAUTHENTICATION: onOffFlag('off'),
  AUTH_REFRESH_REUSE_INTERVAL: wholeNumber(0, 3600, 10),
  AUTH_ACCESS_TOKEN_LIFETIME: wholeNumber(30, 7 * daySeconds, 3600),
  AUTH_SESSION_LIFETIME: wholeNumber(60, 400 * daySeconds, 30 * daySeconds),
  AUTH_IDLE_TIMEOUT_ADMIN: idleTimeout(30 * 60),
  AUTH_IDLE_TIMEOUT_MERCHANT: idleTimeout(12 * 3600),
  AUTH_UNCONFIRMED_LIFETIME: wholeNumber(3600, 400 * daySeconds, 30 * daySeconds),
  AUTH_LINK_LIFETIME: wholeNumber(1, 7 * daySeconds, 3600),
  AUTH_CODE_LIFETIME: wholeNumber(1, daySeconds, 600),
  AUTH_EMAIL_COOLDOWN: wholeNumber(0, daySeconds, 60),
  AUTH_MAX_EMAILS_PER_DAY: wholeNumber(1, 1_000_000, 20),
  AUTH_RATE_LIMITS: onOffFlag('on'),
  AUTH_RATE_CALLS: wholeNumber(1, 1_000_000, 30),
  AUTH_RATE_TOKENS: wholeNumber(1, 1_000_000, 150),
  AUTH_RATE_VERIFY: wholeNumber(1, 1_000_000, 30),
  AUTH_RATE_PASSWORD_ATTEMPTS: wholeNumber(1, 1_000_000, 30),
  AUTH_HASH_MEMORY: wholeNumber(8, 1_048_576, 19_456),
  AUTH_HASH_ITERATIONS: wholeNumber(1, 20, 2),
  AUTH_TRUSTED_JWT_SECRET: secret.optional(),
  AUTH_SIGNING_KEY: z
    .string()
    .transform(
      (text, context) => parseSigningKey(text) ?? addIssue(context, 'must be a private JWK (ES256 or RS256)'),
    )
    .optional(),
}

type IdentityEnvironment = z.output<z.ZodObject<typeof identityEnvironment>>

/** `address` is the public URL of the marketplace. */
export function getIdentitySettings(
  given: IdentityEnvironment,
  address: string,
  demo: boolean,
): AuthSettings {
  const { SUPABASE_URL, SUPABASE_ANON_KEY = '', SUPABASE_SERVICE_ROLE_KEY = '' } = given
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET = '', GOOGLE_ISSUER } = given
  const whenLimited = (max: number) => (given.AUTH_RATE_LIMITS ? max : 0)
  return {
    path: given.AUTH_PATH,
    url: given.AUTH_URL ?? `${address}${given.AUTH_PATH}`,
    anonKey: given.AUTH_ANON_KEY,
    siteUrl: given.AUTH_SITE_URL ?? address,
    allowedRedirects: given.AUTH_ALLOWED_REDIRECTS,
    isSignUpOpen: given.AUTH_SIGNUP,
    autoconfirm: given.AUTH_AUTOCONFIRM,
    anonymousSignIn: given.AUTH_ANONYMOUS_SIGN_IN,
    phone: given.AUTH_PHONE,
    phoneAutoconfirm: given.AUTH_PHONE_AUTOCONFIRM,
    passwordMinChars: given.AUTH_PASSWORD_MIN,
    rejectCommonPasswords: given.AUTH_COMMON_PASSWORDS === 'reject',
    secureEmailChange: given.AUTH_SECURE_EMAIL_CHANGE,
    requireCurrentPassword: given.AUTH_REQUIRE_CURRENT_PASSWORD,
    requireReauthentication: given.AUTH_REQUIRE_REAUTHENTICATION,
    refreshReuseIntervalMs: given.AUTH_REFRESH_REUSE_INTERVAL * 1000,
    accessTokenLifetimeMs: given.AUTH_ACCESS_TOKEN_LIFETIME * 1000,
    sessionLifetimeMs: given.AUTH_SESSION_LIFETIME * 1000,
    idleTimeoutsMs: {
      admin: given.AUTH_IDLE_TIMEOUT_ADMIN * 1000,
      merchant: given.AUTH_IDLE_TIMEOUT_MERCHANT * 1000,
    },
    unconfirmedLifetimeMs: given.AUTH_UNCONFIRMED_LIFETIME * 1000,
    linkLifetimeMs: given.AUTH_LINK_LIFETIME * 1000,
    codeLifetimeMs: given.AUTH_CODE_LIFETIME * 1000,
    emailCooldownMs: given.AUTH_EMAIL_COOLDOWN * 1000,
    maxEmailsPerDay: whenLimited(given.AUTH_MAX_EMAILS_PER_DAY),
    rateLimits: {
      calls: whenLimited(given.AUTH_RATE_CALLS),
      tokens: whenLimited(given.AUTH_RATE_TOKENS),
      verify: whenLimited(given.AUTH_RATE_VERIFY),
      passwordAttempts: whenLimited(given.AUTH_RATE_PASSWORD_ATTEMPTS),
    },
    passwordHashing: { memoryKib: given.AUTH_HASH_MEMORY, iterations: given.AUTH_HASH_ITERATIONS },
    trustedJwtSecret: given.AUTH_TRUSTED_JWT_SECRET,
    signingKey: given.AUTH_SIGNING_KEY,
    google: GOOGLE_CLIENT_ID
      ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: GOOGLE_ISSUER }
      : undefined,
    usesDemoGoogle: demo && GOOGLE_CLIENT_ID === undefined,
    hostedProject: SUPABASE_URL
      ? {
          url: SUPABASE_URL,
          anonKey: SUPABASE_ANON_KEY,
          serviceRoleKey: SUPABASE_SERVICE_ROLE_KEY,
          jwtSecret: given.SUPABASE_JWT_SECRET,
        }
      : undefined,
  }
}

function addIssue(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

function parseSigningKey(text: string): JWK | undefined {
  try {
    const key = JSON.parse(text) as JWK
    const isPrivate =
      typeof key.d === 'string' && ((key.kty === 'EC' && key.crv === 'P-256') || key.kty === 'RSA')
    return isPrivate ? key : undefined
  } catch {
    return undefined
  }
}
