import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { onTestFinished } from 'vitest'
import type { Node } from '../nodes/in-process-node.ts'
import type { Person } from '../setup/test-app.ts'

/** The real client, as a browser uses it; of somebody, or of nobody. It leaves with its test. */
export async function clientAt(at: Node, who?: Person, vsn = '2.0.0') {
  const one = new RealtimeClient(`ws://127.0.0.1:${at.port}/realtime/v1`, {
    params: { apikey: 'public' },
    vsn,
  })
  onTestFinished(async () => {
    await one.removeAllChannels()
    one.disconnect()
  })
  if (who) await one.setAuth(who.token ?? null)
  return one
}

export function joined(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, fault) => {
      if (status === 'SUBSCRIBED') resolve(channel)
      else if (status !== 'CLOSED') reject(fault ?? new Error(status))
    })
  })
}

type Row = { eventType: string; table: string; new: Record<string, unknown>; old: Record<string, unknown> }
type Wish = { table?: string; event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'; filter?: string }

export async function rowsOf(of: RealtimeClient, wish: Wish) {
  const heard: Row[] = []
  // changes are delivered at least once: a repetition is no second change
  const known = new Set<string>()
  const listening = of.channel(`rows ${Math.random()}`)
  listening.on('postgres_changes', { event: '*', schema: 'public', ...wish } as never, (row: Row) => {
    const key = JSON.stringify([row.table, row.eventType, row.new, row.old])
    if (!known.has(key)) heard.push(row)
    known.add(key)
  })
  await joined(listening)
  return heard
}
