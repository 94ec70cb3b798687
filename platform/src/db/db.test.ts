import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { expect, test } from 'vitest'
import { ApiError } from '../http/api-error.ts'
import { startDatabaseProxy } from '../test/tcp-proxy.ts'
import { createTestDatabase } from '../test/test-database.ts'
import { connectDb, getConstraintName, isConnectionError } from './db.ts'
import { sql } from './sql.ts'

const { open, url } = await createTestDatabase()
const db = open()
await db.one(sql`create table jars (id integer primary key, honey integer not null)`)
await db.one(sql`insert into jars values (1, 0), (2, 0)`)

const honey = async () =>
  (await db.many<{ honey: number }>(sql`select honey from jars order by id`)).map((jar) => jar.honey)

test('a failed transaction has no effect and runs no commit effects', async () => {
  const result: string[] = []
  const failing = db.tx(async (tx) => {
    await tx.one(sql`update jars set honey = 99`)
    tx.afterCommit(() => result.push('done'))
    throw new Error('the jar fell')
  })
  await expect(failing).rejects.toThrow('the jar fell')
  expect(await honey()).toEqual([0, 0])
  expect(result).toEqual([])
})

test('a commit effect runs once, after the commit', async () => {
  let seen: Promise<number[]> | undefined
  await db.tx(async (tx) => {
    await tx.one(sql`update jars set honey = honey + 1 where id = 1`)
    tx.afterCommit(() => {
      seen = honey()
    })
  })
  expect(await seen).toEqual([1, 0])
})

test('the name of a violated constraint is that of the schema, also on a shard of a distributed table', async () => {
  const violation = await db.one(sql`insert into jars values (1, 0)`).catch((error: unknown) => error)
  expect(getConstraintName(violation)).toBe('jars_pkey')
  const named = (constraint: string) =>
    getConstraintName(Object.assign(new Error('duplicate'), { constraint }))
  expect(named('shop_members_one_owned_shop_102207')).toBe('shop_members_one_owned_shop')
  expect(named('jars_2026_key')).toBe('jars_2026_key')
  expect(named('jars_2026')).toBe('jars_2026')
  expect(getConstraintName(new Error('no constraint'))).toBeUndefined()
  const remote = new Error('duplicate key value violates unique constraint "products_by_sku_103186"')
  expect(getConstraintName(remote)).toBe('products_by_sku')
})

test('a deadlock reaches no caller: one of the two transactions is retried', async () => {
  const before = await honey()
  let tries = 0
  const both = Promise.withResolvers<void>()
  let holding = 0
  const pour = (first: number, second: number) =>
    db.tx(async (tx) => {
      tries += 1
      await tx.one(sql`update jars set honey = honey + 1 where id = ${first}`)
      holding += 1
      if (holding === 2) both.resolve()
      await both.promise
      await tx.one(sql`update jars set honey = honey + 1 where id = ${second}`)
    })
  await Promise.all([pour(1, 2), pour(2, 1)])
  // on a busy machine both may be aborted
  expect(tries).toBeGreaterThanOrEqual(3)
  expect(await honey()).toEqual(before.map((jar) => jar + 2))
})

test('a statement that fails with a conflict is retried without a surrounding transaction', async () => {
  await db.one(sql`create sequence turns`)
  await db.one(sql`create function on_third_turn() returns integer language plpgsql as $$
    begin
      if nextval('turns') < 3 then raise exception 'not yet' using errcode = 'serialization_failure'; end if;
      return 3;
    end $$`)
  expect(await db.one(sql`select on_third_turn() as turn`)).toEqual({ turn: 3 })
  await db.one(sql`create function never() returns integer language plpgsql as $$
    begin raise exception 'not ever' using errcode = 'serialization_failure'; end $$`)
  await expect(db.one(sql`select never()`)).rejects.toThrow('not ever')
})

test('an unavailable database is an error with a retry time', async () => {
  const away = connectDb({ url: 'postgres://nobody@127.0.0.1:9/nothing' })
  const failure = await away.one(sql`select 1`).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(ApiError)
  expect(failure).toMatchObject({ code: 'unavailable', retryAfterSeconds: expect.any(Number) })
  await away.close()
})

test('the result of a query is garbage collected with it, even after earlier queries are old', async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as (how: { type: 'minor' }) => void
  const read = () =>
    db.many(sql`select repeat('honey', 20000) || jar as text from generate_series(1, 10) jar`)
  const old = [await read(), read(), read()]
  for (let minor = 0; minor < 3; minor++) collect({ type: 'minor' })
  await Promise.all(old.splice(0))

  const before = process.memoryUsage().heapUsed
  for (let question = 0; question < 200; question++) await read()
  for (let minor = 0; minor < 3; minor++) collect({ type: 'minor' })
  const megabytes = (process.memoryUsage().heapUsed - before) / 1e6
  // 200 were read; with the timeout of `pg` a quarter stayed in memory; what else runs in this process takes a few
  expect(megabytes).toBeLessThan(20)
})

test('a database that stops responding leads to a timeout, and is used again when it is back', async () => {
  const { proxy, url: through } = await startDatabaseProxy(url)
  const silent = connectDb({ url: through, poolSize: 2, statementTimeoutMs: 2000 })
  await Promise.all([silent.one(sql`select 1`), silent.one(sql`select 2`)])

  proxy.cut()
  const failures = await Promise.all([
    silent.one(sql`select 3`).catch((error: unknown) => error),
    silent.tx((tx) => tx.one(sql`select 4`)).catch((error: unknown) => error),
  ])
  expect(failures.map(isConnectionError)).toEqual([true, true])
  await proxy.restore()
  expect(await silent.one(sql`select 5 as five`)).toEqual({ five: 5 })
  await silent.close()
  proxy.close()
})

test('a connection that Citus lost to another node is a lost connection, whatever its code', () => {
  const create = (message: string, code = 'XX000') => Object.assign(new Error(message), { code })
  for (const message of [
    'failure on connection marked as essential: worker-1:5432',
    'terminating connection due to unexpected postmaster exit',
    'could not commit transaction for shard 102008 on at least one active node',
  ])
    expect(isConnectionError(create(message)), message).toBe(true)
  expect(isConnectionError(create('cache lookup failed for type 0'))).toBe(false)
  expect(isConnectionError(create('terminating connection due to a word in a text', '22023'))).toBe(false)
})

test('a server that is no longer the primary is a lost connection, and the next one may be another', async () => {
  const single = connectDb({ url, poolSize: 1 })
  const findPid = async () => (await single.one<{ pid: number }>(sql`select pg_backend_pid() as pid`))?.pid
  const before = await findPid()
  const failure = await single
    .tx(async (tx) => {
      await tx.one(sql`set transaction read only`)
      await tx.one(sql`update jars set honey = 0`)
    })
    .catch((error: unknown) => error)
  expect(isConnectionError(failure)).toBe(true)
  expect(await findPid()).not.toBe(before)
  await single.close()
})
