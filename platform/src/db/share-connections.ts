import type { Queryable } from './db.ts'
import { sql } from './sql.ts'

/** As a process that serves alone has. */
const maxPoolSize = 10
/** One of them listens for events. */
const minPoolSize = 3
/** The rest is for backups, commands, and what PostgreSQL reserves for its administrators. */
const ownShare = 0.8

type ConnectionShare = { count: number; poolSize: number }

/** What a database server must accept so that each of `count` processes has a full pool. */
export function getNeededConnections(count: number): number {
  return Math.ceil((count * maxPoolSize) / ownShare)
}

/** How many of `count` processes the database server accepts, and with which pools. */
export async function findConnectionShare(reader: Queryable, count: number): Promise<ConnectionShare> {
  const row = await reader.one<{ max_connections: number }>(
    sql`select current_setting('max_connections')::int as max_connections`,
  )
  return shareConnections(row?.max_connections ?? 0, count)
}

export function shareConnections(maxConnections: number, count: number): ConnectionShare {
  const available = Math.floor(maxConnections * ownShare)
  const possible = Math.max(1, Math.min(count, Math.floor(available / minPoolSize)))
  return { count: possible, poolSize: Math.min(maxPoolSize, Math.floor(available / possible)) }
}
