import { realtime as limits, sync } from '@mainstreet/contract/limits.ts'
import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { currentToken } from '../../session/access-token.ts'
import { nameOf, type Rows, setUp } from './live-sources.ts'
import { throttled } from './throttle.ts'

type Followed = { channel: RealtimeChannel; listeners: Set<() => void>; stop: () => void }

const followed = new Map<string, Followed>()
let client: RealtimeClient | undefined
let count = 0

/** Hears of every change of the rows, and once after each (re)subscription; what changed is then read by a call. */
export function followRows(rows: Rows, onNews: () => void): () => void {
  const name = nameOf(rows)
  const one = followed.get(name) ?? follow(rows)
  followed.set(name, one)
  one.listeners.add(onNews)
  return () => {
    one.listeners.delete(onNews)
    if (one.listeners.size > 0 || followed.get(name) !== one) return
    followed.delete(name)
    one.stop()
  }
}

function follow(rows: Rows): Followed {
  const listeners = new Set<() => void>()
  const news = throttled(() => {
    for (const listener of [...listeners]) listener()
  }, sync.reloadThrottleMs)
  const realtime = connection()
  count += 1
  // a topic is short, a filter need not be
  const channel = realtime.channel(`rows:${rows.table}:${count}`)
  channel.on('postgres_changes', { event: '*', schema: 'public', ...rows }, news.ask)
  let stopped = false
  // the token has to be known before the first join
  void realtime.setAuth().then(() => {
    if (stopped) return
    channel.subscribe((status) => {
      setUp(rows, status === 'SUBSCRIBED')
      if (status === 'SUBSCRIBED') news.ask()
    })
  })
  return {
    channel,
    listeners,
    stop() {
      stopped = true
      news.stop()
      setUp(rows, false)
      void realtime.removeChannel(channel)
    },
  }
}

/** Made once. The key is for hosted Supabase, ours asks for none. */
function connection(): RealtimeClient {
  client ??= new RealtimeClient(`${location.origin.replace(/^http/, 'ws')}/realtime/v1`, {
    params: { apikey: 'mainstreet' },
    timeout: limits.timeoutMs,
    heartbeatIntervalMs: limits.heartbeatMs,
    reconnectAfterMs: (tries) => limits.reconnectDelaysMs[tries - 1] ?? limits.reconnectDelaysMs[3],
    accessToken: async () => currentToken(),
  })
  return client
}
