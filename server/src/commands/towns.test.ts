import { randomBytes } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { identifier, sql } from '@mainstreet/platform/db/sql.ts'
import { dropTownSchema } from '@mainstreet/platform/db/town-schemas-store.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { expect, test } from 'vitest'
import { runCommand } from '../test/nodes/run-command.ts'

const program = fileURLToPath(new URL('towns.ts', import.meta.url))
const citusUrl = process.env.CITUS_URL
const run = (DATABASE_URL: string, ...args: string[]) => runCommand(program, args, { DATABASE_URL })

const createName = () => `t${randomBytes(6).toString('hex')}`

/** Adds a town, dropped after the tests. */
async function addTown(url: string) {
  const name = createName()
  const admin = connectDb({ url, poolSize: 1, statementTimeoutMs: 0 })
  registerCleanup(async () => {
    await dropTownSchema(admin, name)
    await admin.close()
  })
  const { code, output } = await run(url, 'add', name)
  expect([code, output]).toEqual([0, expect.stringContaining(`DATABASE_SCHEMA=${name}`)])
  const townUrl = /DATABASE_URL=(\S+)/.exec(output)?.[1] ?? ''
  return { name, townUrl }
}

test.skipIf(citusUrl)('a town gets its own user and schema on any PostgreSQL', async () => {
  const { url } = await createTestDatabase({ empty: true })
  const { name, townUrl } = await addTown(url)
  const town = connectDb({ url: townUrl, poolSize: 1 })
  registerCleanup(town.close)
  expect(
    await town.one(sql`select current_schema() as schema, (select count(*) from users) as users`),
  ).toEqual({
    schema: name,
    users: 0,
  })
  expect(await run(url, 'add', name)).toEqual({ code: 1, output: `There is a schema ${name} already.\n` })
  expect(await run(url, 'list')).toMatchObject({
    code: 1,
    output: expect.stringContaining('not one of Citus'),
  })
})

test('a user of that name, perhaps of another database, stays as it is', async () => {
  const url = citusUrl ?? (await createTestDatabase({ empty: true })).url
  const [admin, name] = [connectDb({ url, poolSize: 1 }), createName()]
  await admin.one(sql`create role ${identifier(name)} connection limit 3`)
  registerCleanup(async () => {
    await admin.one(sql`drop role if exists ${identifier(name)}`)
    await admin.close()
  })
  expect(await run(url, 'add', name)).toEqual({ code: 1, output: `There is a user ${name} already.\n` })
  expect(await admin.one(sql`select rolconnlimit as limit from pg_roles where rolname = ${name}`)).toEqual({
    limit: 3,
  })
})

test('a command that is misspelled or lacks a name prints the usage', async () => {
  const url = 'postgres://nobody@127.0.0.1:9/nothing'
  for (const args of [
    [],
    ['add'],
    ['add', 'Ashford'],
    ['move', 'ashford'],
    ['list', 'ashford'],
    ['drop', 'a'],
  ])
    expect(await run(url, ...args)).toMatchObject({
      code: 1,
      output: expect.stringContaining('npm run towns'),
    })
})

test('the embedded database holds one town', async () => {
  expect(await runCommand(program, ['list'], {})).toEqual({
    code: 1,
    output: 'DATABASE_URL is not set: the embedded database holds one town.\n',
  })
})

test.skipIf(!citusUrl)(
  `a town moves to another node with its rows${citusUrl ? '' : ' (skipped: no CITUS_URL)'}`,
  async () => {
    const url = citusUrl ?? ''
    const { name, townUrl } = await addTown(url)
    const town = connectDb({ url: townUrl, poolSize: 2 })
    registerCleanup(town.close)
    await town.one(sql`insert into settings (name, value) values ('town', '"Ashford"')`)
    const nodes = await town.many<{ node: string }>(sql`
      select node_name || ':' || node_port as node from citus_get_active_worker_nodes()`)
    const findNode = async () =>
      nodes.find(({ node }) => node === located.exec(lists.at(-1) ?? '')?.[1])?.node
    const located = new RegExp(`^${name} +(\\S+)`, 'm')
    const lists = [(await run(url, 'list')).output]
    const from = await findNode()
    const to = nodes.find(({ node }) => node !== from)?.node ?? ''
    expect(await run(url, 'move', name, to)).toEqual({ code: 0, output: `${name} is on ${to} now.\n` })
    lists.push((await run(url, 'list')).output)
    expect(await findNode()).toBe(to)
    expect(await town.one(sql`select value from settings where name = 'town'`)).toEqual({ value: 'Ashford' })
    expect(await run(url, 'move', createName(), to)).toMatchObject({
      code: 1,
      output: expect.stringContaining('There is no town'),
    })
  },
)
