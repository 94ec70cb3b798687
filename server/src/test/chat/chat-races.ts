import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { interceptQueries } from '../faults/query-faults.ts'
import { type Append, type AppendViolation, checkAppendHistory } from '../histories/append-history.ts'
import type { TestApp } from '../setup/test-app.ts'

/** Interrupts a chat at the worst times; returns what went wrong. */
export type ChatRace = (town: TestApp, many: number) => Promise<AppendViolation[]>

/** Simulates a process that crashes now and then: before a statement, or after it and before the response. */
function failRandomly(testApp: TestApp, mark: string, chance: number): () => void {
  const { one } = testApp.db
  const restore = interceptQueries(testApp.db, (query) => {
    if (query.text.includes(mark) && Math.random() < chance / 2) throw new Error('killed before')
    return query
  })
  const before = testApp.db.one
  testApp.db.one = async (query) => {
    const row = await before(query)
    if (query.text.includes(mark) && Math.random() < chance / 2) throw new Error('killed after')
    return row as never
  }
  return () => {
    restore()
    testApp.db.one = one
  }
}

/** Every acknowledged message is stored, once, however often its request was interrupted and repeated. */
export const interruptedSends: ChatRace = async (testApp, many) => {
  const [customer, shop] = [await testApp.createCustomer(), await testApp.createShop()]
  const key = { shop_id: shop.id, customer_id: customer.id }
  const appends: Append[] = []
  const restore = failRandomly(testApp, 'insert into chat_messages', 0.4)
  const left = Array.from({ length: many }, () => randomUUID())

  async function untilSent(message_id: string) {
    const startedAt = performance.now()
    for (;;) {
      const body = { ...key, message: message_id, message_id }
      const { status } = await customer.send(calls.sendMessage, { body })
      if (status === 201) {
        const times = { startedAt, endedAt: performance.now() }
        const sent = { process: customer.id, thread: shop.id, id: message_id, ...times }
        return void appends.push({ kind: 'append', outcome: 'ok', ...sent })
      }
      if (status !== 500) throw new Error(`${status} for a message`)
    }
  }
  async function work() {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await untilSent(next)
  }
  await Promise.all(Array.from({ length: 8 }, work)).finally(restore)

  const startedAt = performance.now()
  const messages = await testApp.db.many<{ id: string; position: number }>(sql`
    select message as id, seq as position from chat_messages where shop_id = ${shop.id} order by seq`)
  const times = { startedAt, endedAt: performance.now() }
  const read = { process: 'database', thread: shop.id, messages, isCurrent: true, ...times }
  return checkAppendHistory([...appends, { kind: 'read', ...read }]).violations
}
