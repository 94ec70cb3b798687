import { hourMs } from '@mainstreet/contract/durations.ts'
import { createLoadingCache, type LoadingCache } from '../platform/cache/loading-cache.ts'
import type { Queryable } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** The protocol allows 50,000 URLs per file; smaller files are faster to build and to read. */
const urlsPerFile = 5000
const cacheLimits = { files: 40, bytes: 24 * 1024 * 1024, ms: hourMs }

const sitemapKinds = ['products', 'shops'] as const
export type SitemapKind = (typeof sitemapKinds)[number]
type SitemapEntry = { id: string; updated_at: Date }

const publicRowsSql: Record<SitemapKind, Sql> = {
  products: sql`from products where listed`,
  shops: sql`from shops where status = 'approved' and deleted_at is null`,
}
const pagePaths: Record<SitemapKind, string> = { products: '/product/', shops: '/shop/' }

export type Sitemap = {
  index(): Promise<string>
  /** Undefined when there is nothing after the given id. */
  file(kind: SitemapKind, after: string): Promise<string | undefined>
}

/** The sitemap with all public pages, at most an hour old. */
export function createSitemap(reader: Queryable, publicUrl: string): Sitemap {
  const origin = publicUrl.replace(/\/$/, '')
  const cache: LoadingCache<string> = createLoadingCache<string>({
    maxEntries: cacheLimits.files,
    maxBytes: cacheLimits.bytes,
    getBytes: (xml) => xml.length + 100,
    ttlMs: cacheLimits.ms,
  })

  async function buildIndex() {
    const files = (
      await Promise.all(
        sitemapKinds.map(async (kind) => toFileNames(kind, await listFileStarts(reader, kind))),
      )
    ).flat()
    const all = [`${origin}/sitemap/pages.xml`, ...files.map((file) => `${origin}/sitemap/${file}`)]
    const entries = all.map((address) => `<sitemap><loc>${address}</loc></sitemap>`)
    return toXml('sitemapindex', entries)
  }

  return {
    index: async () => cache.get('index', buildIndex),
    async file(kind, after) {
      const created = await cache.get(`${kind} ${after}`, async () => {
        const rows = await listEntriesAfter(reader, kind, after)
        return rows.length === 0
          ? ''
          : toXml(
              'urlset',
              rows.map((row) => toUrlElement(`${origin}${pagePaths[kind]}`, row)),
            )
      })
      return created || undefined
    },
  }
}

export function buildPagesFile(publicUrl: string): string {
  return toXml('urlset', [`<url><loc>${publicUrl.replace(/\/$/, '')}/</loc></url>`])
}

/** The ids after which each file begins; the first file has none. One step in the index per file. */
async function listFileStarts(reader: Queryable, kind: SitemapKind): Promise<string[]> {
  const found: string[] = []
  let after: string | undefined = minUuid
  while (after !== undefined) {
    found.push(after)
    const last: { id: string } | undefined = await reader.one<{ id: string }>(sql`
      select id ${publicRowsSql[kind]} and id > ${after} order by id offset ${urlsPerFile - 1} limit 1`)
    after = last?.id
  }
  return found
}

const minUuid = '00000000-0000-0000-0000-000000000000'

function listEntriesAfter(reader: Queryable, kind: SitemapKind, after: string): Promise<SitemapEntry[]> {
  return reader.many<SitemapEntry>(sql`
    select id, updated_at ${publicRowsSql[kind]} and id > ${after} order by id limit ${urlsPerFile}`)
}

function toFileNames(kind: SitemapKind, ids: string[]): string[] {
  return ids.map((id) => `${kind}-${id}.xml`)
}

function toUrlElement(base: string, { id, updated_at }: SitemapEntry): string {
  return `<url><loc>${base}${id}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`
}

function toXml(root: 'sitemapindex' | 'urlset', entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}
