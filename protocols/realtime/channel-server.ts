import { socketLimits } from '@mainstreet/contract/limits.ts'
import { closing } from '@mainstreet/contract/live/close-codes.ts'
import type { Line } from '../../server/src/live/connection.ts'
import { type Attendant, openAttendance } from '../../server/src/live/session-registry.ts'
import { isIdle, sweeping } from '../../server/src/live/socket-server.ts'
import type { Deps } from '../../server/src/platform/platform-deps.ts'
import { openSwitchboard } from './channel-hub.ts'
import type { Exchange } from './channel-socket.ts'

type Parts = Pick<Exchange, 'log' | 'proofOf' | 'rollCall'> & Pick<Deps, 'bus' | 'now'>

/** Everything between the bus and the realtime sockets of this node. */
export function openExchange({ bus, now, ...parts }: Parts): Exchange & { close(): void } {
  const switchboard = openSwitchboard(bus)
  const attendance = openAttendance<Attendant>({ proofOf: parts.proofOf, bus, now })
  const lines = new Set<Line>()
  const stop = sweeping(lines, socketLimits.idleMs / 4, (line) => {
    if (isIdle(line.heardAt)) line.close(closing.policy, 'Idle')
  })
  return {
    ...parts,
    switchboard,
    attendance,
    lines,
    close() {
      stop()
      attendance.close()
      switchboard.close()
    },
  }
}
