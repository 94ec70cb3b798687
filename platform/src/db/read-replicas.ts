import { setTimeout as wait } from 'node:timers/promises'
import { ApiError } from '../http/api-error.ts'
import { startPeriodicJob } from '../jobs/periodic-job.ts'
import { LateError, within } from '../jobs/within.ts'
import { publicReads } from '../log/counters.ts'
import type { LogWarning } from '../log/log-warning.ts'
import { type Db, isConnectionError, type Queryable } from './db.ts'
import { findReachedPosition, type LogPosition } from './log-position.ts'
import { createPrimaryPosition } from './primary-position.ts'
import type { Sql } from './sql.ts'

/** Public reads from copies of the primary database, as long as they are up to date. */
export type ReadReplicas = {
  /** Reads what contains every reported change and everything up to `position`; from the primary when no replica does. */
  reader(position?: LogPosition): Queryable
  /** An event reported a change: what is read from now on contains it. */
  markChanged(): void
  /** Of the primary: after a write, the write's position or a later one. */
  findPosition(): Promise<LogPosition>
  listStates(): ReplicaState[]
  close(): Promise<void>
}

/** Numbered from 1 in the order of the setting. */
export type ReplicaState = { replica: number; isUsed: boolean }

type ReadReplicasOptions = {
  primary: Db
  /** Connections to the same primary which never wait for those of requests. */
  positions: Db
  replicas: Db[]
  warn: LogWarning
  /** Called when the primary is back after reads that may have missed reported changes. */
  onMissedChanges: () => void
}

type Replica = ReplicaState & {
  db: Db
  /** What each connection has reached at least. Not the replica: an address may lead to several servers. */
  reached: WeakMap<object, LogPosition>
  /** Until then reads do not wait, because one has waited in vain. */
  impatientUntil: number
}

type Read<Result> = (reader: Queryable) => Promise<Result>

/** How long a read waits for a replica to catch up. */
const maxWaitMs = 50
const waitStepMs = 5
const impatientMs = 1000
/**
 * A slower read makes sure that its database still responds. Short, as a visitor may wait for a replica and then for the
 * primary.
 */
const readTimeoutMs = 350
/** For a statement that takes no time. */
const probeTimeoutMs = 250
const positionTimeoutMs = 1000
const checkIntervalMs = 1000
const maxStaleMs = 5000

export function createReadReplicas(options: ReadReplicasOptions): ReadReplicas {
  const { primary, positions, warn, onMissedChanges } = options
  const replicas = options.replicas.map<Replica>((db, index) => ({
    replica: index + 1,
    isUsed: true,
    db,
    reached: new WeakMap(),
    impatientUntil: 0,
  }))
  const findPosition = () => within(findReachedPosition(positions), positionTimeoutMs)
  const primaryPosition = createPrimaryPosition({
    findPosition,
    maxWaitMs,
    maxStaleMs,
    warn,
    onMissedChanges,
  })
  let turn = 0

  async function read<Result>(position: LogPosition, run: Read<Result>): Promise<Result> {
    const found = await readFromReplicas(position, run)
    if (found) return found.result
    try {
      return await readFromPrimary(run)
    } catch (error) {
      if (!isUnavailable(error)) throw error
      return readAfterFailure(position, run, error)
    }
  }

  async function readFromPrimary<Result>(run: Read<Result>): Promise<Result> {
    const result = await finish(run(primary), positions)
    publicReads.inc({ source: 'primary' })
    return result
  }

  async function readAfterFailure<Result>(
    position: LogPosition,
    run: Read<Result>,
    cause: unknown,
  ): Promise<Result> {
    // a late statement was given up because the primary did not respond
    const isThere = !(cause instanceof LateError) && (await isResponding(positions))
    // a lost connection, while the primary is there or there again; a full pool is no outage
    if (isThere && isConnectionError(cause)) return readFromPrimary(run)
    if (!isThere) {
      primaryPosition.markDown(cause)
      const old = await readFromReplicas(position, run)
      if (old) return old.result
    }
    throw new ApiError('unavailable', (m) => m.errors.common.databaseUnavailable, {
      cause,
      retryAfterSeconds: 2,
    })
  }

  /** Undefined when the primary is to be read. Only one that does not respond leads to the next. */
  async function readFromReplicas<Result>(
    position: LogPosition,
    run: Read<Result>,
  ): Promise<{ result: Result } | undefined> {
    for (const replica of takeTurns()) {
      const floor = await primaryPosition.findFloor()
      if (floor === undefined) return undefined
      try {
        // what ends the primary often ends a replica, too: a machine, a network
        if (primaryPosition.isDown()) await probe(replica.db)
        const work = replica.db.withConnection(async (reader, connection) => {
          const hasReached = await catchesUp({ replica, reader, connection, floor, position })
          return hasReached ? { result: await run(reader) } : undefined
        })
        const found = await finish(work, replica.db)
        if (found) publicReads.inc({ source: 'replica' })
        return found
      } catch (error) {
        // a statement may be cancelled so that the replica can go on; the primary repeats it, and any other error
        if (!isUnavailable(error)) return undefined
        setUsed(replica, false, error)
      }
    }
    return undefined
  }

  /** While the primary is down, those that lag behind are better than none. */
  function takeTurns(): Replica[] {
    const usable = replicas.filter(({ isUsed }) => isUsed)
    const all = usable.length === 0 && primaryPosition.isDown() ? replicas : usable
    turn = (turn + 1) % Math.max(all.length, 1)
    return [...all.slice(turn), ...all.slice(0, turn)]
  }

  async function catchesUp({ replica, reader, connection, floor, position }: CatchUp): Promise<boolean> {
    const required = Math.max(floor, position)
    const hasReached = () => (replica.reached.get(connection) ?? -1) >= required
    const deadline = performance.now() + maxWaitMs
    while (!hasReached()) {
      replica.reached.set(connection, await findReachedPosition(reader))
      if (hasReached()) break
      const now = performance.now()
      if (now < replica.impatientUntil) return false
      if (now > deadline) {
        replica.impatientUntil = now + impatientMs
        // the position of a caller may be invented, and says nothing about the replica
        if (position <= floor) setUsed(replica, false, new Error('it lags behind'))
        return false
      }
      await wait(waitStepMs)
    }
    return true
  }

  function setUsed(replica: Replica, isUsed: boolean, reason: unknown): void {
    if (replica.isUsed === isUsed) return
    replica.isUsed = isUsed
    warn(reason, `read replica ${replica.replica} is ${isUsed ? 'used again' : 'skipped'}`)
  }

  async function checkSkipped(replica: Replica): Promise<void> {
    const [floor, reached] = await Promise.all([
      primaryPosition.findFloor(),
      within(findReachedPosition(replica.db), positionTimeoutMs).catch(() => -1),
    ])
    if (floor !== undefined && reached >= floor) setUsed(replica, true, new Error('it has caught up'))
  }

  async function check(): Promise<void> {
    await primaryPosition.check()
    await Promise.all(replicas.filter(({ isUsed }) => !isUsed).map(checkSkipped))
  }

  const checks = startPeriodicJob(checkIntervalMs, check, (error) =>
    warn(error, 'the read replicas could not be checked'),
  )

  return {
    reader: (position = 0) => ({
      many: <Row>(query: Sql) => read(position, (reader) => reader.many<Row>(query)),
      one: <Row>(query: Sql) => read(position, (reader) => reader.one<Row>(query)),
    }),
    markChanged: primaryPosition.markChanged,
    findPosition,
    listStates: () => replicas.map(({ replica, isUsed }) => ({ replica, isUsed })),
    async close() {
      await checks.stop()
      await Promise.all([positions, ...options.replicas].map((db) => db.close()))
    },
  }
}

const probe = (db: Db) => within(findReachedPosition(db), probeTimeoutMs)
const isResponding = (db: Db) =>
  probe(db).then(
    () => true,
    () => false,
  )

/** Gives up a statement that takes long when its database does not respond to another one: then it hangs. */
async function finish<Result>(work: Promise<Result>, db: Db): Promise<Result> {
  try {
    return await within(work, readTimeoutMs)
  } catch (error) {
    if (!(error instanceof LateError)) throw error
    await probe(db)
    return work
  }
}

type CatchUp = {
  replica: Replica
  reader: Queryable
  connection: object
  floor: LogPosition
  position: LogPosition
}

function isUnavailable(error: unknown): boolean {
  return (
    error instanceof LateError ||
    isConnectionError(error) ||
    (error instanceof ApiError && error.code === 'unavailable')
  )
}
