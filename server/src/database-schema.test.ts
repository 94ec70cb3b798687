import { setTimeout as wait } from 'node:timers/promises'
import { connectPostgresBus } from '@mainstreet/platform/bus/postgres-bus.ts'
import { lockForTransaction } from '@mainstreet/platform/db/advisory-lock.ts'
import { identifier, sql } from '@mainstreet/platform/db/sql.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { readConfig } from './config.ts'
import { connectDatabase, migrateDatabase } from './connect-database.ts'

type Town = Awaited<ReturnType<typeof connectTown>>
const towns = ['ashford', 'brookton'] as const
let url: string
let ashford: Town
let brookton: Town

beforeAll(async () => {
  const database = await createTestDatabase({ empty: true })
  url = database.url
  const admin = database.open()
  for (const name of towns) await admin.one(sql`create schema ${identifier(name)}`)
  ashford = await connectTown('ashford')
  brookton = await connectTown('brookton')
})

async function connectTown(schema: string) {
  const config = readConfig({ DATABASE_URL: url, DATABASE_SCHEMA: schema })
  const connected = await connectDatabase(config)
  registerCleanup(connected.close)
  await migrateDatabase(config, connected)
  return connected
}

describe('towns of one database, each in a schema of its own', () => {
  test('have their own tables and functions', async () => {
    await ashford.db.one(sql`insert into settings (name, value) values ('town', '"Ashford"')`)
    expect(await brookton.db.many(sql`select value from settings where name = 'town'`)).toEqual([])
    expect(await ashford.db.many(sql`select from pg_tables where schemaname = 'public'`)).toEqual([])
    // in a restore nothing has a search path
    const search = sql`select ashford.to_search_vector('Crème brûlée') @@ ashford.to_search_query('creme') as found`
    await ashford.db.tx(async (tx) => {
      await tx.one(sql`set local search_path = ''`)
      expect(await tx.one(search)).toEqual({ found: true })
    })
  })

  test('do not block each other', async () => {
    const order: string[] = []
    const first = Promise.withResolvers<void>()
    const holder = ashford.db.tx(async (tx) => {
      await lockForTransaction(tx, 'payouts')
      order.push('ashford')
      await first.promise
    })
    await vi.waitFor(() => expect(order).toEqual(['ashford']))
    const waiting = ashford.db.tx(async (tx) => {
      await lockForTransaction(tx, 'payouts')
      order.push('ashford again')
    })
    await brookton.db.tx(async (tx) => {
      await lockForTransaction(tx, 'payouts')
      order.push('brookton')
    })
    first.resolve()
    await Promise.all([holder, waiting])
    expect(order).toEqual(['ashford', 'brookton', 'ashford again'])
  })

  test('receive only their own events', async () => {
    const buses = [ashford, ashford, brookton].map(({ db }) => connectPostgresBus(db, () => {}))
    for (const bus of buses) registerCleanup(bus.close)
    const received: unknown[] = []
    const [here, there, elsewhere] = buses
    there?.subscribe('catalog', () => received.push('there'))
    elsewhere?.subscribe('catalog', () => received.push('elsewhere'))
    await vi.waitFor(() => {
      here?.publish('catalog')
      expect(received).toContain('there')
    })
    // what would have arrived by now
    await wait(200)
    expect(received).not.toContain('elsewhere')
  })
})

test('a schema that does not exist is not created', async () => {
  await expect(connectTown('ashfrod')).rejects.toThrow(
    'The database has no schema ashfrod: correct DATABASE_SCHEMA, or create it (`create schema ashfrod`)',
  )
})

test('behind a transaction pooler the schema is a setting of the user, and its lack is an error', async () => {
  const config = readConfig({ DATABASE_URL: url, DATABASE_DIRECT_URL: url, DATABASE_SCHEMA: 'ashford' })
  const connected = await connectDatabase(config)
  registerCleanup(connected.close)
  await expect(migrateDatabase(config, connected)).rejects.toThrow(
    "The database's user does not use the schema ashford of DATABASE_SCHEMA",
  )
})

test.each(['Ashford', 'ash-ford', '1st', 'a'.repeat(32), 'a,b'])('%s is no name of a schema', (name) => {
  expect(() => readConfig({ DATABASE_URL: url, DATABASE_SCHEMA: name })).toThrow('DATABASE_SCHEMA')
})

test('a schema is one of DATABASE_URL', () => {
  expect(() => readConfig({ DATABASE_SCHEMA: 'ashford' })).toThrow(
    'DATABASE_URL: is needed beside DATABASE_SCHEMA',
  )
})
