import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { Reader } from '../platform/db/db.ts'
import { notFound } from '../platform/http/api-error.ts'
import { openSiteMap, pagesFile } from './sitemap.ts'

const hour = 'public, max-age=3600'
const fileName = z.string().regex(/^(products|shops)-[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\.xml$/)

/** What is nobody's business but its owner's, or says nothing by itself. */
const closed = [
  '/api/',
  '/auth/',
  '/dev/',
  '/cart',
  '/checkout',
  '/chat',
  '/customer-chat',
  '/my-reservations',
  '/payment/',
  '/shop-owner-dashboard',
  '/admin',
]

/** Where search engines may go, and what is there to be found. */
export function searchEngineFiles(
  app: FastifyInstance,
  { db, publicUrl }: { db: Reader; publicUrl: string },
) {
  const map = openSiteMap(db, publicUrl)
  const robots = [
    'User-agent: *',
    // pictures and share cards are shown by whoever shows the page
    'Allow: /api/images/',
    'Allow: /api/share-cards/',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${publicUrl.replace(/\/$/, '')}/sitemap.xml`,
    '',
  ].join('\n')

  app.get('/robots.txt', async (_request, reply) =>
    reply.header('cache-control', hour).type('text/plain; charset=utf-8').send(robots),
  )
  app.get('/sitemap.xml', async (_request, reply) => sendXml(reply, await map.index()))
  app.get('/sitemap/:file', async (request, reply) => {
    const { file } = request.params as { file: string }
    if (file === 'pages.xml') return sendXml(reply, pagesFile(publicUrl))
    if (!fileName.safeParse(file).success) throw notFound('Site map')
    const [kind, after] = [file.startsWith('shops') ? 'shops' : 'products', file.slice(-40, -4)] as const
    const found = await map.file(kind, after)
    if (found === undefined) throw notFound('Site map')
    return sendXml(reply, found)
  })
}

function sendXml(reply: FastifyReply, text: string) {
  return reply.header('cache-control', hour).type('application/xml; charset=utf-8').send(text)
}
