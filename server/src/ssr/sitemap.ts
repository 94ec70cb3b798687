import { hourMs } from '@mainstreet/contract/durations.ts'
import { href } from '@mainstreet/contract/href.ts'
import { type Route, routes } from '@mainstreet/contract/routes.ts'
import { createLoadingCache, type LoadingCache } from '@mainstreet/platform/cache/loading-cache.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import {
  findLastIdOfFile,
  listSitemapEntries,
  type SitemapEntry,
  type SitemapKind,
  sitemapKinds,
} from './sitemap-store.ts'

const cacheLimits = { files: 40, bytes: 24 * 1024 * 1024, ms: hourMs }

const detailRoutes = { products: routes.product, shops: routes.shop } as const

export type Sitemap = {
  index(): Promise<string>
  /** Undefined when there is nothing after the given id. */
  file(kind: SitemapKind, after: string): Promise<string | undefined>
}

/** The sitemap with all public pages, at most an hour old. */
export function createSitemap(reader: Queryable, publicUrl: string): Sitemap {
  const origin = publicUrl.replace(/\/$/, '')
  const cache: LoadingCache<string> = createLoadingCache<string>({
    name: 'sitemaps',
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
        const rows = await listSitemapEntries(reader, kind, after)
        return rows.length === 0
          ? ''
          : toXml(
              'urlset',
              rows.map((row) => toUrlElement(origin + href(detailRoutes[kind], { id: row.id }), row)),
            )
      })
      return created || undefined
    },
  }
}

export function buildPagesFile(publicUrl: string): string {
  const listed = Object.values<Route>(routes).filter(
    ({ path, robots }) => robots === 'index' && !path.includes(':'),
  )
  return toXml(
    'urlset',
    listed.map((route) => `<url><loc>${href(route, { origin: publicUrl })}</loc></url>`),
  )
}

/** The ids after which each file begins; the first file has none. One step in the index per file. */
async function listFileStarts(reader: Queryable, kind: SitemapKind): Promise<string[]> {
  const found: string[] = []
  let after: string | undefined = minUuid
  while (after !== undefined) {
    found.push(after)
    after = await findLastIdOfFile(reader, kind, after)
  }
  return found
}

const minUuid = '00000000-0000-0000-0000-000000000000'

function toFileNames(kind: SitemapKind, ids: string[]): string[] {
  return ids.map((id) => `${kind}-${id}.xml`)
}

function toUrlElement(address: string, { updated_at }: SitemapEntry): string {
  return `<url><loc>${address}</loc><lastmod>${updated_at.toISOString()}</lastmod></url>`
}

function toXml(root: 'sitemapindex' | 'urlset', entries: string[]): string {
  return `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</${root}>\n`
}
