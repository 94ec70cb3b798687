import { socketLimits } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../identity/viewer.ts'
import type { Deps } from '../platform/deps.ts'
import { openLive } from './live.ts'
import { welcome } from './socket.ts'
import { openSockets } from './sockets.ts'

type RealtimeDeps = Deps & {
  viewerOfToken(token: string): Promise<Viewer | undefined>
  /** From which pages a browser may speak; from settings, never from the Host header. */
  origins: ReadonlySet<string>
}

/** Everything live: the socket of the street. */
export function realtimeRoutes(app: FastifyInstance, { origins, ...deps }: RealtimeDeps): void {
  const live = openLive({ ...deps, log: app.log })
  openSockets(app, origins, [
    {
      path: '/ws',
      mostFrameBytes: socketLimits.maxFrameBytes,
      welcome: (socket) => welcome(live.street, socket),
    },
  ])
  app.addHook('onClose', async () => live.close())
}
