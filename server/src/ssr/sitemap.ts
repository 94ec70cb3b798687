import { type KeptAnswers, keepAnswers } from '../platform/cache/loading-cache.ts'
import type { Reader } from '../platform/db/db.ts'
import { type Sql, sql } from '../platform/db/sql.ts'

/** The protocol allows 50,000 addresses a file; these are quicker to make and to read. */
const perFile = 5000
const most = { files: 40, bytes: 24 * 1024 * 1024, ms: 3_600_000 }

const kinds = ['products', 'shops'] as const
export type Kind = (typeof kinds)[number]
type Entry = { id: string; updated_at: Date }

const street: Record<Kind, Sql> = {
  products: sql`from products where listed`,
  shops: sql`from shops where status = 'approved' and deleted_at is null`,
}
const page: Record<Kind, string> = { products: '/product/', shops: '/shop/' }

export type SiteMap = {
  index(): Promise<string>
  /** Undefined where there is nothing after the given id. */
  file(kind: Kind, after: string): Promise<string | undefined>
}

/** Told to search engines: every public page, an hour old at most. */
export function openSiteMap(reader: Reader, publicUrl: string): SiteMap {
  const origin = publicUrl.replace(/\/$/, '')
  const kept: KeptAnswers<string> = keepAnswers<string>({
    most: most.files,
    mostBytes: most.bytes,
    bytesOf: (xml) => xml.length + 100,
    lifetimeMs: most.ms,
  })

  async function makeIndex() {
    const files = (
      await Promise.all(kinds.map(async (kind) => filesOf(kind, await starts(reader, kind))))
    ).flat()
    const all = [`${origin}/sitemap/pages.xml`, ...files.map((file) => `${origin}/sitemap/${file}`)]
    const entries = all.map((address) => `<sitemap><loc>${address}</loc></sitemap>`)
    return xml('sitemapindex', entries)
  }

  return {
    index: async () => kept.get('index', makeIndex),
    async file(kind, after) {
      const made = await kept.get(`${kind} ${after}`, async () => {
        const rows = await entriesAfter(reader, kind, after)
        return rows.length === 0
          ? ''
          : xml(
              'urlset',
              rows.map((row) => urlOf(`${origin}${page[kind]}`, row)),
            )
      })
      return made || undefined
    },
  }
}

export function pagesFile(publicUrl: string): string {
  return xml('urlset', [`<url><loc>${publicUrl.replace(/\/$/, '')}/</loc></url>`])
}

/** The ids after which each file begins; the first begins before all. A walk of the index, a step per file. */
async function starts(reader: Reader, kind: Kind): Promise<string[]> {
  const found: string[] = []
  let after: string | undefined = first
  while (after !== undefined) {
    found.push(after)
    const last: { id: string } | undefined = await reader.one<{ id: string }>(sql`
      select id ${street[kind]} and id > ${after} order by id offset ${perFile - 1} limit 1`)
    after = last?.id
  }
  return found
}

const first = '00000000-0000-0000-0000-000000000000'

function entriesAfter(reader: Reader, kind: Kind, after: string): Promise<Entry[]> {
  return reader.many<Entry>(sql`
    select id, updated_at ${street[kind]} and id > ${after} order by id limit ${perFile}`)
}

function filesOf(kind: Kind, ids: string[]): string[] {
  return ids.map((id) => `${kind}-${id}.xml`)
}

function urlOf(base: string, { id, updated_at }: Entry): string {
  return `<url><loc>${base}${id}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`
}

function xml(root: 'sitemapindex' | 'urlset', entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}
