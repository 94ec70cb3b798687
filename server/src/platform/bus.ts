import { setImmediate } from 'node:timers/promises'
import type pg from 'pg'
import type { Db } from './db.ts'
import { sql } from './sql.ts'

/** News between the nodes. At most once: whoever must not miss a thing reads the database. */
export type Bus = {
  publish(topic: string, payload?: unknown): void
  /** Returns the way to stop hearing. */
  subscribe(topic: string, hear: (payload: unknown) => void): () => void
  close(): Promise<void>
}

export type Warn = (fault: unknown, what: string) => void

function localBus() {
  const hearers = new Map<string, Set<(payload: unknown) => void>>()
  return {
    deliver(topic: string, payload: unknown) {
      for (const hear of hearers.get(topic) ?? []) hear(payload)
    },
    subscribe(topic: string, hear: (payload: unknown) => void) {
      const all = hearers.get(topic) ?? new Set()
      hearers.set(topic, all.add(hear))
      return () => void all.delete(hear)
    },
    topics: () => hearers.keys(),
  }
}

/** For the one node on the embedded database. */
export function openLocalBus(): Bus {
  const local = localBus()
  return {
    publish: local.deliver,
    subscribe: local.subscribe,
    close: async () => {},
  }
}

const channel = 'mainstreet_news'
const reconnectMs = 1000
/** A node's own affair: who has written news delivers it, and the others look each second anyway. */
const ownTopics = new Set(['outbox'])

/**
 * For several nodes on one PostgreSQL: NOTIFY carries the news. After a lost connection every topic is
 * delivered once with `undefined`, which tells its hearers that they may have missed something.
 */
export function openPostgresBus(db: Db, warn: Warn): Bus {
  const local = localBus()
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
      if (again) for (const topic of local.topics()) local.deliver(topic, undefined)
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
      waiting.add(JSON.stringify({ topic, payload }))
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
