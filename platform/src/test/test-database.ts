import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { connectDb, type Db } from '../db/db.ts'
import { identifier, sql } from '../db/sql.ts'
import { registerCleanup } from './cleanup.ts'
import { copyTemplateSql, generousTimeouts, getDatabaseUrl } from './test-cluster.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's administrative database. */
    clusterUrl: string
    template: string
  }
}

/** A separate database for a test file: a copy of the migrated template, or an empty one. */
export async function createTestDatabase({ empty = false } = {}): Promise<{ url: string; open: () => Db }> {
  const clusterUrl = inject('clusterUrl')
  const name = `town_${randomBytes(6).toString('hex')}`
  const cluster = connectDb({ url: clusterUrl, poolSize: 1, ...generousTimeouts })
  const template = empty ? 'template0' : inject('template')
  await cluster.one(copyTemplateSql(template, name))
  const url = getDatabaseUrl(clusterUrl, name)
  const opened: Db[] = []
  registerCleanup(async () => {
    for (const db of opened) await db.close()
    await cluster.one(sql`drop database if exists ${identifier(name)} with (force)`)
    await cluster.close()
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
