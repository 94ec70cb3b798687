import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { TestProject } from 'vitest/node'
import { startEmbeddedDatabase } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import { identifier, type Sql, sql } from '@mainstreet/platform/db/sql.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster's administrative database. */
    clusterUrl: string
    template: string
  }
}

/**
 * One cluster per run: the embedded database, or the server of DATABASE_URL (which must allow CREATEDB). Each test file
 * gets a copy of one migrated template (30 to 65 ms).
 */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstreet-test-'))
  // as root the database runs as another user, which must be able to enter
  await chmod(folder, 0o755)
  const given = process.env.DATABASE_URL
  // durability is off: tests do not check the disk
  const embedded = given
    ? undefined
    : await startEmbeddedDatabase({ dataDir: folder, settings: { fsync: 'off', max_connections: '200' } })
  const clusterUrl = given ?? embedded?.url ?? ''
  const template = `mainstreet_template_${process.pid}`

  const cluster = connectDb({ url: clusterUrl, poolSize: 1, ...generousTimeouts })
  await cluster.one(sql`create database ${identifier(template)}`)
  const fresh = connectDb({ url: getDatabaseUrl(clusterUrl, template), poolSize: 2, ...generousTimeouts })
  await migrate(fresh, new URL('../../../migrations/', import.meta.url))
  await fresh.close()

  provide('clusterUrl', clusterUrl)
  provide('template', template)
  return async () => {
    await cluster.one(sql`drop database if exists ${identifier(template)} with (force)`)
    await cluster.close()
    await embedded?.stop()
    await rm(folder, { recursive: true, force: true })
  }
}

/** Where many files share few cores a slow test is no failure. */
export const generousTimeouts = {
  statementTimeoutMs: 120_000,
  lockTimeoutMs: minuteMs,
  connectTimeoutMs: minuteMs,
}

/** Copies files: half the work of writing each page to the log. */
export function copyTemplateSql(template: string, name: string): Sql {
  return sql`create database ${identifier(name)} template ${identifier(template)} strategy file_copy`
}

export function getDatabaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
