import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { password } from '@mainstreet/contract/limits.ts'
import type { JWK } from 'jose'
import { z } from 'zod'
import type { IdentitySettings } from './identity/settings.ts'

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address such as https://street.example',
})
const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535, 'must be at most 65535')
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })
const flag = (fallback: 'on' | 'off') => onOff.default(fallback).transform((value) => value === 'on')
const whole = (least: number, most: number, fallback: number) =>
  z.coerce.number({ error: 'must be a number' }).int().min(least).max(most).default(fallback)
const list = z
  .string()
  .default('')
  .transform((text) => text.split(',').flatMap((one) => one.trim() || []))
const origin = (address: string) => new URL(address).origin
const secret = z.string().min(32, 'must have at least 32 characters')
const day = 24 * 3600

/** Every setting there is; the README's table says the same in words. */
const environment = z.object({
  PORT: port.default(3000),
  HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) > 0, 'must be localhost or an IP address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' }).optional(),
  DEMO: onOff.optional(),
  PUBLIC_URL: httpAddress.transform(origin).optional(),
  DEMO_HOST: z.string().min(1).optional(),
  TRUST_PROXY: list.refine(
    (all) => all.every(isNetwork),
    'must be IP addresses or networks such as 10.0.0.0/8',
  ),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.string().min(3).default('Mainstreet <mail@mainstreet.example>'),
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
  AUTH_TOKEN_LIFE: whole(30, 7 * day, 3600),
  AUTH_SESSION_LIFE: whole(60, 400 * day, 30 * day),
  AUTH_LINK_LIFE: whole(1, 7 * day, 3600),
  AUTH_CODE_LIFE: whole(1, day, 600),
  AUTH_MAIL_PAUSE: whole(0, day, 60),
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
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('warn'),
})

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const most = isIP(address) === 4 ? 32 : 128
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= most))
  )
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

export type Config = {
  port: number
  host: string
  dataDir: string
  /** Undefined: the embedded database. */
  databaseUrl: string | undefined
  demo: boolean
  /** Demo mode where others can reach it: worth a warning. */
  demoIsExposed: boolean
  /** Where people find the street; links and origin checks use it, never the Host header. */
  publicUrl: string | undefined
  /** The host that shows the product to others; mails asked for there lead to `publicUrl`. */
  demoHost: string | undefined
  /** Addresses of proxies whose word about the caller's address is taken. */
  trustProxy: readonly string[]
  mail: { smtpUrl: string | undefined; from: string }
  identity: IdentitySettings
  logLevel: string
}

export class ConfigError extends Error {}

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

/** The environment as the program understands it; throws one readable list of all faults. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environment.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n${faults.join('\n')}`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, PUBLIC_URL, LOG_LEVEL } = parsed.data
  const incomplete = incompleteIn(given)
  if (incomplete.length > 0) throw new ConfigError(`These settings cannot be used:\n${incomplete.join('\n')}`)
  const isPrivate = loopback.has(HOST) && DATABASE_URL === undefined
  const demo = DEMO === undefined ? isPrivate : DEMO === 'on'
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    databaseUrl: DATABASE_URL,
    demo,
    demoIsExposed: demo && !isPrivate,
    publicUrl: PUBLIC_URL,
    demoHost: parsed.data.DEMO_HOST,
    trustProxy: parsed.data.TRUST_PROXY,
    mail: { smtpUrl: parsed.data.SMTP_URL, from: parsed.data.MAIL_FROM },
    identity: identityOf(parsed.data, PUBLIC_URL ?? listeningAddress({ host: HOST, port: PORT }), demo),
    logLevel: LOG_LEVEL,
  }
}

export function listeningAddress({ host, port }: { host: string; port: number }): string {
  const name = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** What only works together. */
const together = [
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
]

function incompleteIn(given: Record<string, unknown>): string[] {
  return together.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined)
    return missing.length === 0 || missing.length === names.length
      ? []
      : missing.map((name) => `  ${name}: is needed beside ${names.find((one) => given[one] !== undefined)}`)
  })
}

function identityOf(given: z.output<typeof environment>, address: string, demo: boolean): IdentitySettings {
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
