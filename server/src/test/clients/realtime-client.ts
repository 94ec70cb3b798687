import { type RealtimeChannel, RealtimeClient } from '@supabase/realtime-js'
import { onTestFinished } from 'vitest'
import type { InProcessNode } from '../nodes/in-process-node.ts'
import type { TestUser } from '../setup/test-user.ts'

/** The real client library as a browser uses it, with or without a user. Disconnects after the test. */
export async function connectRealtimeClient(at: InProcessNode, user?: TestUser, vsn = '2.0.0') {
  const one = new RealtimeClient(`ws://127.0.0.1:${at.port}/realtime/v1`, {
    params: { apikey: 'public' },
    vsn,
  })
  onTestFinished(async () => {
    await one.removeAllChannels()
    one.disconnect()
  })
  if (user) await one.setAuth(user.token ?? null)
  return one
}

export function joinChannel(channel: RealtimeChannel): Promise<RealtimeChannel> {
  return new Promise((resolve, reject) => {
    channel.subscribe((status, error) => {
      if (status === 'SUBSCRIBED') resolve(channel)
      else if (status !== 'CLOSED') reject(error ?? new Error(status))
    })
  })
}

type RowChange = {
  eventType: string
  table: string
  new: Record<string, unknown>
  old: Record<string, unknown>
}
type RowChangeFilter = { table?: string; event?: '*' | 'INSERT' | 'UPDATE' | 'DELETE'; filter?: string }

export async function collectRowChanges(of: RealtimeClient, filter: RowChangeFilter) {
  const changes: RowChange[] = []
  // changes are delivered at least once: a duplicate is no second change
  const known = new Set<string>()
  const listening = of.channel(`rows ${Math.random()}`)
  listening.on('postgres_changes', { event: '*', schema: 'public', ...filter } as never, (row: RowChange) => {
    const key = JSON.stringify([row.table, row.eventType, row.new, row.old])
    if (!known.has(key)) changes.push(row)
    known.add(key)
  })
  await joinChannel(listening)
  return changes
}
