import { execFileSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { startEmbeddedDatabase } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { isRoot } from '@mainstreet/embedded-postgres/os-account.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { migrationsFolder } from '../connect-database.ts'
import { runCommand } from '../test/nodes/run-command.ts'

const program = fileURLToPath(new URL('./backup.ts', import.meta.url))
let folder: string
let dataDir: string
let backup: string
/** Folders of databases that could not be in their own folder. */
let elsewhere: string[]

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backup-'))
  chmodSync(folder, 0o755)
  dataDir = join(folder, 'data')
  backup = join(folder, 'backup')
  elsewhere = []
})
afterEach(() => {
  for (const path of [folder, ...elsewhere]) rmSync(path, { recursive: true, force: true, maxRetries: 20 })
})

const run = (
  command: 'create' | 'restore' | 'check' | 'create-key',
  env: Record<string, string> = {},
  target = backup,
) => runCommand(program, [command, target], { DATA_DIR: dataDir, ...env })

/** Runs `work` on the embedded database of `dataDir`, then stops it. */
async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await startEmbeddedDatabase({ dataDir })
  if (!database.dataFolder.startsWith(dataDir)) elsewhere.push(dirname(database.dataFolder))
  const db = connectDb({ url: database.url, poolSize: 1 })
  try {
    return await work(db)
  } finally {
    await db.close()
    await database.stop()
  }
}

const files = {
  'images/uploads/ab/photo.webp': 'a photo',
  'storage/private/letter.pdf': 'a letter',
  'images/variants-1/photo-200.webp': 'made again',
  'cache/remote.webp': 'made again',
}

function writeFiles() {
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dataDir, name)), { recursive: true })
    writeFileSync(join(dataDir, name), text)
  }
}

const addOrders = (db: Db) => db.one(sql`create table placed as select * from generate_series(1, 1000) as id`)
const countOrders = (db: Db) => db.one<{ count: number }>(sql`select count(*)::integer as count from placed`)

function expectFiles() {
  expect(readFileSync(join(dataDir, 'images/uploads/ab/photo.webp'), 'utf8')).toBe('a photo')
  expect(readFileSync(join(dataDir, 'storage/private/letter.pdf'), 'utf8')).toBe('a letter')
  expect(existsSync(join(dataDir, 'images/variants-1'))).toBe(false)
  expect(existsSync(join(dataDir, 'cache'))).toBe(false)
}

function removeAll() {
  for (const path of [dataDir, ...elsewhere]) rmSync(path, { recursive: true })
}

/** Slow: `npm run test:hard` runs them. */
const hardTest = test.runIf(process.env.HARD)

describe('the embedded database', () => {
  const folders: [string, number][] = [
    ['in a closed folder', 0o700],
    ...(process.env.HARD ? [['in an open folder', 0o755] as [string, number]] : []),
  ]
  test.each(folders)('%s is restored with its files after everything was deleted', async (_, mode) => {
    chmodSync(folder, mode)
    await inDatabase(addOrders)
    writeFiles()
    expect(elsewhere).toHaveLength(mode === 0o700 && isRoot() ? 1 : 0)
    expect(await run('create')).toMatchObject({ code: 0, output: expect.stringContaining('2 files') })
    expect(statSync(backup).mode & 0o777).toBe(0o700)

    removeAll()
    expect(await run('restore')).toMatchObject({ code: 0, output: expect.stringContaining('2 files') })
    expect(await inDatabase(countOrders)).toEqual({ count: 1000 })
    expectFiles()
  })

  test('is not copied while the program runs, and no partial copy is left', async () => {
    const database = await startEmbeddedDatabase({ dataDir })
    const { code, output } = await run('create')
    expect(code).toBe(1)
    expect(output).toMatch(/^Mainstreet is already running on this data \(process \d+/)
    expect(readdirSync(folder)).toEqual(['data'])
    await database.stop()
  })

  hardTest('an existing backup or database is never overwritten', async () => {
    await inDatabase(addOrders)
    expect(await run('create')).toMatchObject({ code: 0 })
    expect(await run('create')).toMatchObject({ code: 1, output: expect.stringContaining('exists already') })
    expect(await run('restore')).toMatchObject({ code: 1, output: expect.stringContaining('is not empty') })
    expect(await run('create', {}, join(dataDir, 'copy'))).toMatchObject({ code: 1 })
    expect(await inDatabase(countOrders)).toEqual({ count: 1000 })
  })

  test('a missing database is not created for a backup', async () => {
    const { code, output } = await run('create')
    expect([code, output]).toEqual([1, `There is no database in ${dataDir}: set DATA_DIR to where it is.\n`])
    expect(existsSync(dataDir)).toBe(false)
    expect(await run('restore')).toMatchObject({ code: 1, output: expect.stringContaining('no backup') })
  })
})

describe('an encrypted backup', () => {
  const encryptedBackup = () => `${backup}.tar.gz.age`
  const getIdentityFile = () => join(folder, 'key.txt')

  /** Returns its settings: the public key alone, and with the secret key. */
  async function createKeyPair(): Promise<{ encrypting: Settings; decrypting: Settings }> {
    expect(await run('create-key', {}, getIdentityFile())).toMatchObject({ code: 0 })
    expect(statSync(getIdentityFile()).mode & 0o777).toBe(0o600)
    const [recipient = ''] = /age1\w+/.exec(readFileSync(getIdentityFile(), 'utf8')) ?? []
    return {
      encrypting: { BACKUP_RECIPIENTS: recipient },
      decrypting: { BACKUP_IDENTITY_FILE: getIdentityFile() },
    }
  }
  type Settings = Record<string, string>
  const prepareTown = async (db: Db) => {
    await migrate(db, migrationsFolder)
    await addOrders(db)
  }

  hardTest('is made with the public key alone, checked, and restored with the secret key', async () => {
    const { encrypting, decrypting } = await createKeyPair()
    await inDatabase(prepareTown)
    writeFiles()
    const before = readdirSync(dataDir)
    expect(await run('create', encrypting)).toMatchObject({
      code: 0,
      output: expect.stringContaining('2 files'),
    })
    expect(readdirSync(dataDir)).toEqual(before)
    const bytes = readFileSync(encryptedBackup())
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1')
    expect(bytes.includes('a letter')).toBe(false)
    expect(readdirSync(folder).sort()).toEqual(
      ['backup.tar.gz.age', 'backup.tar.gz.age.json', 'data', 'key.txt'].sort(),
    )

    const checked = await run('check', decrypting, encryptedBackup())
    expect(checked).toMatchObject({
      code: 0,
      output: expect.stringMatching(/was restored: \d+ rows and 2 files/),
    })
    expect(await run('check', {}, encryptedBackup())).toMatchObject({
      code: 0,
      output: expect.stringContaining('is unchanged since it was restored and encrypted'),
    })

    removeAll()
    expect(await run('restore', decrypting, encryptedBackup())).toMatchObject({ code: 0 })
    expect(await inDatabase(countOrders)).toEqual({ count: 1000 })
    expectFiles()
  })

  hardTest('that is damaged, or whose key is missing or another, changes nothing', async () => {
    const { encrypting, decrypting } = await createKeyPair()
    await inDatabase(prepareTown)
    expect(await run('create', encrypting)).toMatchObject({ code: 0 })
    removeAll()
    const intact = readFileSync(encryptedBackup())
    const changed = Buffer.from(intact)
    changed.writeUInt8(changed.readUInt8(intact.length >> 1) ^ 1, intact.length >> 1)
    const otherKey = join(folder, 'other-key.txt')
    expect(await run('create-key', {}, otherKey)).toMatchObject({ code: 0 })
    const attempts: [string, Buffer, Settings][] = [
      ['is encrypted: name the file of the secret key', intact, {}],
      ['was encrypted for another key', intact, { BACKUP_IDENTITY_FILE: otherKey }],
      ['cannot be read', intact, { BACKUP_IDENTITY_FILE: join(folder, 'absent.txt') }],
      ['is damaged: it was changed or truncated', changed, decrypting],
      ['is damaged: it was changed or truncated', intact.subarray(0, intact.length - 100), decrypting],
      ['is damaged: it was changed or truncated', intact.subarray(0, 65_536 * 2 + 200), decrypting],
      ['cannot be decrypted: it is damaged', intact.subarray(0, 50), decrypting],
    ]
    for (const [message, bytes, settings] of attempts) {
      writeFileSync(encryptedBackup(), bytes)
      const restored = await run('restore', settings, encryptedBackup())
      expect(restored, message).toEqual({ code: 1, output: expect.stringContaining(message) })
      expect(existsSync(dataDir), message).toBe(false)
    }
    expect(await run('check', {}, encryptedBackup())).toEqual({
      code: 1,
      output: expect.stringContaining('is damaged: it was changed or truncated'),
    })
  })
})

describe('a check', () => {
  hardTest('restores the newest backup of a folder, and finds one that lacks rows or files', async () => {
    await inDatabase(async (db) => {
      await migrate(db, migrationsFolder)
      await addOrders(db)
    })
    writeFiles()
    const backups = join(folder, 'backups')
    expect(await run('check', {}, backups)).toEqual({
      code: 1,
      output: `There is no backup in ${backups}.\n`,
    })
    expect(await run('create', {}, join(backups, 'first'))).toMatchObject({ code: 0 })
    cpSync(join(backups, 'first'), join(backups, 'second'), { recursive: true })
    const { code, output } = await run('check', {}, backups)
    expect([code, output]).toEqual([0, expect.stringMatching(/second was restored: \d+ rows and 2 files/)])
    expect(readdirSync(dataDir).sort()).toEqual(['cache', 'images', 'postgres', 'storage'])

    rmSync(join(backups, 'second/storage'), { recursive: true })
    expect(await run('check', {}, backups)).toEqual({
      code: 1,
      output: expect.stringContaining('There are 1 files, and the backup recorded 2'),
    })
    const record = join(backups, 'first/backup.json')
    writeFileSync(record, readFileSync(record, 'utf8').replace('"placed": 1000', '"placed": 1001'))
    expect(await run('check', {}, join(backups, 'first'))).toEqual({
      code: 1,
      output: expect.stringContaining('table placed has 1000 rows, and the backup recorded 1001'),
    })
  })
})

describe('a database server', () => {
  const noDump = lacksDump()
  const suffix = noDump ? ` (skipped: ${noDump})` : ''

  test.skipIf(noDump)(`is dumped while it runs, and restored into an empty one${suffix}`, async () => {
    const [first, second] = [
      await createTestDatabase({ empty: true }),
      await createTestDatabase({ empty: true }),
    ]
    const db = first.open()
    await migrate(db, migrationsFolder)
    await addOrders(db)
    writeFiles()
    expect(await run('create', { DATABASE_URL: first.url })).toMatchObject({ code: 0 })
    expect(readdirSync(backup).sort()).toEqual(['backup.json', 'database.dump', 'images', 'storage'])
    expect(await run('check')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/was restored: \d+ rows and 2 files/),
    })

    removeAll()
    expect(await run('restore', { DATABASE_URL: first.url })).toMatchObject({
      code: 1,
      output: expect.stringContaining('not empty'),
    })
    expect(await run('restore', { DATABASE_URL: second.url })).toMatchObject({ code: 0 })
    expect(await countOrders(second.open())).toEqual({ count: 1000 })
    expectFiles()
  })

  test.skipIf(noDump)(`of several towns is backed up town by town${suffix}`, async () => {
    const [first, second] = [
      await createTestDatabase({ empty: true }),
      await createTestDatabase({ empty: true }),
    ]
    await first.open().one(sql`create schema ashford`)
    const db = connectDb({ url: first.url, poolSize: 1, schema: 'ashford' })
    await migrate(db, migrationsFolder)
    await addOrders(db)
    await db.close()
    const town = { DATABASE_URL: first.url, DATABASE_SCHEMA: 'ashford' }
    expect(await run('create', town)).toMatchObject({ code: 0 })
    expect(await run('check')).toMatchObject({
      code: 0,
      output: expect.stringMatching(/was restored: \d+ rows/),
    })

    expect(await run('restore', town)).toMatchObject({
      code: 1,
      output: expect.stringContaining('The schema ashford of the database at DATABASE_URL is not empty'),
    })
    expect(await run('restore', { DATABASE_URL: second.url })).toMatchObject({
      code: 1,
      output: expect.stringContaining('The dump is one of the schema ashford, and DATABASE_SCHEMA is public'),
    })
    expect(await run('restore', { ...town, DATABASE_URL: second.url })).toMatchObject({ code: 0 })
    const restored = connectDb({ url: second.url, poolSize: 1, schema: 'ashford' })
    expect(await countOrders(restored)).toEqual({ count: 1000 })
    expect(await migrate(restored, migrationsFolder)).toEqual([])
    await restored.close()
  })

  test('is not backed up without the client programs, and the message names them', async () => {
    const { url } = await createTestDatabase({ empty: true })
    const { code, output } = await run('create', { DATABASE_URL: url, PATH: '/nowhere' })
    expect([code, output]).toEqual([1, expect.stringContaining('pg_dump cannot be run: install PostgreSQL')])
  })
})

/** The embedded database is newer than the client programs of most machines; `npm run test:hard` covers them. */
function lacksDump(): string | undefined {
  if (!process.env.DATABASE_URL) return 'the embedded database brings no pg_dump'
  try {
    execFileSync('pg_dump', ['--version'])
    return undefined
  } catch {
    return 'there is no pg_dump on this machine'
  }
}
