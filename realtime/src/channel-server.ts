import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { socketServerLimits } from '@mainstreet/contract/live/limits.ts'
import type { KeyHolder } from '@mainstreet/identity/sessions/access-token.ts'
import type { VerifiedViewer } from '@mainstreet/identity/viewer.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { FastifyBaseLogger } from 'fastify'
import { type ChannelHub, createChannelHub } from './channel-hub.ts'
import type { Connection } from './connection.ts'
import type { Presence } from './presence.ts'
import type { TopicPolicy } from './private-topics.ts'
import type { RealtimeTables } from './row-changes.ts'
import { type ConnectedSession, createSessionRegistry, type SessionRegistry } from './session-registry.ts'
import { isIdle, startRollingCheck } from './socket-server.ts'

export type ChannelServer = {
  log: FastifyBaseLogger
  proofOf(token: string): Promise<VerifiedViewer | undefined>
  /** What a token without a user stands for. */
  keyHolderOf(token: string): Promise<KeyHolder | undefined>
  topicPolicy: TopicPolicy
  tables: RealtimeTables
  /** Whether anonymous sockets may broadcast and appear in presence. */
  anonymousSend: boolean
  hub: ChannelHub
  presence: Presence
  sessions: SessionRegistry<ConnectedSession>
  connections: Set<Connection>
}

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
