import { randomUUID } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import type { LogWarning } from '../log/log-warning.ts'
import { createLocalSubscriptions, localTopics, type UntypedBus } from './bus.ts'

const channel = 'mainstreet:news'
const heartbeatMs = 1500
/** Who does not hear the own beat for so long is cut off, whatever the connection says of itself. */
const heartbeatTimeoutMs = 4500

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
export function connectRedisBus(url: string, warn: LogWarning): UntypedBus {
  const local = createLocalSubscriptions()
  const nodeId = randomUUID()
  const publisher = new Redis(url, options)
  const subscriber = new Redis(url, { ...options, autoResubscribe: false })
  let lastHeartbeatAt = Date.now()
  let isDisconnected = false
  /** Some news did not get out: the others are told so as soon as the line is whole. */
  let hasUnsentEvents = false

  function handleConnectionLoss(fault: unknown) {
    if (!isDisconnected) warn(fault, 'Redis was lost')
    isDisconnected = true
  }

  function handleMessage(text: string) {
    const { from, topic, payload, missed } = JSON.parse(text)
    if (from !== nodeId) return missed ? local.notifyMissed() : local.deliver(topic, payload)
    if (topic !== undefined) return
    lastHeartbeatAt = Date.now()
    if (isDisconnected) local.notifyMissed()
    isDisconnected = false
    if (hasUnsentEvents) publishOrMarkUnsent({ missed: true })
  }

  const publishMessage = (news: object) =>
    publisher.publish(channel, JSON.stringify({ from: nodeId, ...news }))
  const sendHeartbeat = () => publishMessage({}).catch(handleConnectionLoss)

  function publishOrMarkUnsent(news: { topic: string; payload: unknown } | { missed: true }) {
    // before it is out, so that what fails meanwhile sets it again
    if ('missed' in news) hasUnsentEvents = false
    publishMessage(news).catch((fault: unknown) => {
      hasUnsentEvents = true
      handleConnectionLoss(fault)
    })
  }

  const heartbeatTimer = setInterval(() => {
    void sendHeartbeat()
    if (Date.now() - lastHeartbeatAt > heartbeatTimeoutMs) {
      handleConnectionLoss(new Error('it is silent'))
      // a connection into the void would not notice for minutes
      for (const connection of [publisher, subscriber])
        if (connection.status === 'ready') connection.disconnect(true)
      lastHeartbeatAt = Date.now()
    }
    if (isDisconnected) local.notifyMissed()
  }, heartbeatMs)

  subscriber.on('ready', () => void subscriber.subscribe(channel).then(sendHeartbeat, handleConnectionLoss))
  subscriber.on('message', (_channel, text) => handleMessage(text))
  for (const connection of [publisher, subscriber]) {
    connection.on('error', handleConnectionLoss)
    connection.on('close', () => handleConnectionLoss(new Error('the connection was closed')))
  }

  return {
    publish(topic, payload) {
      local.deliver(topic, payload)
      if (!localTopics.has(topic)) publishOrMarkUnsent({ topic, payload })
    },
    subscribe: local.subscribe,
    async close() {
      clearInterval(heartbeatTimer)
      for (const connection of [publisher, subscriber]) {
        connection.removeAllListeners('close')
        connection.disconnect()
      }
    },
  }
}
