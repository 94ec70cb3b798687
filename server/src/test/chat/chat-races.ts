import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { interceptQueries } from '../faults/query-faults.ts'
import type { TestApp } from '../setup/test-app.ts'

/** Interrupts a chat at the worst moments; returns descriptions of what went wrong. */
export type ChatRace = (town: TestApp, many: number) => Promise<string[]>

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
  await customer.send(calls.sendMessage, { body: { ...key, message: 'Hello', message_id: 'hello' } })
  const acknowledged = ['hello']
  const restore = failRandomly(testApp, 'insert into chat_messages', 0.4)
  const left = Array.from({ length: many - 1 }, () => randomUUID())

  async function untilSent(message_id: string) {
    for (;;) {
      const body = { ...key, message: message_id, message_id }
      const { status } = await customer.send(calls.sendMessage, { body })
      if (status === 201) return void acknowledged.push(message_id)
      if (status !== 500) throw new Error(`${status} for a message`)
    }
  }
  async function work() {
    for (let next = left.pop(); next !== undefined; next = left.pop()) await untilSent(next)
  }
  await Promise.all(Array.from({ length: 8 }, work)).finally(restore)

  const rows = await testApp.db.many<{ message_id: string; message: string; seq: number }>(sql`
    select message_id, message, seq from chat_messages where shop_id = ${shop.id} order by seq`)
  const stored = new Set(rows.map(({ message_id }) => message_id))
  const texts = new Set(rows.map(({ message }) => message))
  return [
    ...(acknowledged.length === many ? [] : [`${acknowledged.length} of ${many} were acknowledged`]),
    ...(acknowledged.every((id) => stored.has(id)) ? [] : ['an acknowledged message is not stored']),
    ...(rows.length === many && texts.size === many ? [] : [`${rows.length} are stored of ${many}`]),
    ...(rows.every(({ seq }, index) => seq === index + 1) ? [] : ['the numbers have a gap']),
  ]
}
