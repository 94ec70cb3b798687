import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type pg from 'pg'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { LogWarning } from '../log/log-warning.ts'
import { createLocalSubscriptions, localTopics, type UntypedBus } from './bus.ts'

const channel = 'mainstreet_news'
const reconnectMs = 1000
/** A notification of PostgreSQL has room for 8000 bytes; what is larger is laid down, and the notification names it. */
const maxPayloadBytes = 7900
/** So much may be laid down by one node in a minute, after which it is cleared away: the table stays small. */
const defaultMaxStoredBytes = 64 * 1024 * 1024
const retryMs = 1000
/** Up to here what could not be sent is kept and sent again; beyond it the other nodes learn only that there was something. */
const maxAttempts = 60
const maxPendingChars = 8 * 1024 * 1024

type NotificationBody = { topic: string; payload?: unknown } | { parcel: string } | { missed: true }
const missedNotification = JSON.stringify({ missed: true } satisfies NotificationBody)

/** For several nodes on one PostgreSQL: NOTIFY carries the news. */
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
      client.on('notification', ({ payload = '{}' }) => handleNotification(JSON.parse(payload)))
      client.once('error', (fault) => handleConnectionLoss(fault))
      await client.query('set idle_session_timeout = 0')
      await client.query(`listen ${channel}`)
      if (again) local.notifyMissed()
    } catch (fault) {
      handleConnectionLoss(fault)
    }
  }

  /** While a parcel is being fetched, what came after it waits for its turn. */
  let fetching: Promise<void> | undefined

  function handleNotification(carried: NotificationBody) {
    if ('missed' in carried) return local.notifyMissed()
    if (!fetching && 'topic' in carried) return local.deliver(carried.topic, carried.payload)
    const fetchTask = (fetching ?? Promise.resolve())
      .then(async () => {
        const { topic, payload } = 'parcel' in carried ? await fetchStoredPayload(carried.parcel) : carried
        local.deliver(topic, payload)
      })
      .catch((fault: unknown) => {
        warn(fault, 'news could not be fetched')
        local.notifyMissed()
      })
      .finally(() => {
        if (fetching === fetchTask) fetching = undefined
      })
    fetching = fetchTask
  }

  async function fetchStoredPayload(parcel: string) {
    const found = await db.one<{ news: string }>(sql`select news from bus_parcels where id = ${parcel}`)
    if (!found) throw new Error('The parcel is gone')
    return JSON.parse(found.news) as { topic: string; payload?: unknown }
  }

  /** Once: a connection that is being given back may still fail. */
  function releaseConnection() {
    const client = listening
    listening = undefined
    client?.release(true)
  }

  function handleConnectionLoss(fault: unknown) {
    releaseConnection()
    if (closed) return
    warn(fault, 'the news connection was lost')
    retry = setTimeout(() => void listen(true), reconnectMs)
  }

  let pending = new Set<string>()
  let isSending = false
  let failedAttempts = 0

  /** A burst goes out as one statement (a notification for each made an order twice as dear). */
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
      } catch (fault) {
        if (closed) break
        warn(fault, 'news could not be sent yet')
        requeue(burst)
        await wait(retryMs, undefined, { ref: false })
      }
    }
    isSending = false
  }

  /** It goes first when it is sent again, perhaps for the second time, which harms nobody. */
  function requeue(burst: string[]) {
    failedAttempts += 1
    pending = new Set([...burst, ...pending])
    const chars = [...pending].reduce((sum, news) => sum + news.length, 0)
    if (failedAttempts >= maxAttempts || chars > maxPendingChars) pending = new Set([missedNotification])
  }

  /** In the order of their coming, also where some are laid down. */
  async function sendBurst(burst: string[]) {
    const parcels = new Map(burst.filter(exceedsNotificationSize).map((news) => [news, randomUUID()]))
    const notices = burst.map((news) => {
      const parcel = parcels.get(news)
      return parcel ? JSON.stringify({ parcel }) : news
    })
    if (parcels.size > 0)
      await db.one(sql`
        with old as (delete from bus_parcels where created_at < now() - interval '1 minute')
        insert into bus_parcels (id, news)
        select * from unnest(${[...parcels.values()]}::uuid[], ${[...parcels.keys()]}::text[])`)
    await db.one(sql`select count(pg_notify(${channel}, news)) from unnest(${notices}::text[]) as news`)
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
      const news = JSON.stringify({ topic, payload })
      // beyond its share a hearer still learns that there were news
      pending.add(!exceedsNotificationSize(news) || canStore(news.length) ? news : JSON.stringify({ topic }))
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
