import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import type { VerifiedViewer } from '@mainstreet/identity/viewer.ts'
import { auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import { createGetClientAddress } from '@mainstreet/platform/http/client-address.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { broadcastRoutes } from '@mainstreet/realtime/broadcast-routes.ts'
import { type ChannelServer, createChannelServer } from '@mainstreet/realtime/channel-server.ts'
import { onChannelConnect } from '@mainstreet/realtime/channel-socket.ts'
import {
  createSocketServer,
  type SocketEndpoint,
  type SocketServer,
} from '@mainstreet/realtime/socket-server.ts'
import type { FastifyInstance } from 'fastify'
import type { ClientSettings } from './config/client-config.ts'
import { createLiveServer } from './live/live-server.ts'
import { onLiveConnect } from './live/live-socket.ts'
import { publishedTables } from './live/published-tables.ts'
import { type AuditOrderRead, catalogRowChanges, orderRowChanges } from './live/row-changes.ts'
import { createTopicPolicy } from './live/topic-policy.ts'

type LiveRouteDeps = PlatformDeps & {
  proofOf(token: string): Promise<VerifiedViewer | undefined>
  keyHolderOf: ChannelServer['keyHolderOf']
  /** The origins whose pages may connect; from settings, never from the Host header. */
  origins: ReadonlySet<string>
  clients: ClientSettings
  trustProxy: readonly string[]
  /** Of one address; undefined: no limit. */
  maxSocketsPerAddress: number | undefined
  /** Whether new sockets are rejected. */
  isOverloaded(): boolean
}

/** All WebSocket endpoints: our own, and the channels in the realtime protocol of Supabase. */
export async function liveRoutes(
  app: FastifyInstance,
  { origins, clients, trustProxy, maxSocketsPerAddress, isOverloaded, ...deps }: LiveRouteDeps,
): Promise<SocketServer> {
  const liveServer = createLiveServer({ ...deps, log: app.log })
  const channelServer = createChannelServer({
    ...deps,
    log: app.log,
    presence: liveServer.presence,
    tables: publishedTables,
    topicPolicy: createTopicPolicy(clients.realtime.sharedTopics),
    anonymousSend: clients.realtime.anonymousSend,
  })
  liveServer.catalogFeed.subscribe(catalogRowChanges(channelServer.hub))
  const auditOrderRead: AuditOrderRead = (viewer, subjectId) => {
    auditAdminRead(deps.db, viewer, { action: 'order.read', subjectId }).catch((error: unknown) =>
      app.log.warn({ err: error }, 'a read could not be recorded'),
    )
  }
  liveServer.orderFeed.subscribe(orderRowChanges(channelServer.hub, auditOrderRead))
  const isOwnOrigin = (origin: string) => origins.has(origin)
  const isClientOrigin = (origin: string) => clients.origins === undefined || clients.origins.includes(origin)
  const endpoints: SocketEndpoint[] = [
    {
      path: '/ws',
      maxFrameBytes: socketServerLimits.maxFrameBytes,
      isAllowedOrigin: isOwnOrigin,
      onConnect: (socket) => onLiveConnect(liveServer.context, socket),
    },
    {
      path: '/realtime/v1/websocket',
      maxFrameBytes: socketServerLimits.maxChannelFrameBytes,
      isAllowedOrigin: (origin) => isOwnOrigin(origin) || isClientOrigin(origin),
      onConnect: (socket, address) => onChannelConnect(channelServer, socket, address),
    },
  ]
  const sockets = createSocketServer(app, endpoints, {
    getAddress: createGetClientAddress(trustProxy),
    maxSocketsPerAddress,
    isOverloaded,
  })
  await app.register((scope) => broadcastRoutes(scope, { ...channelServer, origins: clients.origins }))
  app.addHook('onClose', async () => {
    channelServer.close()
    liveServer.close()
  })
  return sockets
}
