import { mail, password, session } from '@mainstreet/contract/limits.ts'
import type { JWK } from 'jose'
import { z } from 'zod'
import type { IdentitySettings } from '../../../protocols/auth/auth-settings.ts'
import { flag, httpAddress, list, origin, secret, whole } from './setting-kinds.ts'

const day = 24 * 3600

/** What the identity module reads of the environment; lives are in seconds. */
export const identityEnvironment = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: httpAddress.default('https://accounts.google.com'),
  SUPABASE_URL: httpAddress.transform(origin).optional(),
  SUPABASE_ANON_KEY: z.string().optional(),
  SUPABASE_SERVICE_ROLE_KEY: z.string().optional(),
  SUPABASE_JWT_SECRET: secret.optional(),
  AUTH_PATH: z
    .string()
    .regex(/^\/[\w/-]*\w$/, 'must be a path such as /auth/v1')
    .default('/auth/v1'),
  AUTH_URL: httpAddress.transform((address) => address.replace(/\/+$/, '')).optional(),
  AUTH_ANON_KEY: z.string().default('mainstreet-public'),
  AUTH_SITE_URL: httpAddress.optional(),
  AUTH_REDIRECTS: list,
  AUTH_ORIGINS: list,
  AUTH_SIGNUP: flag('on'),
  AUTH_AUTOCONFIRM: flag('off'),
  AUTH_PASSWORD_MIN: whole(1, 64, password.minChars),
  AUTH_COMMON_PASSWORDS: z
    .enum(['refuse', 'accept'], { error: 'must be refuse or accept' })
    .default('refuse'),
  AUTH_SECURE_EMAIL_CHANGE: flag('on'),
  AUTH_REQUIRE_CURRENT_PASSWORD: flag('off'),
  AUTH_REQUIRE_REAUTHENTICATION: flag('off'),
  AUTH_REUSE_INTERVAL: whole(0, 3600, 10),
  AUTH_TOKEN_LIFE: whole(30, 7 * day, session.accessTokenMs / 1000),
  AUTH_SESSION_LIFE: whole(60, 400 * day, 30 * day),
  AUTH_LINK_LIFE: whole(1, 7 * day, 3600),
  AUTH_CODE_LIFE: whole(1, day, 600),
  AUTH_MAIL_PAUSE: whole(0, day, 60),
  AUTH_MAILS_PER_DAY: whole(1, 1_000_000, mail.perDay),
  AUTH_RATE_LIMITS: flag('on'),
  AUTH_RATE_CALLS: whole(1, 1_000_000, 30),
  AUTH_RATE_TOKENS: whole(1, 1_000_000, 150),
  AUTH_RATE_VERIFY: whole(1, 1_000_000, 30),
  AUTH_RATE_GUESSES: whole(1, 1_000_000, 30),
  AUTH_HASH_MEMORY: whole(8, 1_048_576, 19_456),
  AUTH_HASH_PASSES: whole(1, 20, 2),
  AUTH_JWT_SECRET: secret.optional(),
  AUTH_SIGNING_KEY: z
    .string()
    .transform(
      (text, context) => signingKey(text) ?? fault(context, 'must be a private JWK (ES256 or RS256)'),
    )
    .optional(),
}

type Given = z.output<z.ZodObject<typeof identityEnvironment>>

/** `address` is where people find the street. */
export function identityOf(given: Given, address: string, demo: boolean): IdentitySettings {
  const { SUPABASE_URL, SUPABASE_ANON_KEY = '', SUPABASE_SERVICE_ROLE_KEY = '' } = given
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET = '', GOOGLE_ISSUER } = given
  const limit = (most: number) => (given.AUTH_RATE_LIMITS ? most : 0)
  return {
    path: given.AUTH_PATH,
    url: given.AUTH_URL ?? `${address}${given.AUTH_PATH}`,
    anonKey: given.AUTH_ANON_KEY,
    siteUrl: given.AUTH_SITE_URL ?? address,
    redirects: given.AUTH_REDIRECTS,
    origins: given.AUTH_ORIGINS.includes('*') ? undefined : [...given.AUTH_ORIGINS, origin(address)],
    signUpOpen: given.AUTH_SIGNUP,
    autoconfirm: given.AUTH_AUTOCONFIRM,
    passwordMinChars: given.AUTH_PASSWORD_MIN,
    refuseCommonPasswords: given.AUTH_COMMON_PASSWORDS === 'refuse',
    secureEmailChange: given.AUTH_SECURE_EMAIL_CHANGE,
    requireCurrentPassword: given.AUTH_REQUIRE_CURRENT_PASSWORD,
    requireReauthentication: given.AUTH_REQUIRE_REAUTHENTICATION,
    reuseIntervalMs: given.AUTH_REUSE_INTERVAL * 1000,
    tokenLifeMs: given.AUTH_TOKEN_LIFE * 1000,
    sessionLifeMs: given.AUTH_SESSION_LIFE * 1000,
    linkLifeMs: given.AUTH_LINK_LIFE * 1000,
    codeLifeMs: given.AUTH_CODE_LIFE * 1000,
    mailPauseMs: given.AUTH_MAIL_PAUSE * 1000,
    mailsPerDay: limit(given.AUTH_MAILS_PER_DAY),
    rates: {
      calls: limit(given.AUTH_RATE_CALLS),
      tokens: limit(given.AUTH_RATE_TOKENS),
      verify: limit(given.AUTH_RATE_VERIFY),
      guesses: limit(given.AUTH_RATE_GUESSES),
    },
    hash: { memoryKib: given.AUTH_HASH_MEMORY, passes: given.AUTH_HASH_PASSES },
    trustedSecret: given.AUTH_JWT_SECRET,
    signingKey: given.AUTH_SIGNING_KEY,
    google: GOOGLE_CLIENT_ID
      ? { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: GOOGLE_ISSUER }
      : undefined,
    playGoogle: demo && GOOGLE_CLIENT_ID === undefined,
    hosted: SUPABASE_URL
      ? {
          url: SUPABASE_URL,
          anonKey: SUPABASE_ANON_KEY,
          serviceRoleKey: SUPABASE_SERVICE_ROLE_KEY,
          jwtSecret: given.SUPABASE_JWT_SECRET,
        }
      : undefined,
  }
}

function fault(context: z.RefinementCtx, message: string): never {
  context.addIssue({ code: 'custom', message })
  return z.NEVER
}

function signingKey(text: string): JWK | undefined {
  try {
    const key = JSON.parse(text) as JWK
    const isPrivate =
      typeof key.d === 'string' && ((key.kty === 'EC' && key.crv === 'P-256') || key.kty === 'RSA')
    return isPrivate ? key : undefined
  } catch {
    return undefined
  }
}
