import { socketLimits } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import { postBroadcasts } from '../../protocols/realtime/broadcast-routes.ts'
import { openExchange } from '../../protocols/realtime/channel-server.ts'
import { welcomeChannels } from '../../protocols/realtime/channel-socket.ts'
import { orderChanges, shelfChanges } from '../../protocols/realtime/row-changes.ts'
import type { Proof } from './accounts/viewer.ts'
import { openLive } from './live/live-server.ts'
import { welcome } from './live/live-socket.ts'
import { openSockets } from './live/socket-server.ts'
import type { Deps } from './platform/platform-deps.ts'

type RealtimeDeps = Deps & {
  proofOf(token: string): Promise<Proof | undefined>
  /** From which pages a browser may speak; from settings, never from the Host header. */
  origins: ReadonlySet<string>
}

/** Everything live: the socket of the street, and the channels in the realtime protocol of Supabase. */
export async function realtimeRoutes(
  app: FastifyInstance,
  { origins, ...deps }: RealtimeDeps,
): Promise<void> {
  const live = openLive({ ...deps, log: app.log })
  const exchange = openExchange({ ...deps, log: app.log, rollCall: live.rollCall })
  live.shelves.listen(shelfChanges(exchange.switchboard))
  live.orders.listen(orderChanges(exchange.switchboard))
  openSockets(app, origins, [
    {
      path: '/ws',
      mostFrameBytes: socketLimits.maxFrameBytes,
      welcome: (socket) => welcome(live.street, socket),
    },
    {
      path: '/realtime/v1/websocket',
      mostFrameBytes: socketLimits.maxChannelFrameBytes,
      welcome: (socket, address) => welcomeChannels(exchange, socket, address),
    },
  ])
  await app.register((scope) => postBroadcasts(scope, { ...exchange }))
  app.addHook('onClose', async () => {
    exchange.close()
    live.close()
  })
}
