import { isIP } from 'node:net'
import { resolve } from 'node:path'
import { z } from 'zod'
import type { S3Settings } from './platform/blobs/s3.ts'

const httpAddress = z.url({
  protocol: /^https?$/,
  error: 'must be an http(s) address such as https://street.example',
})
const port = z.coerce.number({ error: 'must be a number' }).int().min(0).max(65535, 'must be at most 65535')
const onOff = z.enum(['on', 'off'], { error: 'must be on or off' })

/** A leading `*.` stands for the hosts below it. */
const hostName = /^(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/

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
  S3_ENDPOINT: httpAddress.optional(),
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
      z.array(z.string().regex(hostName, 'must be host names such as images.example.com, or *.example.com')),
    )
    .optional(),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be fatal, error, warn, info, debug, trace or silent',
    })
    .default('warn'),
})

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
  /** Undefined: files lie in `dataDir`. */
  s3: S3Settings | undefined
  /** Besides the known ones, hosts whose pictures are fetched for the street. */
  imageHosts: readonly string[]
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
  const { S3_REGION: region, IMAGE_HOSTS: imageHosts = [] } = parsed.data
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, PUBLIC_URL, LOG_LEVEL } = parsed.data
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
    s3: s3Of(parsed.data, region),
    imageHosts,
  }
}

type S3Names = 'S3_ENDPOINT' | 'S3_BUCKET' | 'S3_ACCESS_KEY_ID' | 'S3_SECRET_ACCESS_KEY'

/** All of the settings or none: half a store would lose pictures. */
function s3Of(given: Partial<Record<S3Names, string | undefined>>, region: string): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = given
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = given
  if (endpoint && bucket && accessKeyId && secretAccessKey)
    return { endpoint, bucket, region, accessKeyId, secretAccessKey }
  const some = endpoint ?? bucket ?? accessKeyId ?? secretAccessKey
  if (some === undefined) return undefined
  throw new ConfigError(
    'These settings cannot be used:\n  S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY: set all of them or none',
  )
}
