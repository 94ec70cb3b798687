import { createServer, type IncomingMessage, type Server } from 'node:http'
import { calls } from '@mainstreet/contract/calls.ts'
import type { FastifyInstance } from 'fastify'

export type ServedTown = { hostName: string; app: FastifyInstance }

/** What load balancers read of the process, whose address they use in place of a name. */
const processPaths = new Set<string>([calls.getHealth.path, calls.getReadiness.path])

/** One server before the apps of several towns: the host name of a request says whose it is. */
export function createTownServer(towns: readonly [ServedTown, ...ServedTown[]]): Server {
  const [first] = towns
  const byHostName = new Map(towns.map((town) => [town.hostName, town]))
  const findTown = ({ headers, url }: IncomingMessage) =>
    byHostName.get(getHostName(headers.host)) ??
    (processPaths.has(url?.split('?')[0] ?? '') ? first : undefined)

  const server = createServer((request, response) => {
    const town = findTown(request)
    if (town) return town.app.server.emit('request', request, response)
    response.writeHead(421, { 'content-type': 'text/plain', connection: 'close' })
    response.end('No town is served under this name.\n')
  })
  server.on('upgrade', (request, stream, head) => {
    const town = findTown(request)
    if (town) return town.app.server.emit('upgrade', request, stream, head)
    stream.end('HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\n\r\n')
  })
  server.on('clientError', (error, stream) => first.app.server.emit('clientError', error, stream))
  const { requestTimeout, headersTimeout, keepAliveTimeout, timeout } = first.app.server
  return Object.assign(server, { requestTimeout, headersTimeout, keepAliveTimeout, timeout })
}

/** Without the port: a proxy may have another one. */
function getHostName(host = ''): string {
  return host.toLowerCase().replace(/:\d+$/, '')
}
