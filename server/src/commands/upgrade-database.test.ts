import { spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  chmodSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedDatabase } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { migrationsFolder } from '../connect-database.ts'
import { createOlderCluster } from '../test/nodes/older-cluster.ts'
import { runCommand } from '../test/nodes/run-command.ts'

const program = fileURLToPath(new URL('./upgrade-database.ts', import.meta.url))
const backupProgram = fileURLToPath(new URL('./backup.ts', import.meta.url))
/** Debian's; `npm run test:hard` downloads another. */
const older = globSync('/usr/lib/postgresql/1[5-7]/bin/initdb').map((file) => dirname(dirname(file)))[0]
const major = older?.split('/').at(-1)
/** Slow: `npm run test:hard` runs them. */
const hardTest = test.runIf(older && process.env.HARD)
const title = (text: string) =>
  older ? text : `${text} (skipped: no older PostgreSQL in /usr/lib/postgresql)`

let dataDir: string
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'upgrade-'))
  chmodSync(dataDir, 0o755)
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 20 }))

const inHome = (name: string) => join(dataDir, 'postgres', name)
const run = (...args: string[]) => runCommand(program, args, { DATA_DIR: dataDir })

const note = 'tab\tand Ünïcode 店 \\ '

async function fill(db: Db) {
  await db.one(sql`insert into settings (name, value)
    select 'note ' || id, jsonb_build_object('text', ${note}::text || id) from generate_series(1, 2000) as id`)
  await db.one(sql`select nextval('outbox_id_seq') from generate_series(1, 41)`)
}

/** In the new version, as a start would. */
async function readUpgraded() {
  const database = await startEmbeddedDatabase({ dataDir })
  const db = connectDb({ url: database.url, poolSize: 1 })
  try {
    expect(await migrate(db, migrationsFolder)).toEqual([])
    return await db.one(sql`
      select count(*)::integer as notes, min(value ->> 'text') as text, nextval('outbox_id_seq')::integer as next
      from settings where name like 'note %'`)
  } finally {
    await db.close()
    await database.stop()
  }
}
const expected = { notes: 2000, text: `${note}1`, next: 42 }

hardTest(title('a database of an older major version is copied, compared, and kept'), async () => {
  await createOlderCluster(dataDir, older ?? '', fill)
  const rejection = startEmbeddedDatabase({ dataDir })
  await expect(rejection).rejects.toThrow(
    `made by PostgreSQL ${major}, and this Mainstreet brings PostgreSQL 18`,
  )
  await expect(rejection).rejects.toThrow('`npm run upgrade-database` copies it to the new version')

  // a backup of that version is restored, and then upgraded
  const backup = join(dataDir, 'backup')
  mkdirSync(backup)
  renameSync(join(dataDir, 'postgres'), join(backup, 'postgres'))
  const target = join(dataDir, 'restored')
  expect(await runCommand(backupProgram, ['restore', backup], { DATA_DIR: target })).toMatchObject({
    code: 0,
    output: expect.stringContaining('`npm run upgrade-database` comes next'),
  })
  renameSync(join(target, 'postgres'), join(dataDir, 'postgres'))

  // a killed attempt changes nothing, and the next one begins anew
  const child = spawn(process.execPath, [program, older ?? ''], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir },
  })
  await once(child.stdout, 'data')
  child.kill('SIGKILL')
  await once(child, 'exit')
  expect(readFileSync(inHome('cluster/PG_VERSION'), 'utf8')).toBe(`${major}\n`)

  const { code, output } = await run(older ?? '')
  expect([code, output]).toEqual([
    0,
    expect.stringMatching(/\d+ rows of \d+ tables were copied and compared/),
  ])
  expect(output).toContain(`The old one is in ${inHome(`cluster-${major}`)}`)
  expect(readFileSync(inHome(`cluster-${major}/PG_VERSION`), 'utf8')).toBe(`${major}\n`)
  expect(await readUpgraded()).toEqual(expected)
  expect(existsSync(inHome('upgrade'))).toBe(false)
  expect(await run(older ?? '')).toEqual({
    code: 0,
    output: 'The database has the version of this Mainstreet already.\n',
  })
})

hardTest(title('an upgrade that was interrupted between two renames is completed'), async () => {
  await createOlderCluster(dataDir, older ?? '', fill)
  expect(await run(older ?? '')).toMatchObject({ code: 0 })
  // as it was before the second rename
  mkdirSync(inHome('upgrade'))
  renameSync(inHome('cluster'), inHome('upgrade/cluster'))
  writeFileSync(inHome('upgrade/complete'), inHome(`cluster-${major}`))
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(
    'was interrupted: `npm run upgrade-database` completes it',
  )
  expect(await run()).toMatchObject({ code: 0 })
  expect(await readUpgraded()).toEqual(expected)
})

hardTest(title('what is unclear is refused, and the old database stays as it is'), async () => {
  await createOlderCluster(dataDir, older ?? '', async (db) => {
    await fill(db)
    await db.one(sql`create table foreign_table (id integer)`)
  })
  const before = readdirSync(inHome('cluster')).filter((name) => name !== 'postmaster.pid')
  const attempts = [
    [[dataDir], `There is no ${join(dataDir, 'bin/postgres')}`],
    [[older ?? ''], 'has other tables or columns than its migrations create'],
  ] as const
  for (const [args, message] of attempts)
    expect(await run(...args)).toEqual({ code: 1, output: expect.stringContaining(message) })
  mkdirSync(inHome(`cluster-${major}`))
  expect(await run(older ?? '')).toEqual({ code: 1, output: expect.stringContaining('exists already') })
  expect(readdirSync(inHome('cluster'))).toEqual(before)
  await expect(startEmbeddedDatabase({ dataDir })).rejects.toThrow(`made by PostgreSQL ${major}`)
})

test('without an embedded database there is nothing to upgrade', async () => {
  const absent = join(dataDir, 'absent')
  expect(await runCommand(program, [], { DATA_DIR: absent })).toMatchObject({
    code: 1,
    output: `There is no database in ${absent}: set DATA_DIR to where it is.\n`,
  })
  const own = await runCommand(program, [], { DATA_DIR: absent, DATABASE_URL: 'postgres://localhost/town' })
  expect(own).toMatchObject({
    code: 1,
    output: expect.stringContaining('upgrade that PostgreSQL by its own means'),
  })
  expect(existsSync(absent)).toBe(false)
})
