import { socketServerLimits } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import { broadcastRoutes } from '../../protocols/realtime/broadcast-routes.ts'
import { createChannelServer } from '../../protocols/realtime/channel-server.ts'
import { onChannelConnect } from '../../protocols/realtime/channel-socket.ts'
import {
  type AuditOrderRead,
  catalogRowChanges,
  orderRowChanges,
} from '../../protocols/realtime/row-changes.ts'
import type { VerifiedViewer } from './accounts/viewer.ts'
import { createLiveServer } from './live/live-server.ts'
import { onLiveConnect } from './live/live-socket.ts'
import { createSocketServer } from './live/socket-server.ts'
import { auditAdminRead } from './platform/db/audit-admin-read.ts'
import type { PlatformDeps } from './platform/platform-deps.ts'

type LiveRouteDeps = PlatformDeps & {
  proofOf(token: string): Promise<VerifiedViewer | undefined>
  /** The origins whose pages may connect; from settings, never from the Host header. */
  origins: ReadonlySet<string>
}

/** All WebSocket endpoints: our own, and the channels in the realtime protocol of Supabase. */
export async function liveRoutes(app: FastifyInstance, { origins, ...deps }: LiveRouteDeps): Promise<void> {
  const liveServer = createLiveServer({ ...deps, log: app.log })
  const channelServer = createChannelServer({ ...deps, log: app.log, presence: liveServer.presence })
  liveServer.catalogFeed.subscribe(catalogRowChanges(channelServer.hub))
  const auditOrderRead: AuditOrderRead = (viewer, subjectId) => {
    auditAdminRead(deps.db, viewer, { action: 'order.read', subjectId }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'a read could not be recorded'),
    )
  }
  liveServer.orderFeed.subscribe(orderRowChanges(channelServer.hub, auditOrderRead))
  createSocketServer(app, origins, [
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
  ])
  await app.register((scope) => broadcastRoutes(scope, { ...channelServer }))
  app.addHook('onClose', async () => {
    channelServer.close()
    liveServer.close()
  })
}
