import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import type { RemoteNetwork } from '../../media/proxy/fetch-remote.ts'
import { isPublicAddress } from '../../media/proxy/is-public-address.ts'

export type MaliciousServer = {
  port: number
  server: Server
  /** The requested paths, in order. */
  requestedPaths: string[]
  /** How many bytes were sent, by path. */
  sentBytesByPath: Map<string, number>
}

type MaliciousResponder = (response: ServerResponse, sent: (bytes: number) => void) => void

/** An external server that returns an image at every path except those with an attack. */
export async function startMaliciousServer(): Promise<MaliciousServer> {
  const image = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#a33' } })
    .png()
    .toBuffer()
  const tricks = createResponders(image)
  const requestedPaths: string[] = []
  const sentBytesByPath = new Map<string, number>()
  const server = createServer((request, response) => {
    const address = request.url ?? '/'
    requestedPaths.push(address)
    response.on('error', () => undefined)
    if (redirectIfRequested(request, response)) return
    const trick = tricks[new URL(address, 'http://x').pathname]
    if (trick)
      trick(response, (bytes) => sentBytesByPath.set(address, (sentBytesByPath.get(address) ?? 0) + bytes))
    else response.end(image)
  })
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready))
  return {
    server,
    requestedPaths,
    sentBytesByPath,
    port: (server.address() as AddressInfo).port,
  }
}

/** Like the real network, but with plain http on any port, and with one local listener that counts as external. */
export function createOutboundWith(
  getServer: () => MaliciousServer,
  resolve: RemoteNetwork['resolve'],
): RemoteNetwork {
  return {
    protocol: 'http:',
    resolve,
    canReach: (address, port) =>
      isPublicAddress(address) || (address === '127.0.0.1' && port === getServer().port),
  }
}

/** `?hops=3&to=...` redirects there over two more URLs. */
function redirectIfRequested({ url }: IncomingMessage, response: ServerResponse): boolean {
  const { searchParams: requested } = new URL(url ?? '/', 'http://x')
  const [to, hops] = [requested.get('to'), Number(requested.get('hops') ?? 0)]
  if (to === null) return false
  const location = hops > 1 ? `?hops=${hops - 1}&to=${encodeURIComponent(to)}` : to
  response.writeHead(302, { location }).end()
  return true
}

const maxSentBytes = 60_000_000

function createResponders(image: Buffer): Record<string, MaliciousResponder> {
  const script = '<script>alert(1)</script>'
  const asImage = (text: string) => (response: ServerResponse) =>
    response.setHeader('content-type', 'image/png').end(text)
  return {
    '/picture.png': (response) =>
      response.setHeader('set-cookie', 'spy=1').setHeader('x-secret', '1').end(image),
    '/slow.png': (response) => void setTimeout(() => response.end(image), 300),
    '/endless': (response, sent) => {
      const part = Buffer.alloc(1_000_000)
      let left = maxSentBytes / part.length
      const more = () => {
        while (left-- > 0 && !response.destroyed) {
          sent(part.length)
          if (!response.write(part)) return void response.once('drain', more)
        }
        if (!response.destroyed) response.end()
      }
      more()
    },
    '/drip': (response) => {
      const timer = setInterval(() => response.write('x'), 200)
      response.on('close', () => clearInterval(timer))
    },
    '/silence': () => undefined,
    '/bomb.png': (response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync(Buffer.alloc(50_000_000))),
    '/page.png': asImage(`<!doctype html>${script}`),
    '/drawing.png': asImage(
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/>${script}</svg>`,
    ),
    '/half.png': (response) => response.end(image.subarray(0, 90)),
    '/broken.png': (response) => {
      response.setHeader('content-length', '90000').write(image)
      setTimeout(() => response.destroy(), 50)
    },
    '/missing.png': (response) => response.writeHead(404).end(image),
    '/headers': (response) => response.setHeader('x-long', 'x'.repeat(60_000)).end(image),
    '/loop': (response) => response.writeHead(302, { location: '/loop' }).end(),
  }
}
