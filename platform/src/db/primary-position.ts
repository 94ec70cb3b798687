import { within } from '../jobs/within.ts'
import type { LogWarning } from '../log/log-warning.ts'
import type { LogPosition } from './log-position.ts'

/** What replicas must have reached, as far as this process knows. */
export type PrimaryPosition = {
  /** An event reported a change: the position to reach is the primary's, of now or later. */
  markChanged(): void
  /**
   * The position that contains every reported change, and everything that is older than `maxStaleMs`. Undefined when
   * the primary does not say in time. While it is down, 0: what replicas have is better than nothing.
   */
  findFloor(): Promise<LogPosition | undefined>
  isDown(): boolean
  markDown(error: unknown): void
  /** To be called regularly. */
  check(): Promise<void>
}

type PrimaryPositionOptions = {
  findPosition: () => Promise<LogPosition>
  maxWaitMs: number
  /** What no event reports is read at most this much later. */
  maxStaleMs: number
  warn: LogWarning
  /** Called when the primary is back after reads that may have missed reported changes. */
  onMissedChanges: () => void
  now?: () => number
}

export function createPrimaryPosition({
  findPosition,
  maxWaitMs,
  maxStaleMs,
  warn,
  onMissedChanges,
  now = () => performance.now(),
}: PrimaryPositionOptions): PrimaryPosition {
  let floor: LogPosition = 0
  /** Positions of the last seconds, which become the floor when they are old enough. */
  let recent: { position: LogPosition; at: number }[] = []
  /** Reported changes are counted: the floor contains those up to `settled`. */
  let changes = 1
  let settled = 0
  let settling: Promise<void> | undefined
  let isDown = false
  let hasMissedChanges = false

  async function settleOnce(): Promise<void> {
    const covered = changes
    floor = await findPosition()
    settled = covered
  }

  async function settle(count: number): Promise<void> {
    // one that has begun before the event does not count
    while (settled < count) {
      settling ??= settleOnce().finally(() => {
        settling = undefined
      })
      await settling
    }
  }

  function markDown(error: unknown): void {
    if (!isDown) warn(error, 'the primary database does not respond: public reads use what the replicas have')
    isDown = true
  }

  return {
    markChanged() {
      changes += 1
    },
    isDown: () => isDown,
    markDown,
    async findFloor() {
      if (!isDown && settled < changes)
        await within(settle(changes), maxWaitMs).catch(() => {
          // the next check finds out whether it is down
        })
      if (isDown) {
        hasMissedChanges = true
        return 0
      }
      return settled < changes ? undefined : floor
    },
    async check() {
      try {
        const position = await findPosition()
        // a new primary may be behind the lost one, whose last positions are never reached
        if (position < floor) floor = position
        const due = recent.findLastIndex(({ at }) => at <= now() - maxStaleMs)
        floor = Math.max(floor, Math.min(recent[due]?.position ?? 0, position))
        recent = [...recent.slice(Math.max(due, 0)), { position, at: now() }]
        await settle(changes)
      } catch (error) {
        return markDown(error)
      }
      if (isDown) warn(new Error('it responds'), 'the primary database is back')
      isDown = false
      if (hasMissedChanges) onMissedChanges()
      hasMissedChanges = false
    },
  }
}
