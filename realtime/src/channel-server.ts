import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { createChannelHub } from './channel-hub.ts'
import type { ChannelServer } from './channel-socket.ts'
import type { Connection } from './connection.ts'
import { type ConnectedSession, createSessionRegistry } from './session-registry.ts'
import { isIdle, startRollingCheck } from './socket-server.ts'

type ChannelServerDeps = Pick<
  ChannelServer,
  'log' | 'proofOf' | 'keyHolderOf' | 'topicPolicy' | 'tables' | 'anonymousSend' | 'presence'
> &
  Pick<PlatformDeps, 'bus' | 'now'>

/** Connects the bus with the realtime sockets of this node. */
export function createChannelServer({
  bus,
  now,
  ...deps
}: ChannelServerDeps): ChannelServer & { close(): void } {
  const hub = createChannelHub(bus)
  const sessions = createSessionRegistry<ConnectedSession>({ proofOf: deps.proofOf, bus, now })
  const connections = new Set<Connection>()
  const stop = startRollingCheck(connections, socketServerLimits.idleTimeoutMs / 4, (connection) => {
    if (isIdle(connection.lastReceivedAt)) connection.close(closeCodes.policyViolation, 'Idle')
  })
  return {
    ...deps,
    hub,
    sessions,
    connections,
    close() {
      stop()
      sessions.close()
      hub.close()
    },
  }
}
