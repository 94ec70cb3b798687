import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connectDb, type Db } from '../db/db.ts'
import { identifier, sql } from '../db/sql.ts'
import { createCitusSchema } from './citus-schema.ts'
import { registerCleanup } from './cleanup.ts'
import { copyTemplateSql, generousTimeouts, getDatabaseUrl } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's administrative database. */
    clusterUrl: string
    template: string
    /** The address of a coordinator, if towns are schemas that Citus distributes. */
    citusUrl: string | undefined
    migrationsFolder: string
  }
}

type TestDatabaseOptions = { empty?: boolean }
type SeparateDatabase = { url: string; drop(): Promise<void> }

/** A copy of the migrated template, or an empty one; the caller drops it. */
export async function createSeparateDatabase({
  empty = false,
}: TestDatabaseOptions = {}): Promise<SeparateDatabase> {
  const citusUrl = inject('citusUrl')
  if (citusUrl !== undefined) {
    const migrationsFolder = empty ? undefined : new URL(inject('migrationsFolder'))
    return createCitusSchema({ citusUrl, migrationsFolder })
  }
  const name = `town_${randomBytes(6).toString('hex')}`
  const clusterUrl = inject('clusterUrl')
  const cluster = connectDb({ url: clusterUrl, poolSize: 1, ...generousTimeouts })
  const template = empty ? 'template0' : inject('template')
  await cluster.one(copyTemplateSql(template, name))
  return {
    url: getDatabaseUrl(clusterUrl, name),
    async drop() {
      await cluster.one(sql`drop database if exists ${identifier(name)} with (force)`)
      await cluster.close()
    },
  }
}

/** A separate database for a test file: a copy of the migrated template, or an empty one. */
export async function createTestDatabase(
  options?: TestDatabaseOptions,
): Promise<{ url: string; open: () => Db }> {
  const { url, drop } = await createSeparateDatabase(options)
  const opened: Db[] = []
  registerCleanup(async () => {
    for (const db of opened) await db.close()
    await drop()
  })
  return {
    url,
    open() {
      const db = connectDb({ url, poolSize: 5, ...generousTimeouts })
      opened.push(db)
      return db
    },
  }
}
