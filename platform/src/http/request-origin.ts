import type { FastifyRequest } from 'fastify'

type RequestSite = {
  publicUrl: string
  /** In demo mode the product is opened under any local name and through forwarded ports. */
  demo: boolean
}

const loopbackHostPattern = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** `host` as in a header, with or without a port. */
export function isLoopbackHost(host: string): boolean {
  return loopbackHostPattern.test(host)
}

/** The origin in the browser if it is allowed; any other Host header gets the configured one. */
export function getRequestOrigin(
  { publicUrl, demo }: RequestSite,
  { host }: Pick<FastifyRequest, 'host'>,
): string {
  return demo && isLoopbackHost(host) ? `http://${host.toLowerCase()}` : publicUrl
}
