import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { copyBinaries, linkLibraries } from './binaries.ts'
import { findClusterLocation } from './cluster-location.ts'
import { DatabaseStartError, type EmbeddedDatabase, startEmbeddedDatabase } from './embedded-database.ts'
import { acquireLock } from './lock.ts'
import { findInaccessibleFolder, isRoot } from './os-account.ts'
import { isAlive } from './process.ts'

let folder: string
const running: EmbeddedDatabase[] = []
const children: ChildProcess[] = []

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'embedded-'))
  chmodSync(folder, 0o755)
})

afterEach(async () => {
  await Promise.all(running.splice(0).map((database) => database.stop()))
  for (const child of children.splice(0)) child.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true, maxRetries: 20 })
})

async function start(dataDir = folder, settings: Record<string, string> = {}) {
  const database = await startEmbeddedDatabase({ dataDir, settings })
  running.push(database)
  return database
}

/** The same in a separate process, which prints the URL or the error and runs until its input ends. */
async function startInSeparateProcess(dataDir: string) {
  const module = new URL('./embedded-database.ts', import.meta.url).href
  const script = `import(${JSON.stringify(module)})
    .then((m) => m.startEmbeddedDatabase({ dataDir: ${JSON.stringify(dataDir)} }))
    .then((d) => { console.log(d.url); process.stdin.resume() }, (e) => console.log(e.name, e.message))`
  const child = spawn(process.execPath, ['-e', script], { stdio: ['pipe', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = await once(child.stdout, 'data')
  return { child, says: String(line).trim() }
}

async function kill(child: ChildProcess) {
  child.kill('SIGKILL')
  await once(child, 'exit')
}

async function queryOnce(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/**
 * A folder whose first start was killed halfway. A start that completed before the kill is stopped, and another is
 * tried.
 */
async function killWhileCreating(attempt = 1): Promise<string> {
  const home = join(folder, String(attempt), 'postgres')
  void startInSeparateProcess(dirname(home)).catch(() => undefined)
  const child = children.at(-1)
  await expect
    .poll(() => existsSync(home) && readdirSync(home).some((name) => /^(init-|cluster$)/.test(name)), {
      interval: 5,
    })
    .toBe(true)
  if (child) await kill(child)
  if (!existsSync(join(home, 'cluster'))) return home
  await (await start(dirname(home))).stop()
  return killWhileCreating(attempt + 1)
}

const getPostmasterPid = (dataFolder: string) =>
  Number(readFileSync(join(dataFolder, 'postmaster.pid'), 'utf8').split('\n')[0])

/** Slow, and of parts that seldom change: `npm run test:hard` runs them. */
const hardTest = test.runIf(process.env.HARD)

describe('an embedded database', () => {
  test('stores data durably and closed to other users', async () => {
    const first = await start()
    expect(first.isNew).toBe(true)
    const names = ['fsync', 'synchronous_commit', 'server_encoding', 'TimeZone', 'jit', 'max_connections']
    const [settings] = await queryOnce(
      first.url,
      `select ${names.map((name) => `current_setting('${name}') "${name}"`)}`,
    )
    expect(settings).toEqual({
      fsync: 'on',
      synchronous_commit: 'on',
      server_encoding: 'UTF8',
      TimeZone: 'UTC',
      jit: 'off',
      max_connections: '50',
    })
    await queryOnce(first.url, 'create table notes as select 1 as id')
    expect(statSync(first.dataFolder).mode & 0o777).toBe(0o700)
    expect(statSync(join(folder, 'postgres/password')).mode & 0o777).toBe(0o600)
    await first.stop()

    const second = await start()
    expect(second).toMatchObject({ isNew: false, url: first.url })
    expect(await queryOnce(second.url, 'select id from notes')).toEqual([{ id: 1 }])
  })

  test('supports letters outside ASCII in searches', async () => {
    const { url } = await start()
    await queryOnce(url, 'create extension pg_trgm')
    const [found] = await queryOnce(
      url,
      `select similarity('кофейня', 'кофейня') as same, lower('É') as lower`,
    )
    expect(found).toEqual({ same: 1, lower: 'é' })
  })

  test('logs neither expected conflicts nor the values of a statement', async () => {
    const { url } = await start()
    await queryOnce(
      url,
      `create table people (email text primary key); insert into people values ('ada@people.example')`,
    )
    const log = join(folder, 'postgres/log')
    const before = statSync(log).size
    const client = new pg.Client({ connectionString: url })
    await client.connect()
    for (let time = 0; time < 20; time++)
      await expect(client.query('insert into people values ($1)', ['ada@people.example'])).rejects.toThrow(
        'people_pkey',
      )
    await expect(client.query(`select 'ada@people.example'::integer`)).rejects.toThrow('invalid input')
    await client.query(`do $$ begin raise warning 'about ada@people.example'; end $$`)
    await client.end()
    expect(readFileSync(log, 'utf8')).not.toContain('ada@people.example')
    expect(statSync(log).size).toBe(before)
  })

  hardTest('has a log of limited size', async () => {
    const { url } = await start()
    const log = join(folder, 'postgres/log')
    appendFileSync(log, `${'x'.repeat(6 * 1024 * 1024)}\n`)
    await expect.poll(() => statSync(log).size).toBeLessThan(1024 * 1024)
    expect(statSync(`${log}.1`).size).toBeGreaterThan(6 * 1024 * 1024)
    await queryOnce(url.replace(/:[0-9a-f]{48}@/, ':guess@'), 'select 1').catch(() => {})
    await expect.poll(() => readFileSync(log, 'utf8')).toContain('password authentication failed')
  })

  test('accepts settings, rejects a wrong password, and uses a port when the socket path is too long', async () => {
    const deep = join(folder, 'a "deep", földer', 'x'.repeat(100))
    const { url } = await start(deep, { max_connections: '20' })
    expect(url).toContain('@127.0.0.1:')
    expect(await queryOnce(url, 'show max_connections')).toEqual([{ max_connections: '20' }])
    await expect(queryOnce(url.replace(/:[0-9a-f]{48}@/, ':guess@'), 'select 1')).rejects.toThrow(
      'password authentication',
    )
  })

  test('is not shared: a second start is rejected and the first is unaffected', async () => {
    const { url } = await start()
    await expect(start()).rejects.toThrow(`already running on this data (process ${process.pid}`)
    const other = await startInSeparateProcess(folder)
    expect(other.says).toContain(`already running on this data (process ${process.pid}`)
    expect(await queryOnce(url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  hardTest('is created by one of three concurrent starts', async () => {
    const outputs = await Promise.all([1, 2, 3].map(() => startInSeparateProcess(folder)))
    expect(outputs.filter(({ says }) => says.startsWith('postgres://'))).toHaveLength(1)
    expect(outputs.filter(({ says }) => says.includes('already running'))).toHaveLength(2)
    await Promise.all(
      outputs.filter(({ says }) => says.startsWith('postgres://')).map(({ child }) => kill(child)),
    )
    await start()
  })

  test('recovers after its program was killed', async () => {
    const { child, says: url } = await startInSeparateProcess(folder)
    await queryOnce(url, 'create table notes as select 7 as id')
    await kill(child)
    const orphan = getPostmasterPid(join(folder, 'postgres/cluster'))
    expect(isAlive(orphan)).toBe(true)

    const next = await start()
    expect(isAlive(orphan)).toBe(false)
    expect(await queryOnce(next.url, 'select id from notes')).toEqual([{ id: 7 }])
  })

  hardTest('is restarted at the same address after it was killed', async () => {
    const deep = join(folder, 'a'.repeat(60), 'b'.repeat(60))
    for (const dataDir of [folder, deep]) {
      const { url, dataFolder, stop } = await start(dataDir)
      await queryOnce(url, 'create table if not exists kept as select 1 as loaf')
      process.kill(getPostmasterPid(dataFolder), 'SIGKILL')
      await expect
        .poll(() => queryOnce(url, 'select loaf from kept').catch(() => 'away'), { timeout: 120_000 })
        .toEqual([{ loaf: 1 }])
      await stop()
      await expect(queryOnce(url, 'select 1')).rejects.toThrow()
    }
  })

  hardTest('stays stopped when it is stopped during a restart', async () => {
    const { url, dataFolder, stop } = await start()
    process.kill(getPostmasterPid(dataFolder), 'SIGKILL')
    await stop()
    await expect(queryOnce(url, 'select 1')).rejects.toThrow()
    const second = await start()
    expect(await queryOnce(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })

  hardTest('is created again after the first start was killed halfway', async () => {
    const home = await killWhileCreating()
    const next = await start(dirname(home))
    expect(next.isNew).toBe(true)
    expect(readdirSync(home).filter((name) => /^init-/.test(name))).toEqual([])
  })

  test('ends with a program that does not stop it', async () => {
    const { child } = await startInSeparateProcess(folder)
    const postmaster = getPostmasterPid(join(folder, 'postgres/cluster'))
    child.stdin?.end()
    await once(child, 'exit')
    await expect.poll(() => isAlive(postmaster)).toBe(false)
  })

  hardTest('ignores a lock that names an unrelated process', async () => {
    const { dataFolder, stop } = await start()
    await stop()
    const bystander = spawn('sleep', ['600'])
    children.push(bystander)
    writeFileSync(
      join(dataFolder, 'postmaster.pid'),
      `${bystander.pid}\n${dataFolder}\n1\n5432\n\n\n1 1\nready\n`,
    )
    chmodSync(join(dataFolder, 'postmaster.pid'), 0o666)
    await start()
    expect(isAlive(bystander.pid ?? 0)).toBe(true)
  })

  test.runIf(isRoot())('uses a public folder when its account cannot enter the data folder', async () => {
    chmodSync(folder, 0o700)
    const outputs: string[] = []
    const first = await startEmbeddedDatabase({ dataDir: folder, print: (line) => outputs.push(line) })
    running.push(first)
    try {
      expect(first.dataFolder.startsWith(folder)).toBe(false)
      expect(outputs.join()).toContain(dirname(first.dataFolder))
      await first.stop()
      expect(await start()).toMatchObject({ dataFolder: first.dataFolder, isNew: false })
      await running.pop()?.stop()
    } finally {
      rmSync(dirname(first.dataFolder), { recursive: true, force: true })
    }
  })
})

describe('a start that fails', () => {
  test('leaves data of another PostgreSQL version unchanged', async () => {
    const cluster = join(folder, 'postgres/cluster')
    mkdirSync(cluster, { recursive: true })
    writeFileSync(join(cluster, 'PG_VERSION'), '15\n')
    await expect(start()).rejects.toThrow(
      'was made by PostgreSQL 15, and this Mainstreet brings PostgreSQL 18',
    )
    expect(readdirSync(cluster)).toEqual(['PG_VERSION'])
  })

  test('reports a data folder that is not writable', async () => {
    writeFileSync(join(folder, 'file'), '')
    const failure = start(join(folder, 'file', 'data'))
    await expect(failure).rejects.toThrow(DatabaseStartError)
    await expect(failure).rejects.toThrow('cannot be written')
  })

  test.skipIf(isRoot())('reports a data folder without write permission', async () => {
    chmodSync(folder, 0o500)
    await expect(start()).rejects.toThrow('cannot be written (EACCES)')
  })
})

describe('parts of the embedded database', () => {
  test("a lock can be acquired after its release and after its holder's death", () => {
    acquireLock(folder)()
    const giveBack = acquireLock(folder)
    expect(() => acquireLock(folder)).toThrow('already running')
    giveBack()
    writeFileSync(join(folder, 'lock-9'), JSON.stringify({ pid: process.pid, startedAt: 'long ago' }))
    acquireLock(folder)()
    expect(readdirSync(folder)).toEqual(['lock-10'])
  })

  test('a lock without a start time holds as long as any process has its id', () => {
    const lock = join(folder, 'lock-1')
    writeFileSync(lock, JSON.stringify({ pid: process.pid, born: 'before the field was renamed' }))
    expect(() => acquireLock(folder)).toThrow('already running')
    writeFileSync(lock, JSON.stringify({ pid: 2 ** 22 + 1 }))
    acquireLock(folder)()
  })

  test('a data folder whose database an earlier version put into a public folder is left as it is', () => {
    writeFileSync(join(folder, 'elsewhere'), '/var/lib/mainstreet/database-x\n')
    expect(() => findClusterLocation(folder, () => {})).toThrow('rename it to data-location')
    expect(readdirSync(folder)).toEqual(['elsewhere'])
  })

  test('an inaccessible folder on the path is reported', () => {
    mkdirSync(join(folder, 'a/b'), { recursive: true })
    const otherUser = { uid: 4_000_000, gid: 4_000_000 }
    expect(findInaccessibleFolder(join(folder, 'a/b'), otherUser)).toBeUndefined()
    chmodSync(join(folder, 'a'), 0o700)
    expect(findInaccessibleFolder(join(folder, 'a/b'), otherUser)).toBe(join(folder, 'a'))
    expect(findInaccessibleFolder(join(folder, 'a/b'), undefined)).toBeUndefined()
  })

  test('library links are created when the install script has not run', () => {
    const root = aPackage('package')
    expect(linkLibraries(root)).toBe(true)
    expect(readFileSync(join(root, 'native/lib/libq.so'), 'utf8')).toBe('library')
  })

  test('copied programs are complete and readable by all, and repaired if not', () => {
    const root = aPackage('package')
    const copy = join(folder, 'copy')
    cpSync(root, copy, { recursive: true })
    symlinkSync('/nowhere', join(copy, 'complete'))

    copyBinaries(root, copy)
    expect(readFileSync(join(copy, 'native/lib/libq.so'), 'utf8')).toBe('library')
    expect(statSync(join(copy, 'native/bin/postgres')).mode & 0o777).toBe(0o755)

    rmSync(join(copy, 'native/bin/postgres'))
    copyBinaries(root, copy)
    expect(existsSync(join(copy, 'native/bin/postgres'))).toBe(true)
  })

  function aPackage(name: string) {
    const root = join(folder, name)
    mkdirSync(join(root, 'native/lib'), { recursive: true })
    mkdirSync(join(root, 'native/bin'))
    writeFileSync(join(root, 'native/lib/libq.so.5'), 'library')
    writeFileSync(join(root, 'native/bin/postgres'), '', { mode: 0o700 })
    const links = [{ source: 'native/lib/libq.so.5', target: 'native/lib/libq.so' }]
    writeFileSync(join(root, 'native/pg-symlinks.json'), JSON.stringify(links))
    return root
  }
})
