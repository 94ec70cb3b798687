import type { FastifyInstance, FastifyReply } from 'fastify'

const yearSeconds = 365 * 24 * 3600

/** `ofMap`: where a map's style and tiles come from, beside us; `called`: whom else the page may call. */
const policy = (ofMap: string, called: string) => ({
  'default-src': "'self'",
  'script-src': "'self'",
  'style-src': "'self'",
  // React writes style attributes on the server (colours of a shop, sizes of a picture)
  'style-src-attr': "'unsafe-inline'",
  'img-src': `'self' data: blob:${ofMap}`,
  'font-src': "'self'",
  'connect-src': `'self'${ofMap}${called}`,
  'worker-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
})

/** Of a picture that somebody opens by itself: it shows, and does nothing. */
export const picturePolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

type Wish = {
  https: boolean
  mapOrigin?: string | undefined
  /** Origins beside our own that the page may call. */
  called?: readonly string[]
}

const listed = (origins: readonly string[]) => origins.map((origin) => ` ${origin}`).join('')

/**
 * One strict policy for every answer: no inline script anywhere, nothing framed, nothing sniffed. Written once, at the
 * start: helmet composes it for each request, which was a tenth of a ready page.
 */
export function strictHeaders({ https, mapOrigin, called = [] }: Wish): Record<string, string> {
  const directives = Object.entries(policy(listed(mapOrigin ? [mapOrigin] : []), listed(called))).map(
    ([name, value]) => `${name} ${value}`,
  )
  return {
    'content-security-policy': [...directives, ...(https ? ['upgrade-insecure-requests'] : [])].join(';'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }),
  }
}

export type Secure = (reply: FastifyReply) => void

/** Returns the same for answers that no hook sees. */
export function secureHeaders(app: FastifyInstance, headers: Record<string, string>): Secure {
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers)
    done()
  })
  return (reply) => void reply.headers(headers)
}
