import { randomUUID } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import type { Warn } from '../log/log-warning.ts'
import { hearing, ownTopics, type Wire } from './bus.ts'

const channel = 'mainstreet:news'
const beatMs = 1500
/** Who does not hear the own beat for so long is cut off, whatever the connection says of itself. */
const silenceMs = 4500

const options: RedisOptions = {
  retryStrategy: (tries) => Math.min(tries * 100, 1000),
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  connectTimeout: 4000,
}

/**
 * For several nodes with a Redis. The own node hears at once, with or without it; while it is away every hearer is told
 * again and again that it may be missing something, so that what matters is read from the database.
 */
export function openRedisBus(url: string, warn: Warn): Wire {
  const local = hearing()
  const self = randomUUID()
  const speaking = new Redis(url, options)
  const listening = new Redis(url, { ...options, autoResubscribe: false })
  let heardAt = Date.now()
  let isLost = false
  /** Some news did not get out: the others are told so as soon as the line is whole. */
  let isUnsaid = false

  function lose(fault: unknown) {
    if (!isLost) warn(fault, 'Redis was lost')
    isLost = true
  }

  function hear(text: string) {
    const { from, topic, payload, missed } = JSON.parse(text)
    if (from !== self) return missed ? local.mayHaveMissed() : local.deliver(topic, payload)
    if (topic !== undefined) return
    heardAt = Date.now()
    if (isLost) local.mayHaveMissed()
    isLost = false
    if (isUnsaid) tell({ missed: true })
  }

  const say = (news: object) => speaking.publish(channel, JSON.stringify({ from: self, ...news }))
  const sayBeat = () => say({}).catch(lose)

  function tell(news: { topic: string; payload: unknown } | { missed: true }) {
    // before it is out, so that what fails meanwhile sets it again
    if ('missed' in news) isUnsaid = false
    say(news).catch((fault: unknown) => {
      isUnsaid = true
      lose(fault)
    })
  }

  const beat = setInterval(() => {
    void sayBeat()
    if (Date.now() - heardAt > silenceMs) {
      lose(new Error('it is silent'))
      // a connection into the void would not notice for minutes
      for (const connection of [speaking, listening])
        if (connection.status === 'ready') connection.disconnect(true)
      heardAt = Date.now()
    }
    if (isLost) local.mayHaveMissed()
  }, beatMs)

  listening.on('ready', () => void listening.subscribe(channel).then(sayBeat, lose))
  listening.on('message', (_channel, text) => hear(text))
  for (const connection of [speaking, listening]) {
    connection.on('error', lose)
    connection.on('close', () => lose(new Error('the connection was closed')))
  }

  return {
    publish(topic, payload) {
      local.deliver(topic, payload)
      if (!ownTopics.has(topic)) tell({ topic, payload })
    },
    subscribe: local.subscribe,
    async close() {
      clearInterval(beat)
      for (const connection of [speaking, listening]) {
        connection.removeAllListeners('close')
        connection.disconnect()
      }
    },
  }
}
