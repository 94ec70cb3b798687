import { socketLimits } from '@mainstreet/contract/limits.ts'
import type { FastifyInstance } from 'fastify'
import type { Proof } from '../identity/viewer.ts'
import type { Deps } from '../platform/deps.ts'
import { welcomeChannels } from './channels/channel-socket.ts'
import { openExchange } from './channels/exchange.ts'
import { postBroadcasts } from './channels/http-broadcast.ts'
import { orderChanges, shelfChanges } from './channels/row-changes.ts'
import { openLive } from './live.ts'
import { welcome } from './socket.ts'
import { openSockets } from './sockets.ts'

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
