import { expect, test, vi } from 'vitest'
import { freshDatabase } from '../test/database.ts'
import { openLocalBus, openPostgresBus } from './bus.ts'
import { sql } from './sql.ts'

const { open } = await freshDatabase()
const warn = () => {}

function pairOf(kind: 'local' | 'postgres') {
  if (kind === 'postgres') return [openPostgresBus(open(), warn), openPostgresBus(open(), warn)] as const
  const bus = openLocalBus()
  return [bus, bus] as const
}

test.each(['local', 'postgres'] as const)(
  'news on a %s bus reach every node that listens, by topic',
  async (kind) => {
    const [here, there] = pairOf(kind)
    const heard: unknown[] = []
    const stop = there.subscribe('shops', (news) => heard.push(news))
    there.subscribe('other', (news) => heard.push(news))
    await vi.waitFor(() => {
      here.publish('shops', { id: 'hello' })
      expect(heard).toContainEqual({ id: 'hello' })
    })
    stop()
    const count = heard.length
    here.publish('shops', { id: 'unheard' })
    here.publish('other', 'last')
    await vi.waitFor(() => expect(heard.slice(count)).toContain('last'))
    expect(heard).not.toContainEqual({ id: 'unheard' })
    await Promise.all([here.close(), there.close()])
  },
)

test('after a lost connection every hearer is told that it may have missed something', async () => {
  const db = open()
  const bus = openPostgresBus(db, warn)
  const heard: unknown[] = []
  bus.subscribe('shops', (news) => heard.push(news))
  await vi.waitFor(() => {
    bus.publish('shops', 1)
    expect(heard).toContain(1)
  })
  await db.many(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and query like 'listen%' and pid <> pg_backend_pid()`)
  await vi.waitFor(() => expect(heard).toContain(undefined), 5000)
  await bus.close()
})

test("what is a node's own affair stays with it", async () => {
  const [here, there] = pairOf('postgres')
  const heard: string[] = []
  here.subscribe('outbox', () => heard.push('here'))
  there.subscribe('outbox', () => heard.push('there'))
  there.subscribe('shops', () => heard.push('shops'))
  await vi.waitFor(() => {
    here.publish('outbox')
    here.publish('shops')
    expect(heard).toContain('shops')
  })
  expect(heard).toContain('here')
  expect(heard).not.toContain('there')
  await Promise.all([here.close(), there.close()])
})
