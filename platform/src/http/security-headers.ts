import type { FastifyInstance, FastifyReply } from 'fastify'

const yearSeconds = 365 * 24 * 3600

/** The inline scripts and styles that a page may contain, by hash. */
export type InlineHashes = { scripts: readonly string[]; styles: readonly string[] }

/** `mapSources`: origins of a map's style and tiles; `connectSources`: further origins that the page may call. */
const contentSecurityDirectives = (
  mapSources: string,
  connectSources: string,
  { scripts, styles }: InlineHashes,
) => ({
  'default-src': "'self'",
  'script-src': `'self'${joinSources(scripts)}`,
  'style-src': `'self'${joinSources(styles)}`,
  // React writes style attributes on the server (colors of a shop, sizes of an image)
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

/** For an image that is opened by itself: it is displayed and can do nothing else. */
export const imageSecurityPolicy =
  "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; sandbox"

/** The page asks for the visitor's location and nothing else; passkeys and sharing are allowed to it by default. */
const permissionsPolicy = [
  'geolocation=(self)',
  ...['accelerometer', 'camera', 'display-capture', 'gyroscope', 'hid', 'magnetometer', 'microphone', 'midi'],
  ...['payment', 'serial', 'usb', 'xr-spatial-tracking'],
]
  .map((feature) => (feature.includes('=') ? feature : `${feature}=()`))
  .join(', ')

/** For the page that scans QR codes. */
export const cameraPermissionsPolicy = permissionsPolicy.replace('camera=()', 'camera=(self)')

type SecurityHeaderOptions = {
  https: boolean
  mapOrigin?: string | undefined
  /** Origins besides our own that the page may call. */
  connectOrigins?: readonly string[]
}

const joinSources = (sources: readonly string[]) => sources.map((source) => ` ${source}`).join('')

/** The policy of a page: inline content only by hash. */
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
 * One strict policy for every response: no inline scripts, no framing, no content sniffing. Only a built page lists its
 * inline content. Built once at the start: helmet composed it per request, which took a tenth of a cached page.
 */
export function buildSecurityHeaders(options: SecurityHeaderOptions): Record<string, string> {
  const { https } = options
  return {
    'content-security-policy': buildContentSecurityPolicy(options),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'permissions-policy': permissionsPolicy,
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(https && { 'strict-transport-security': `max-age=${yearSeconds}; includeSubDomains` }),
  }
}

export type SetSecurityHeaders = (reply: FastifyReply) => void

/** Returns the same headers for responses that no hook sees. */
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
