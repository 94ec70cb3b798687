import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import { type Bus, hearing, type Warn } from './bus.ts'
import type { Db } from './db.ts'
import { sql } from './sql.ts'

const channel = 'mainstreet_news'
const reconnectMs = 1000
/** A notification of PostgreSQL has room for 8000 bytes. */
const mostBytes = 7900

/** A node's own affair: who has written news delivers it, and the others look each second anyway. */
const ownTopics = new Set(['outbox'])

/** For several nodes on one PostgreSQL: NOTIFY carries the news. */
export function openPostgresBus(db: Db, warn: Warn): Bus {
  const local = hearing()
  let closed = false
  let listening: pg.PoolClient | undefined
  let retry: NodeJS.Timeout | undefined

  async function listen(again: boolean) {
    try {
      const client = await db.connect()
      if (closed) return client.release(true)
      listening = client
      client.on('notification', ({ payload }) => {
        const { topic, payload: news } = JSON.parse(payload ?? '{}')
        local.deliver(topic, news)
      })
      client.once('error', (fault) => lose(fault))
      await client.query('set idle_session_timeout = 0')
      await client.query(`listen ${channel}`)
      if (again) local.mayHaveMissed()
    } catch (fault) {
      lose(fault)
    }
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

  const waiting = new Set<string>()
  let isSending = false

  /** A burst goes out as one statement (a notification for each made an order twice as dear). */
  async function send() {
    if (isSending) return
    isSending = true
    await setImmediate()
    while (waiting.size > 0) {
      const burst = [...waiting]
      waiting.clear()
      await db
        .one(sql`select count(pg_notify(${channel}, news)) from unnest(${burst}::text[]) as news`)
        .catch((fault: unknown) => warn(fault, 'news was lost'))
    }
    isSending = false
  }

  void listen(false)
  return {
    publish(topic, payload) {
      if (ownTopics.has(topic)) return local.deliver(topic, payload)
      const news = JSON.stringify({ topic, payload })
      waiting.add(Buffer.byteLength(news) > mostBytes ? JSON.stringify({ topic }) : news)
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
