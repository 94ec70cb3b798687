import { randomUUID } from 'node:crypto'
import { Redis, type RedisOptions } from 'ioredis'
import type { LogWarning } from '../log/log-warning.ts'
import { createLocalSubscriptions, localTopics, parseMessage, type UntypedBus } from './bus.ts'
import { parseSentinelUrl } from './sentinel-url.ts'

const heartbeatMs = 1500
/** A node that does not receive its own heartbeat for this long reconnects, whatever the state of its connection. */
const heartbeatTimeoutMs = 4500

/** A heartbeat has no topic. */
type BusMessage = { from?: string; topic?: string; payload?: unknown; missed_events?: boolean }

const options: RedisOptions = {
  retryStrategy: (tries) => Math.min(tries * 100, 1000),
  maxRetriesPerRequest: 0,
  enableOfflineQueue: false,
  connectTimeout: 4000,
}

function connectRedis(url: string, more: RedisOptions): Redis {
  const address = parseSentinelUrl(url)
  if (!address) return new Redis(url, { ...options, ...more })
  const { sentinels, name, username, password, sentinelPassword, tls } = address
  return new Redis({
    ...options,
    ...more,
    sentinels,
    name,
    ...(username !== undefined && { username }),
    ...(password !== undefined && { password }),
    ...(sentinelPassword !== undefined && { sentinelPassword }),
    // the sentinels of servers with TLS speak TLS, too: both follow their `tls-replication`
    ...(tls && { tls: {}, sentinelTLS: {}, enableTLSForSentinelMode: true }),
    // without a number the connection would end for good
    sentinelRetryStrategy: (tries) => Math.min(tries * 100, 1000),
    // a sentinel on a machine that hangs accepts connections and never responds
    sentinelCommandTimeout: 2000,
    // a primary that was replaced while it hung, or that only this node still reaches, closes no connection
    failoverDetector: true,
  })
}

/**
 * For several nodes with Redis. Local subscribers get events at once, with or without Redis. While Redis is
 * unavailable, all subscribers are informed repeatedly that events may be missing, so that they read the database.
 * `schema`: of the town, when several use this Redis.
 */
export function connectRedisBus(url: string, warn: LogWarning, schema?: string): UntypedBus {
  const channel = `mainstreet:events${schema === undefined ? '' : `:${schema}`}`
  const local = createLocalSubscriptions()
  const nodeId = randomUUID()
  const publisher = connectRedis(url, {})
  const subscriber = connectRedis(url, { autoResubscribe: false })
  let lastHeartbeatAt = Date.now()
  let isDisconnected = false
  /** Some events could not be sent: the other nodes are informed when the connection is back. */
  let hasUnsentEvents = false

  function handleConnectionLoss(error: unknown) {
    if (!isDisconnected) warn(error, 'the Redis connection was lost')
    isDisconnected = true
  }

  function handleMessage(text: string) {
    const message = parseMessage(text) as BusMessage | undefined
    if (!message) {
      warn(new Error('malformed message'), 'an event could not be read')
      return local.notifyMissed()
    }
    const { from, topic, payload, missed_events } = message
    if (from !== nodeId && missed_events) return local.notifyMissed()
    if (from !== nodeId) return topic === undefined ? undefined : local.deliverRemote(topic, payload, warn)
    if (topic !== undefined) return
    lastHeartbeatAt = Date.now()
    if (isDisconnected) local.notifyMissed()
    isDisconnected = false
    if (hasUnsentEvents) publishOrMarkUnsent({ missed_events: true })
  }

  const publishMessage = (event: object) =>
    publisher.publish(channel, JSON.stringify({ from: nodeId, ...event }))
  const sendHeartbeat = () => publishMessage({}).catch(handleConnectionLoss)

  function publishOrMarkUnsent(event: { topic: string; payload: unknown } | { missed_events: true }) {
    // cleared before the send, so that a failure sets it again
    if ('missed_events' in event) hasUnsentEvents = false
    publishMessage(event).catch((error: unknown) => {
      hasUnsentEvents = true
      handleConnectionLoss(error)
    })
  }

  const heartbeatTimer = setInterval(() => {
    void sendHeartbeat()
    if (Date.now() - lastHeartbeatAt > heartbeatTimeoutMs) {
      handleConnectionLoss(new Error('no heartbeat received'))
      // a half-open connection would not be noticed for minutes, and a server that hangs accepts connections
      for (const connection of [publisher, subscriber])
        if (['connect', 'ready'].includes(connection.status)) connection.disconnect(true)
      lastHeartbeatAt = Date.now()
    }
    // a failover that is detected while a sentinel looks up the primary ends the connection for good
    for (const connection of [publisher, subscriber])
      if (connection.status === 'end') connection.connect().catch(handleConnectionLoss)
    if (isDisconnected) local.notifyMissed()
  }, heartbeatMs)

  subscriber.on('ready', () => void subscriber.subscribe(channel).then(sendHeartbeat, handleConnectionLoss))
  subscriber.on('message', (_channel, text) => handleMessage(text))
  for (const connection of [publisher, subscriber]) {
    connection.on('error', handleConnectionLoss)
    connection.on('close', () => handleConnectionLoss(new Error('the connection was closed')))
  }
  // during a failover events may go to the former primary, which others have left already
  if (parseSentinelUrl(url))
    publisher.on('close', () => {
      hasUnsentEvents = true
    })

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
