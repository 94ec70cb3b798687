import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address such as https://street.example',
})
const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535, 'must be at most 65535')
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })

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
  PUBLIC_URL: httpAddress.transform((address) => new URL(address).origin).optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'must be a secret key such as sk_live_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be a signing secret such as whsec_...')
    .optional(),
  COMMISSION_PERCENT: z.coerce
    .number({ error: 'must be a number' })
    .min(0)
    .max(100, 'must be at most 100')
    .multipleOf(0.01, 'has at most two decimals')
    .default(0),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('warn'),
})

type Given = z.output<typeof environment>

const settings = environment.refine(
  (env) => (env.STRIPE_SECRET_KEY === undefined) === (env.STRIPE_WEBHOOK_SECRET === undefined),
  { path: ['STRIPE_WEBHOOK_SECRET'], error: 'goes with STRIPE_SECRET_KEY: set both or none' },
)

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
  logLevel: string
  /** Undefined: no cards but those of the demo's sandbox. */
  stripe: { secretKey: string; webhookSecret: string } | undefined
  /** What the street keeps of a card payment, in hundredths of a percent. */
  commissionBp: number
}

export class ConfigError extends Error {}

const loopback = new Set(['localhost', '127.0.0.1', '::1'])

/** The environment as the program understands it; throws one readable list of all faults. */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = settings.safeParse(given)
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n${faults.join('\n')}`)
  }
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, PUBLIC_URL, LOG_LEVEL, COMMISSION_PERCENT } = parsed.data
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
    logLevel: LOG_LEVEL,
    stripe: stripeOf(parsed.data),
    commissionBp: Math.round(COMMISSION_PERCENT * 100),
  }
}

function stripeOf({ STRIPE_SECRET_KEY: secretKey, STRIPE_WEBHOOK_SECRET: webhookSecret }: Given) {
  return secretKey && webhookSecret ? { secretKey, webhookSecret } : undefined
}
