import type { FastifyInstance, FastifyReply } from 'fastify'

const yearSeconds = 365 * 24 * 3600

/** By their hashes what may stand within a page. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** `mapSources`: where a map's style and tiles come from, beside us; `connectSources`: whom else the page may call. */
const contentSecurityDirectives = (
  mapSources: string,
  connectSources: string,
  { scripts, styles }: InlineHashes,
) => ({
  'default-src': "'self'",
  'script-src': `'self'${joinSources(scripts)}`,
  'style-src': `'self'${joinSources(styles)}`,
  // React writes style attributes on the server (colours of a shop, sizes of a picture)
  'style-src-attr': "'unsafe-inline'",
  'img-src': `'self' data: blob:${mapSources}`,
  'font-src': "'self'",
  'connect-src': `'self'${mapSources}${connectSources}`,
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** Of a picture that somebody opens by itself: it shows, and does nothing. */
export const imageSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

type SecurityHeaderOptions = {
  https: boolean
  mapOrigin?: string | undefined
  /** Origins beside our own that the page may call. */
  connectOrigins?: readonly string[]
}

const joinSources = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')

/** What a page may do. Nothing stands within it but what is named. */
export function buildContentSecurityPolicy(
  { https, mapOrigin, connectOrigins = [] }: SecurityHeaderOptions,
  inline: InlineHashes = { scripts: [], styles: [] },
): string {
  const directives = contentSecurityDirectives(
    joinSources(mapOrigin ? [mapOrigin] : []),
    joinSources(connectOrigins),
    inline,
  )
  const lines = Object.entries(directives).map(([name, value]) => `${name} ${value}`)
  return [...lines, ...(https ? ['upgrade-insecure-requests'] : [])].join(';')
}

/**
 * One strict policy for every answer: no inline script, nothing framed, nothing sniffed; only a built page names what it
 * carries. Written once, at the start: helmet composes it for each request, which was a tenth of a ready page.
 */
export function buildSecurityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  const { https } = options
  return {
    'content-security-policy': buildContentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }),
  }
}

export type SetSecurityHeaders = (reply: FastifyReply) => void

/** Returns the same for answers that no hook sees. */
export function registerSecurityHeaders(
  app: FastifyInstance,
  headers: Record<string, string>,
): SetSecurityHeaders {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  return (reply) => void reply.headers(headers)
}
