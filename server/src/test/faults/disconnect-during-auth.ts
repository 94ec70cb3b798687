import { once } from 'node:events'
import type { Socket } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { vi } from 'vitest'
import type { InProcessNode } from '../nodes/in-process-node.ts'
import type { TestApp } from '../setup/test-app.ts'

/** Clients that connect to this node wait for their session check until they have disconnected. */
export async function disconnectDuringAuth(
  { db }: Pick<TestApp, 'db'>,
  { app }: InProcessNode,
  connect: () => Promise<{ terminate(): void }>,
): Promise<void> {
  const one = db.one.bind(db)
  const held = Promise.withResolvers<void>()
  const requested = vi.spyOn(db, 'one').mockImplementation(async (query) => {
    if (query.sql.includes('demo_sessions')) await held.promise
    return one(query)
  })
  const requests = () => requested.mock.calls.filter(([query]) => query.sql.includes('demo_sessions'))
  try {
    const connection = once(app.server, 'connection') as Promise<[Socket]>
    const socket = await connect()
    const [line] = await connection
    await vi.waitFor(() => {
      if (requests().length === 0) throw new Error('no session check has started yet')
    })
    const gone = once(line, 'close')
    socket.terminate()
    await gone
    await setImmediate()
  } finally {
    held.resolve()
    requested.mockRestore()
  }
  await setImmediate()
}
