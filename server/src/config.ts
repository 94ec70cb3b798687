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
  GEOCODER_URL: httpAddress.optional(),
  MAP_STYLE_URL: httpAddress.optional(),
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
  /** The search of a Nominatim or Photon server; undefined: the gazetteer alone. */
  geocoderUrl: string | undefined
  /** A MapLibre style; undefined: the ground that we draw ourselves. */
  mapStyleUrl: string | undefined
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
  const { PORT, HOST, DATA_DIR, DATABASE_URL, DEMO, PUBLIC_URL, GEOCODER_URL, MAP_STYLE_URL, LOG_LEVEL } =
    parsed.data
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
    geocoderUrl: GEOCODER_URL,
    mapStyleUrl: MAP_STYLE_URL,
    logLevel: LOG_LEVEL,
  }
}
