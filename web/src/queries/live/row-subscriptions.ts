import { realtimeClientLimits as limits, sync } from '@mainstreet/contract/live/limits.ts'
import { RealtimeClient } from '@supabase/realtime-js'
import { getAccessToken } from '../../api/access-token.ts'
import { createEmitter, type Emitter } from '../../ui/hooks/create-store.ts'
import { getSourceKey, type RowFilter, setSourceConnected } from './live-sources.ts'
import { throttle } from './throttle.ts'

const changesByRows = new Map<string, Emitter>()
let client: RealtimeClient | undefined
let channelCount = 0

/** Reports every change of the rows, and once each (re)subscription; a call then reads the data. */
export function subscribeToRows(rows: RowFilter, onChange: () => void): () => void {
  const name = getSourceKey(rows)
  const changes: Emitter =
    changesByRows.get(name) ??
    createEmitter(() => {
      const close = openChannel(rows, () => changes.emit())
      return () => {
        changesByRows.delete(name)
        close()
      }
    })
  changesByRows.set(name, changes)
  return changes.subscribe(onChange)
}

function openChannel(rows: RowFilter, onChange: () => void): () => void {
  const throttledNotify = throttle(onChange, sync.reloadThrottleMs)
  const realtime = getRealtimeClient()
  channelCount += 1
  // topic names are short, a filter can be long
  const channel = realtime.channel(`rows:${rows.table}:${channelCount}`)
  channel.on('postgres_changes', { event: '*', schema: 'public', ...rows }, throttledNotify.trigger)
  let stopped = false
  // the token must be set before the first join
  void realtime.setAuth().then(() => {
    if (stopped) return
    channel.subscribe((status) => {
      setSourceConnected(rows, status === 'SUBSCRIBED')
      if (status === 'SUBSCRIBED') throttledNotify.trigger()
    })
  })
  return () => {
    stopped = true
    throttledNotify.stop()
    setSourceConnected(rows, false)
    void realtime.removeChannel(channel)
  }
}

/** Created once. Hosted Supabase needs the key, our server does not. */
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
