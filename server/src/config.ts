import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { toCents } from '@mainstreet/contract/money.ts'
import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import { isTimeZone } from '@mainstreet/contract/shops/time-zone.ts'
import type { S3Settings } from '@mainstreet/platform/blobs/s3-blob-store.ts'
import { parseSentinelUrl } from '@mainstreet/platform/bus/sentinel-url.ts'
import type { SmsSettings } from '@mainstreet/platform/sms/sms-transport.ts'
import { getMessages, listLocales, logLocale } from '@mainstreet/platform/text/languages.ts'
import { createValidationErrorMap } from '@mainstreet/platform/text/validation-error-map.ts'
import { z } from 'zod'
import { backupEnvironment, getBackupSettings } from './config/backup-config.ts'
import { clientEnvironment, getClientSettings } from './config/client-config.ts'
import {
  databaseEnvironment,
  findIncompleteDatabaseSettings,
  getDatabaseSettings,
} from './config/database-config.ts'
import { type DemoMode, decideDemoMode } from './config/demo-mode.ts'
import { getIdentitySettings, identityEnvironment } from './config/identity-config.ts'
import { getOperationsSettings, operationsEnvironment } from './config/operations-config.ts'
import { getRetentionSettings, retentionEnvironment } from './config/retention-config.ts'
import {
  commaSeparatedList,
  getOrigin,
  httpUrl,
  onOff,
  onOffFlag,
  portNumber,
  wholeNumber,
} from './config/setting-kinds.ts'

/** A leading `*.` stands for all subdomains. */
const hostNamePattern = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/

const environmentSchema = z.object({
  PORT: portNumber.default(3000),
  HOST: z
    .string()
    .refine((host) => host === 'localhost' || isIP(host) > 0, 'must be localhost or an IP address')
    .default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('.data'),
  ...databaseEnvironment,
  /** Read by readTowns(). */
  TOWNS: z.string().min(1).optional(),
  REDIS_URL: z
    .union([z.url({ protocol: /^rediss?$/ }), z.string().refine(parseSentinelUrl)], {
      error:
        'must be an address such as redis://host:6379, or redis+sentinel://host1:26379,host2:26379/mymaster',
    })
    .optional(),
  DEMO: onOff.optional(),
  DEMO_PUBLIC: onOff.optional(),
  DISCOUNT_BADGE: onOff.optional(),
  ADMIN_SECOND_FACTOR: z.enum(['required', 'optional'], { error: 'must be required or optional' }).optional(),
  LOCALE: z.enum(listLocales(), { error: `must be one of ${listLocales().join(', ')}` }).default(logLocale),
  TIME_ZONE: z
    .string()
    .refine(isTimeZone, 'must be a time zone such as America/Los_Angeles')
    .default(openingHoursLimits.defaultTimeZone),
  PUBLIC_URL: httpUrl.transform(getOrigin).optional(),
  GEOCODER_URL: httpUrl.optional(),
  MAP_STYLE_URL: httpUrl.optional(),
  DEMO_HOST: z.string().min(1).optional(),
  TRUST_PROXY: commaSeparatedList.refine(
    (all) => all.every(isNetwork),
    'must be IP addresses or networks such as 10.0.0.0/8',
  ),
  SMTP_URL: z.url({ protocol: /^smtps?$/, error: 'must be an smtp(s):// address' }).optional(),
  MAIL_FROM: z.string().min(3).default('Mainstreet <mail@mainstreet.example>'),
  MAIL_WEBHOOK_SECRET: z
    .string()
    .regex(
      /^(whsec_)?[A-Za-z\d+/]{32,}={0,2}$/,
      'must be a secret such as whsec_ and at least 32 characters of base64',
    )
    .optional(),
  SMS_URL: httpUrl.transform((address) => address.replace(/\/+$/, '')).default('https://api.twilio.com'),
  SMS_ACCOUNT_SID: z.string().min(1).optional(),
  SMS_AUTH_TOKEN: z.string().min(1).optional(),
  SMS_FROM: z
    .string()
    .regex(
      /^(\+[1-9]\d{6,14}|MG[0-9a-fA-F]{32})$/,
      'must be a number such as +12095550100, or the id of a messaging service',
    )
    .optional(),
  ...identityEnvironment,
  ...clientEnvironment,
  ...retentionEnvironment,
  ...operationsEnvironment,
  ...backupEnvironment,
  S3_ENDPOINT: httpUrl.optional(),
  S3_BUCKET: z
    .string()
    .regex(/^[a-z0-9][a-z0-9.-]{1,62}$/, 'must be the name of a bucket')
    .optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  IMAGE_HOSTS: z
    .string()
    .transform((list) =>
      list
        .toLowerCase()
        .split(/[\s,]+/)
        .filter(Boolean),
    )
    .pipe(
      z.array(
        z.string().regex(hostNamePattern, 'must be host names such as images.example.com, or *.example.com'),
      ),
    )
    .optional(),
  REFUND_CONFIRMATION_ABOVE: wholeNumber(0, 1_000_000, 100),
  STRIPE_URL: z
    .string()
    // the secret key is sent there
    .regex(
      /^(https:\/\/[^/?#@]+|http:\/\/(127\.0\.0\.1|localhost)(:\d+)?)\/?$/,
      'must be an https address without a path, such as https://api.stripe.com',
    )
    .transform(getOrigin)
    .default('https://api.stripe.com'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'must be a secret key such as sk_live_...')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w+$/, 'must be a signing secret such as whsec_...')
    .optional(),
  CALL_LIMITS: onOffFlag('on'),
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

/** docs/configuration.md has a line for each. */
export const settingNames: string[] = Object.keys(environmentSchema.shape)

function isNetwork(text: string): boolean {
  const [address = '', bits, ...rest] = text.split('/')
  const maxBits = isIP(address) === 4 ? 32 : 128
  return (
    isIP(address) > 0 &&
    rest.length === 0 &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxBits))
  )
}

export type Config = ReturnType<typeof readConfig>

export class ConfigError extends Error {}

/** Parses the environment; throws one readable list of all problems. */
export function readConfig(env: NodeJS.ProcessEnv) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = environmentSchema.safeParse(given, {
    error: createValidationErrorMap(getMessages(logLocale)),
  })
  if (!parsed.success) {
    const problems = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`)
    throw new ConfigError(`These settings cannot be used:\n${problems.join('\n')}`)
  }
  const { IMAGE_HOSTS: imageHosts = [] } = parsed.data
  const { PORT, HOST, DATA_DIR, REDIS_URL, PUBLIC_URL, LOG_LEVEL } = parsed.data
  const incomplete = [...findIncompleteSettings(given), ...findIncompleteDatabaseSettings(parsed.data)]
  if (incomplete.length > 0) throw new ConfigError(`These settings cannot be used:\n${incomplete.join('\n')}`)
  const { isOn: demo, reason: demoReason, isPublic: demoIsExposed } = requireDemoMode(parsed.data)
  const { AUTH_PHONE, AUTH_PHONE_AUTOCONFIRM, SMS_ACCOUNT_SID } = parsed.data
  if (AUTH_PHONE && !AUTH_PHONE_AUTOCONFIRM && !demo && SMS_ACCOUNT_SID === undefined)
    throw new ConfigError('These settings cannot be used:\n  SMS_ACCOUNT_SID: is needed beside AUTH_PHONE')
  return {
    port: PORT,
    host: HOST,
    dataDir: resolve(DATA_DIR),
    ...getDatabaseSettings(parsed.data),
    /** Undefined: events between nodes go through the database. */
    redisUrl: REDIS_URL,
    demo,
    /** Why demo mode is on or off, for the log. */
    demoReason,
    /** Demo mode where others can reach it: a warning is shown. */
    demoIsExposed,
    /** Whether an admin's session counts only with a second factor. */
    requiresAdminFactor: (parsed.data.ADMIN_SECOND_FACTOR ?? (demo ? 'optional' : 'required')) === 'required',
    /** Whether cheap products show a badge with an invented former price. */
    discountBadge: parsed.data.DISCOUNT_BADGE === undefined ? demo : parsed.data.DISCOUNT_BADGE === 'on',
    /** For visitors who accept none of the languages, and for what has no reader yet. */
    locale: parsed.data.LOCALE,
    /** For dates that belong to no shop, and the initial one of a new shop. */
    timeZone: parsed.data.TIME_ZONE,
    /** The public URL. Links and origin checks use it, never the Host header. */
    publicUrl: PUBLIC_URL,
    /** The search URL of a Nominatim or Photon server; undefined: only the gazetteer. */
    geocoderUrl: parsed.data.GEOCODER_URL,
    /** A MapLibre style; undefined: a simple built-in map. */
    mapStyleUrl: parsed.data.MAP_STYLE_URL,
    /** The host of a public demo; emails requested there link to `publicUrl`. */
    demoHost: parsed.data.DEMO_HOST,
    /** Proxy addresses whose forwarded client address is trusted. */
    trustProxy: parsed.data.TRUST_PROXY,
    mail: {
      smtpUrl: parsed.data.SMTP_URL,
      from: parsed.data.MAIL_FROM,
      /** Undefined: bounces are known from the SMTP server alone. */
      webhookSecret: parsed.data.MAIL_WEBHOOK_SECRET,
    },
    /** Undefined: text messages go to the demo's inbox, or nowhere. */
    sms: getSmsSettings(parsed.data),
    identity: getIdentitySettings(
      parsed.data,
      PUBLIC_URL ?? getListeningUrl({ host: HOST, port: PORT }),
      demo,
    ),
    clients: getClientSettings(parsed.data, PUBLIC_URL ?? getListeningUrl({ host: HOST, port: PORT })),
    retention: getRetentionSettings(parsed.data),
    logLevel: LOG_LEVEL,
    operations: getOperationsSettings(parsed.data, parsed.data.TRUST_PROXY.length > 0),
    backups: getBackupSettings(parsed.data),
    /** Undefined: files are stored in `dataDir`. */
    s3: getS3Settings(parsed.data),
    /** Hosts from which images are fetched, in addition to the built-in ones. */
    imageHosts,
    /** Undefined: only the demo's sandbox takes cards. */
    refundConfirmationAboveCents: toCents(parsed.data.REFUND_CONFIRMATION_ABOVE),
    stripe: getStripeSettings(parsed.data),
    /** Whether the rate limits of orders, messages and imports apply, and the limit of open unpaid orders. */
    callLimits: parsed.data.CALL_LIMITS,
    /** The marketplace's commission on card payments, in basis points. */
    commissionBp: Math.round(parsed.data.COMMISSION_PERCENT * 100),
  }
}

function requireDemoMode(given: z.output<typeof environmentSchema>): DemoMode {
  const decided = decideDemoMode(given)
  if ('error' in decided) throw new ConfigError(`These settings cannot be used:\n${decided.error}`)
  return decided
}

/** The URL at which users open the marketplace. */
export function getPublicUrl(config: Config): string {
  return config.publicUrl ?? getListeningUrl(config)
}

export function getListeningUrl({ host, port }: { host: string; port: number }): string {
  const name = ['127.0.0.1', '0.0.0.0', '::'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

/** Settings that work only together. */
const settingGroups = [
  ['SUPABASE_URL', 'SUPABASE_ANON_KEY', 'SUPABASE_SERVICE_ROLE_KEY'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['SMS_ACCOUNT_SID', 'SMS_AUTH_TOKEN', 'SMS_FROM'],
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
]

function findIncompleteSettings(given: Record<string, unknown>): string[] {
  return settingGroups.flatMap((names) => {
    const missing = names.filter((name) => given[name] === undefined)
    return missing.length === 0 || missing.length === names.length
      ? []
      : missing.map((name) => `  ${name}: is needed beside ${names.find((one) => given[one] !== undefined)}`)
  })
}

type EnvironmentValues = z.output<typeof environmentSchema>

function getS3Settings(given: EnvironmentValues): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket, S3_REGION: region } = given
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  return endpoint && bucket && accessKeyId && secretAccessKey
    ? { endpoint, bucket, region, accessKeyId, secretAccessKey }
    : undefined
}

function getSmsSettings(given: EnvironmentValues): SmsSettings | undefined {
  const { SMS_URL: url, SMS_ACCOUNT_SID: accountSid, SMS_AUTH_TOKEN: authToken, SMS_FROM: from } = given
  return accountSid && authToken && from ? { url, accountSid, authToken, from } : undefined
}

function getStripeSettings({
  STRIPE_URL: url,
  STRIPE_SECRET_KEY: secretKey,
  STRIPE_WEBHOOK_SECRET: webhookSecret,
}: EnvironmentValues) {
  return secretKey && webhookSecret ? { url, secretKey, webhookSecret } : undefined
}
