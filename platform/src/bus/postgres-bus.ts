import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type pg from 'pg'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { LogWarning } from '../log/log-warning.ts'
import { createLocalSubscriptions, localTopics, parseMessage, type UntypedBus } from './bus.ts'

/** Each town of a database, which has its own schema, has its own channel. */
const channelSql = sql`'mainstreet_events' || coalesce('_' || nullif(current_schema(), 'public'), '')`
const reconnectMs = 1000
/**
 * A PostgreSQL notification holds at most 8000 bytes. A larger payload is stored in a table, and the notification
 * carries its id.
 */
const maxPayloadBytes = 7900
/** How much one node may store per minute; stored payloads are deleted after that, so the table stays small. */
const defaultMaxStoredBytes = 64 * 1024 * 1024
const retryMs = 1000
/**
 * The limit for events that could not be sent and are queued. Beyond it the other nodes learn only that events were
 * missed.
 */
const maxAttempts = 60
const maxPendingChars = 8 * 1024 * 1024

type NotificationBody =
  | { topic: string; payload?: unknown }
  | { payload_id: string }
  | { missed_events: true }
const missedNotification = JSON.stringify({ missed_events: true } satisfies NotificationBody)

/** For several nodes on one PostgreSQL; uses LISTEN and NOTIFY. */
export function connectPostgresBus(
  db: Db,
  warn: LogWarning,
  maxStoredBytesPerMinute = defaultMaxStoredBytes,
): UntypedBus {
  const local = createLocalSubscriptions()
  let closed = false
  let listening: pg.PoolClient | undefined
  let retry: NodeJS.Timeout | undefined

  async function listen(again: boolean) {
    try {
      const client = await db.connect()
      if (closed) return client.release(true)
      listening = client
      client.on('notification', ({ payload = '' }) => {
        const notification = parseMessage(payload)
        if (notification) return handleNotification(notification as NotificationBody)
        warn(new Error('malformed notification'), 'a notification could not be read')
        local.notifyMissed()
      })
      client.once('error', (error) => handleConnectionLoss(error))
      await client.query('set idle_session_timeout = 0')
      const { rows } = await client.query<{ listen: string }>(
        sql`select format('listen %I', ${channelSql}) as listen`,
      )
      await client.query(rows[0]?.listen ?? '')
      if (again) local.notifyMissed()
    } catch (error) {
      handleConnectionLoss(error)
    }
  }

  /** While a stored payload is being read, later events wait, so that the order is kept. */
  let fetching: Promise<void> | undefined

  function handleNotification(carried: NotificationBody) {
    if ('missed_events' in carried) return local.notifyMissed()
    if (!fetching && 'topic' in carried) return local.deliverRemote(carried.topic, carried.payload, warn)
    const fetchTask = (fetching ?? Promise.resolve())
      .then(async () => {
        const { topic, payload } =
          'payload_id' in carried ? await fetchStoredPayload(carried.payload_id) : carried
        local.deliverRemote(topic, payload, warn)
      })
      .catch((error: unknown) => {
        warn(error, 'news could not be fetched')
        local.notifyMissed()
      })
      .finally(() => {
        if (fetching === fetchTask) fetching = undefined
      })
    fetching = fetchTask
  }

  async function fetchStoredPayload(payloadId: string) {
    const found = await db.one<{ body: string }>(sql`select body from bus_payloads where id = ${payloadId}`)
    if (!found) throw new Error('the stored event is gone')
    return JSON.parse(found.body) as { topic: string; payload?: unknown }
  }

  /** Only once: a connection that is being released may still emit an error. */
  function releaseConnection() {
    const client = listening
    listening = undefined
    client?.release(true)
  }

  function handleConnectionLoss(error: unknown) {
    releaseConnection()
    if (closed) return
    warn(error, 'the connection for events was lost')
    retry = setTimeout(() => void listen(true), reconnectMs)
  }

  let pending = new Set<string>()
  let isSending = false
  let failedAttempts = 0

  /** A burst is sent in one statement: one notification per statement doubled the cost of an order. */
  async function flush() {
    if (isSending) return
    isSending = true
    await setImmediate()
    while (pending.size > 0) {
      const burst = [...pending]
      pending.clear()
      try {
        await sendBurst(burst)
        failedAttempts = 0
      } catch (error) {
        if (closed) break
        warn(error, 'could not send events yet')
        requeue(burst)
        await wait(retryMs, undefined, { ref: false })
      }
    }
    isSending = false
  }

  /** Queued first for the next attempt. A duplicate delivery is harmless. */
  function requeue(burst: string[]) {
    failedAttempts += 1
    pending = new Set([...burst, ...pending])
    const chars = [...pending].reduce((sum, event) => sum + event.length, 0)
    if (failedAttempts >= maxAttempts || chars > maxPendingChars) pending = new Set([missedNotification])
  }

  /** In the order of publication, also when some payloads are stored. */
  async function sendBurst(burst: string[]) {
    const payloadIds = new Map(burst.filter(exceedsNotificationSize).map((event) => [event, randomUUID()]))
    const notifications = burst.map((event) => {
      const payloadId = payloadIds.get(event)
      return payloadId ? JSON.stringify({ payload_id: payloadId }) : event
    })
    if (payloadIds.size > 0)
      await db.one(sql`
        with old as (delete from bus_payloads where created_at < ${new Date(Date.now() - minuteMs)})
        insert into bus_payloads (id, body)
        select * from unnest(${[...payloadIds.values()]}::uuid[], ${[...payloadIds.keys()]}::text[])`)
    await db.one(
      sql`select count(pg_notify(${channelSql}, body)) from unnest(${notifications}::text[]) as body`,
    )
  }

  let storedThisMinute = { since: 0, bytes: 0 }

  function canStore(bytes: number): boolean {
    if (Date.now() - storedThisMinute.since > minuteMs) storedThisMinute = { since: Date.now(), bytes: 0 }
    storedThisMinute.bytes += bytes
    return storedThisMinute.bytes <= maxStoredBytesPerMinute
  }

  void listen(false)
  return {
    publish(topic, payload) {
      if (localTopics.has(topic)) return local.deliver(topic, payload)
      const event = JSON.stringify({ topic, payload })
      // beyond the limit a subscriber still learns that events were missed
      pending.add(
        !exceedsNotificationSize(event) || canStore(event.length) ? event : JSON.stringify({ topic }),
      )
      void flush()
    },
    subscribe: local.subscribe,
    async close() {
      closed = true
      clearTimeout(retry)
      releaseConnection()
    },
  }
}

function exceedsNotificationSize(message: string): boolean {
  return Buffer.byteLength(message) > maxPayloadBytes
}
