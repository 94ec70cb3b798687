import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'

/** The protocol allows 50,000 URLs per file; smaller files are faster to build and to read. */
const urlsPerFile = 5000

export const sitemapKinds = ['products', 'shops'] as const
export type SitemapKind = (typeof sitemapKinds)[number]
export type SitemapEntry = { id: string; updated_at: Date }

const publicRowsSql: Record<SitemapKind, Sql> = {
  products: sql`from products where is_listed`,
  shops: sql`from shops where status = 'approved' and deleted_at is null`,
}
/** The id of the last entry of the file that begins after the given id. Undefined when fewer entries follow. */
export async function findLastIdOfFile(
  reader: Queryable,
  kind: SitemapKind,
  after: string,
): Promise<string | undefined> {
  const last = await reader.one<{ id: string }>(sql`
    select id ${publicRowsSql[kind]} and id > ${after} order by id offset ${urlsPerFile - 1} limit 1`)
  return last?.id
}

/** The entries of the file that begins after the given id. */
export function listSitemapEntries(
  reader: Queryable,
  kind: SitemapKind,
  after: string,
): Promise<SitemapEntry[]> {
  return reader.many<SitemapEntry>(sql`
    select id, updated_at ${publicRowsSql[kind]} and id > ${after} order by id limit ${urlsPerFile}`)
}
