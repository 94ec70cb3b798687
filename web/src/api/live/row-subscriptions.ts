import { realtimeClientLimits as limits, sync } from '@mainstreet/contract/limits.ts'
import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { getAccessToken } from '../../session/access-token.ts'
import { getSourceKey, type RowFilter, setSourceConnected } from './live-sources.ts'
import { throttle } from './throttle.ts'

type RowSubscription = { channel: RealtimeChannel; listeners: Set<() => void>; stop: () => void }

const subscriptions = new Map<string, RowSubscription>()
let client: RealtimeClient | undefined
let channelCount = 0

/** Hears of every change of the rows, and once after each (re)subscription; what changed is then read by a call. */
export function subscribeToRows(rows: RowFilter, onChange: () => void): () => void {
  const name = getSourceKey(rows)
  const one = subscriptions.get(name) ?? openRowSubscription(rows)
  subscriptions.set(name, one)
  one.listeners.add(onChange)
  return () => {
    one.listeners.delete(onChange)
    if (one.listeners.size > 0 || subscriptions.get(name) !== one) return
    subscriptions.delete(name)
    one.stop()
  }
}

function openRowSubscription(rows: RowFilter): RowSubscription {
  const listeners = new Set<() => void>()
  const throttledNotify = throttle(() => {
    for (const listener of [...listeners]) listener()
  }, sync.reloadThrottleMs)
  const realtime = getRealtimeClient()
  channelCount += 1
  // a topic is short, a filter need not be
  const channel = realtime.channel(`rows:${rows.table}:${channelCount}`)
  channel.on('postgres_changes', { event: '*', schema: 'public', ...rows }, throttledNotify.trigger)
  let stopped = false
  // the token has to be known before the first join
  void realtime.setAuth().then(() => {
    if (stopped) return
    channel.subscribe((status) => {
      setSourceConnected(rows, status === 'SUBSCRIBED')
      if (status === 'SUBSCRIBED') throttledNotify.trigger()
    })
  })
  return {
    channel,
    listeners,
    stop() {
      stopped = true
      throttledNotify.stop()
      setSourceConnected(rows, false)
      void realtime.removeChannel(channel)
    },
  }
}

/** Made once. The key is for hosted Supabase, ours asks for none. */
function getRealtimeClient(): RealtimeClient {
  client ??= new RealtimeClient(`${location.origin.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: 'mainstreet' },
    timeout: limits.timeoutMs,
    heartbeatIntervalMs: limits.heartbeatMs,
    reconnectAfterMs: (tries) => limits.reconnectDelaysMs[tries - 1] ?? limits.reconnectDelaysMs[3],
    accessToken: async () => getAccessToken(),
  })
  return client
}
