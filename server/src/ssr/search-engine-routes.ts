import { type Route, routes } from '@mainstreet/contract/routes.ts'
import { uuidSource } from '@mainstreet/contract/uuid.ts'
import { notFoundError } from '@mainstreet/platform/http/api-error.ts'
import type { PublicReads } from '@mainstreet/platform/http/public-reads.ts'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import { buildPagesFile, createSitemap } from './sitemap.ts'

const hourlyCacheControl = 'public, max-age=3600'
const sitemapFileName = z.string().regex(new RegExp(`^(products|shops)-${uuidSource}\\.xml$`))

/** Each covers all addresses that begin with it. */
const disallowedPaths = listDisallowedPaths(['/api/', '/auth/', '/dev/'])

/** robots.txt and the sitemap. */
export function searchEngineRoutes(
  app: FastifyInstance,
  { reads, publicUrl }: { reads: PublicReads; publicUrl: string },
) {
  const sitemap = createSitemap(reads.shared, publicUrl)
  const robots = [
    'User-agent: *',
    // pages that show images and share cards may be indexed with them
    'Allow: /api/images/',
    'Allow: /api/share-cards/',
    ...disallowedPaths.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl.replace(/\/$/, '')}/sitemap.xml`,
    '',
  ].join('\n')

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', hourlyCacheControl).type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', async (_request, reply) => sendXml(reply, await sitemap.index()))
  app.get('/sitemap/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    if (file === 'pages.xml') return sendXml(reply, buildPagesFile(publicUrl))
    if (!sitemapFileName.safeParse(file).success) throw notFoundError('sitemap')
    const [kind, after] = [file.startsWith('shops') ? 'shops' : 'products', file.slice(-40, -4)] as const
    const found = await sitemap.file(kind, after)
    if (found === undefined) throw notFoundError('sitemap')
    return sendXml(reply, found)
  })
}

/** Adds the private pages and those without content of their own; a page in a folder stands for its folder. */
function listDisallowedPaths(prefixes: string[]): string[] {
  for (const { path, robots } of Object.values<Route>(routes)) {
    if (robots !== 'disallow' || prefixes.some((prefix) => path.startsWith(prefix))) continue
    prefixes.push(path.replace(/^(\/[^/]+\/).*/, '$1'))
  }
  return prefixes
}

function sendXml(reply: FastifyReply, text: string) {
  return reply.header('cache-control', hourlyCacheControl).type('application/xml; charset=utf-8').send(text)
}
