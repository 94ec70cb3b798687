import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startEmbeddedDatabase } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import { identifier, sql } from '@mainstreet/platform/db/sql.ts'
import { dropCitusSchemas } from '@mainstreet/platform/test/citus-schema.ts'
import { generousTimeouts, getDatabaseUrl } from '@mainstreet/platform/test/test-cluster.ts'
import type { TestProject } from 'vitest/node'
import { migrationsFolder } from '../../connect-database.ts'

/**
 * One cluster per run: the embedded database, or the server of DATABASE_URL (which must allow CREATEDB). Each test file
 * gets a copy of one migrated template (see `keepTmpFilesInMemory` for what a copy takes). With CITUS_URL, the address of
 * a coordinator whose user may do everything, it gets a distributed schema.
 */
export default async function setup({ provide }: TestProject) {
  provide('citusUrl', process.env.CITUS_URL)
  provide('migrationsFolder', migrationsFolder.href)
  const folder = await mkdtemp(join(tmpdir(), 'mainstreet-test-'))
  // as root the database runs as another user, which must be able to enter
  await chmod(folder, 0o755)
  const given = process.env.DATABASE_URL
  // durability is off: tests do not check the disk
  const embedded = given
    ? undefined
    : await startEmbeddedDatabase({
        dataDir: folder,
        settings: {
          fsync: 'off',
          synchronous_commit: 'off',
          full_page_writes: 'off',
          max_connections: '200',
          // the folder may be in memory
          max_wal_size: '128MB',
        },
      })
  const clusterUrl = given ?? embedded?.url ?? ''
  const template = `mainstreet_template_${process.pid}`

  const cluster = connectDb({ url: clusterUrl, poolSize: 1, ...generousTimeouts })
  await cluster.one(sql`create database ${identifier(template)}`)
  const fresh = connectDb({ url: getDatabaseUrl(clusterUrl, template), poolSize: 2, ...generousTimeouts })
  await migrate(fresh, migrationsFolder)
  await fresh.close()

  provide('clusterUrl', clusterUrl)
  provide('template', template)
  return async () => {
    if (process.env.CITUS_URL) await dropCitusSchemas(process.env.CITUS_URL)
    await cluster.one(sql`drop database if exists ${identifier(template)} with (force)`)
    await cluster.close()
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}
