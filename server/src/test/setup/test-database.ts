import { randomBytes } from 'node:crypto'
import { inject } from 'vitest'
import { type Db, openDb } from '../../platform/db/db.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { atClosingTime } from './cleanup.ts'
import { copyOf, databaseUrl, generousTimeouts } from './database-cluster.ts'

/** A database of its own for a file's tests: a copy of the migrated template, or an empty one. */
export async function freshDatabase({ empty = false } = {}): Promise<{ url: string; open: () => Db }> {
  const clusterUrl = inject('clusterUrl')
  const name = `town_${randomBytes(6).toString('hex')}`
  const cluster = openDb({ url: clusterUrl, poolSize: 1, ...generousTimeouts })
  const template = empty ? 'template0' : inject('template')
  await cluster.one(copyOf(template, name))
  const url = databaseUrl(clusterUrl, name)
  const opened: Db[] = []
  atClosingTime(async () => {
    for (const db of opened) await db.close()
    await cluster.one(sql`drop database if exists ${raw(name)} with (force)`)
    await cluster.close()
  })
  return {
    url,
    open() {
      const db = openDb({ url, poolSize: 5, ...generousTimeouts })
      opened.push(db)
      return db
    },
  }
}
