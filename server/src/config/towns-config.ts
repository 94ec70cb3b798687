import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseEnv } from 'node:util'
import { type Config, ConfigError, readConfig } from '../config.ts'
import { schemaName } from './database-config.ts'
import { operationsEnvironment } from './operations-config.ts'

export type ConfiguredTown = { name: string; hostName: string; config: Config }

const suffix = '.env'
/** Of operations, but each town may have its own. */
const townOperations = ['CDN_PURGE_URL', 'CDN_PURGE_TOKEN', 'SECURITY_CONTACT']
/** Of the process and so the same for all towns, or given by the name of the file. */
const sharedSettings = new Set([
  ...['PORT', 'HOST', 'LOCALE', 'LOG_LEVEL', 'TRUST_PROXY', 'TOWNS', 'DATABASE_SCHEMA', 'DATA_DIR'],
  ...Object.keys(operationsEnvironment).filter((name) => !townOperations.includes(name)),
])

/**
 * The towns of the folder TOWNS, by name: each has a file NAME.env with the settings in which it differs from the
 * environment. Its name is its schema, and its folder in DATA_DIR. Undefined without the setting: there is one town.
 */
export function readTowns(env: NodeJS.ProcessEnv): [ConfiguredTown, ...ConfiguredTown[]] | undefined {
  const folder = env.TOWNS
  if (folder === undefined || folder === '') return undefined
  const problems: string[] = []
  const towns = listTownNames(folder).flatMap((name) => {
    try {
      return readTown(env, folder, name)
    } catch (error) {
      if (!(error instanceof ConfigError)) throw error
      problems.push(`${name}${suffix}: ${error.message}`)
      return []
    }
  })
  problems.push(...findShared('PUBLIC_URL', towns, ({ hostName }) => hostName))
  problems.push(
    ...findShared('S3_BUCKET', towns, ({ config: { s3 } }) => s3 && `${s3.endpoint} ${s3.bucket}`),
  )
  if ((towns[0]?.config.operations.workers ?? 1) > 1)
    problems.push('WORKERS: must be 1 beside TOWNS; start several nodes instead')
  const [first, ...others] = towns
  if (problems.length === 0 && !first) problems.push(`TOWNS: there is no file NAME${suffix} in ${folder}`)
  if (problems.length > 0 || !first) throw new ConfigError(problems.join('\n'))
  return [first, ...others]
}

function listTownNames(folder: string): string[] {
  try {
    return readdirSync(folder)
      .filter((file) => file.endsWith(suffix))
      .map((file) => file.slice(0, -suffix.length))
      .sort()
  } catch (cause) {
    throw new ConfigError(`TOWNS: the folder ${folder} cannot be read`, { cause })
  }
}

function readTown(env: NodeJS.ProcessEnv, folder: string, name: string): ConfiguredTown {
  if (!schemaName.safeParse(name).success)
    throw new ConfigError('its name cannot be the schema of a town (see DATABASE_SCHEMA)')
  const own = parseEnv(readFileSync(join(folder, `${name}${suffix}`), 'utf8'))
  const shared = Object.keys(own).filter((setting) => sharedSettings.has(setting))
  if (shared.length > 0) throw new ConfigError(`${shared.join(', ')}: cannot be a setting of one town`)
  const config = readConfig({
    ...env,
    ...own,
    TOWNS: undefined,
    DATABASE_SCHEMA: name,
    DATA_DIR: join(env.DATA_DIR || '.data', name),
  })
  if (config.publicUrl === undefined)
    throw new ConfigError('PUBLIC_URL: is needed, as its name leads to the town')
  return { name, config, hostName: new URL(config.publicUrl).hostname }
}

function findShared(
  setting: string,
  towns: readonly ConfiguredTown[],
  getValue: (town: ConfiguredTown) => string | undefined,
): string[] {
  const users = Map.groupBy(towns, getValue)
  return [...users].flatMap(([value, sharing]) =>
    value === undefined || sharing.length < 2
      ? []
      : [`${setting}: is the same in ${sharing.map(({ name }) => `${name}${suffix}`).join(' and ')}`],
  )
}
