import { randomUUID } from 'node:crypto'
import { setImmediate, setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import type { Db } from '../db/db.ts'
import { sql } from '../db/sql.ts'
import type { Warn } from '../log/log-warning.ts'
import { hearing, ownTopics, type Wire } from './bus.ts'

const channel = 'mainstreet_news'
const reconnectMs = 1000
/** A notification of PostgreSQL has room for 8000 bytes; what is larger is laid down, and the notification names it. */
const mostBytes = 7900
/** So much may be laid down by one node in a minute, after which it is cleared away: the table stays small. */
const usualRoom = 64 * 1024 * 1024
const minuteMs = 60_000
const sendAgainMs = 1000
/** Up to here what could not be sent is kept and sent again; beyond it the other nodes learn only that there was something. */
const mostTries = 60
const mostKeptChars = 8 * 1024 * 1024

type Carried = { topic: string; payload?: unknown } | { parcel: string } | { missed: true }
const somethingMissed = JSON.stringify({ missed: true } satisfies Carried)

/** For several nodes on one PostgreSQL: NOTIFY carries the news. */
export function openPostgresBus(db: Db, warn: Warn, mostLaidDown = usualRoom): Wire {
  const local = hearing()
  let closed = false
  let listening: pg.PoolClient | undefined
  let retry: NodeJS.Timeout | undefined

  async function listen(again: boolean) {
    try {
      const client = await db.connect()
      if (closed) return client.release(true)
      listening = client
      client.on('notification', ({ payload = '{}' }) => hear(JSON.parse(payload)))
      client.once('error', (fault) => lose(fault))
      await client.query('set idle_session_timeout = 0')
      await client.query(`listen ${channel}`)
      if (again) local.mayHaveMissed()
    } catch (fault) {
      lose(fault)
    }
  }

  /** While a parcel is being fetched, what came after it waits for its turn. */
  let fetching: Promise<void> | undefined

  function hear(carried: Carried) {
    if ('missed' in carried) return local.mayHaveMissed()
    if (!fetching && 'topic' in carried) return local.deliver(carried.topic, carried.payload)
    const turn = (fetching ?? Promise.resolve())
      .then(async () => {
        const { topic, payload } = 'parcel' in carried ? await fetched(carried.parcel) : carried
        local.deliver(topic, payload)
      })
      .catch((fault: unknown) => {
        warn(fault, 'news could not be fetched')
        local.mayHaveMissed()
      })
      .finally(() => {
        if (fetching === turn) fetching = undefined
      })
    fetching = turn
  }

  async function fetched(parcel: string) {
    const found = await db.one<{ news: string }>(sql`select news from bus_parcels where id = ${parcel}`)
    if (!found) throw new Error('The parcel is gone')
    return JSON.parse(found.news) as { topic: string; payload?: unknown }
  }

  /** Once: a connection that is being given back may still fail. */
  function letGo() {
    const client = listening
    listening = undefined
    client?.release(true)
  }

  function lose(fault: unknown) {
    letGo()
    if (closed) return
    warn(fault, 'the news connection was lost')
    retry = setTimeout(() => void listen(true), reconnectMs)
  }

  let waiting = new Set<string>()
  let isSending = false
  let tries = 0

  /** A burst goes out as one statement (a notification for each made an order twice as dear). */
  async function send() {
    if (isSending) return
    isSending = true
    await setImmediate()
    while (waiting.size > 0) {
      const burst = [...waiting]
      waiting.clear()
      try {
        await sendBurst(burst)
        tries = 0
      } catch (fault) {
        if (closed) break
        warn(fault, 'news could not be sent yet')
        putBack(burst)
        await wait(sendAgainMs, undefined, { ref: false })
      }
    }
    isSending = false
  }

  /** It goes first when it is sent again, perhaps for the second time, which harms nobody. */
  function putBack(burst: string[]) {
    tries += 1
    waiting = new Set([...burst, ...waiting])
    const chars = [...waiting].reduce((sum, news) => sum + news.length, 0)
    if (tries >= mostTries || chars > mostKeptChars) waiting = new Set([somethingMissed])
  }

  /** In the order of their coming, also where some are laid down. */
  async function sendBurst(burst: string[]) {
    const parcels = new Map(burst.filter(isLarge).map((news) => [news, randomUUID()]))
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

  let laidDown = { since: 0, bytes: 0 }

  function mayLayDown(bytes: number): boolean {
    if (Date.now() - laidDown.since > minuteMs) laidDown = { since: Date.now(), bytes: 0 }
    laidDown.bytes += bytes
    return laidDown.bytes <= mostLaidDown
  }

  void listen(false)
  return {
    publish(topic, payload) {
      if (ownTopics.has(topic)) return local.deliver(topic, payload)
      const news = JSON.stringify({ topic, payload })
      // beyond its share a hearer still learns that there were news
      waiting.add(!isLarge(news) || mayLayDown(news.length) ? news : JSON.stringify({ topic }))
      void send()
    },
    subscribe: local.subscribe,
    async close() {
      closed = true
      clearTimeout(retry)
      letGo()
    },
  }
}

function isLarge(news: string): boolean {
  return Buffer.byteLength(news) > mostBytes
}
