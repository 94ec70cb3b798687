import { socketServerLimits } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import { broadcastRoutes } from '../../protocols/realtime/broadcast-routes.ts'
import { createChannelServer } from '../../protocols/realtime/channel-server.ts'
import { onChannelConnect } from '../../protocols/realtime/channel-socket.ts'
import { catalogRowChanges, orderRowChanges } from '../../protocols/realtime/row-changes.ts'
import type { VerifiedViewer } from './accounts/viewer.ts'
import { createLiveServer } from './live/live-server.ts'
import { onLiveConnect } from './live/live-socket.ts'
import { createSocketServer, type SocketEndpoint, type SocketServer } from './live/socket-server.ts'
import type { PlatformDeps } from './platform/platform-deps.ts'

type LiveRouteDeps = PlatformDeps & {
  proofOf(token: string): Promise<VerifiedViewer | undefined>
  /** The origins whose pages may connect; from settings, never from the Host header. */
  origins: ReadonlySet<string>
  /** Whether new sockets are rejected. */
  isOverloaded(): boolean
}

/** All WebSocket endpoints: our own, and the channels in the realtime protocol of Supabase. */
export async function liveRoutes(
  app: FastifyInstance,
  { origins, isOverloaded, ...deps }: LiveRouteDeps,
): Promise<SocketServer> {
  const liveServer = createLiveServer({ ...deps, log: app.log })
  const channelServer = createChannelServer({ ...deps, log: app.log, presence: liveServer.presence })
  liveServer.catalogFeed.subscribe(catalogRowChanges(channelServer.hub))
  liveServer.orderFeed.subscribe(orderRowChanges(channelServer.hub))
  const endpoints: SocketEndpoint[] = [
    {
      path: '/ws',
      maxFrameBytes: socketServerLimits.maxFrameBytes,
      onConnect: (socket) => onLiveConnect(liveServer.context, socket),
    },
    {
      path: '/realtime/v1/websocket',
      maxFrameBytes: socketServerLimits.maxChannelFrameBytes,
      onConnect: (socket, address) => onChannelConnect(channelServer, socket, address),
    },
  ]
  const sockets = createSocketServer(app, origins, endpoints, isOverloaded)
  await app.register((scope) => broadcastRoutes(scope, { ...channelServer }))
  app.addHook('onClose', async () => {
    channelServer.close()
    liveServer.close()
  })
  return sockets
}
