import type { FastifyRequest } from 'fastify'

type RequestSite = {
  publicUrl: string
  /** In demo mode the product is opened under any local name and through forwarded ports. */
  demo: boolean
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** The origin in the browser if it is allowed; any other Host header gets the configured one. */
export function getRequestOrigin(
  { publicUrl, demo }: RequestSite,
  { host }: Pick<FastifyRequest, 'host'>,
): string {
  return demo && loopbackHost.test(host) ? `http://${host.toLowerCase()}` : publicUrl
}
