import { z } from 'zod'

const postgresUrl = z.url({ protocol: /^postgres(ql)?$/, error: 'must be a postgres:// address' })

export const schemaName = z
  .string()
  .regex(
    /^[a-z][a-z0-9_]{0,30}$/,
    'must be a lower-case letter and at most 30 more letters, digits or underscores',
  )

export const databaseEnvironment = {
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_DIRECT_URL: postgresUrl.optional(),
  DATABASE_SCHEMA: schemaName.optional(),
  DATABASE_REPLICA_URL: z
    .string()
    .transform((list) => list.split(/[\s,]+/).filter(Boolean))
    .pipe(z.array(postgresUrl))
    .default([]),
}

type DatabaseEnvironment = z.output<z.ZodObject<typeof databaseEnvironment>>

export function getDatabaseSettings(given: DatabaseEnvironment) {
  return {
    /** Undefined: the embedded database. */
    databaseUrl: given.DATABASE_URL,
    /** The same database without the transaction pooler between, for what needs a session; undefined: `databaseUrl`. */
    databaseDirectUrl: given.DATABASE_DIRECT_URL,
    /** Of this town, when the database holds several; undefined: the only one. */
    databaseSchema: given.DATABASE_SCHEMA,
    /** Copies of the database that follow it, for public reads. */
    databaseReplicaUrls: given.DATABASE_REPLICA_URL,
  }
}

export function findIncompleteDatabaseSettings(given: DatabaseEnvironment): string[] {
  if (given.DATABASE_URL !== undefined) return []
  return [
    ...(given.DATABASE_DIRECT_URL === undefined ? [] : ['DATABASE_DIRECT_URL']),
    ...(given.DATABASE_SCHEMA === undefined ? [] : ['DATABASE_SCHEMA']),
    ...(given.DATABASE_REPLICA_URL.length === 0 ? [] : ['DATABASE_REPLICA_URL']),
  ].map((name) => `  DATABASE_URL: is needed beside ${name}`)
}
