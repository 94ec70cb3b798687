import type { FastifyRequest } from 'fastify'

type RequestSite = {
  publicUrl: string
  /** A product that runs on this machine is opened under any of its names, and through forwarded ports. */
  demo: boolean
}

const loopbackHost = /^(localhost|127\.0\.0\.1|\[::1\])(:\d{1,5})?$/i

/** The origin that the browser has opened, where it is ours; any other Host header gets the configured one. */
export function getRequestOrigin(
  { publicUrl, demo }: RequestSite,
  { host }: Pick<FastifyRequest, 'host'>,
): string {
  return demo && loopbackHost.test(host) ? `http://${host.toLowerCase()}` : publicUrl
}
