import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import {
  appendFileSync,
  chmodSync,
  chownSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getOsAccount } from '@mainstreet/embedded-postgres/os-account.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { afterAll, expect, test } from 'vitest'
import { migrationsFolder } from '../connect-database.ts'

/** Debian's; the embedded package lacks pg_basebackup. */
const binaries = globSync('/usr/lib/postgresql/*/bin').sort().at(-1)
const folder = mkdtempSync(join(tmpdir(), 'recovery-'))
const account = getOsAccount(folder)
const stops: (() => Promise<unknown>)[] = []
afterAll(async () => {
  for (const stop of stops.reverse()) await stop()
  rmSync(folder, { recursive: true, force: true })
})

function createFolder(name: string): string {
  const path = join(folder, name)
  mkdirSync(path, { recursive: true, mode: 0o700 })
  if (account) chownSync(path, account.uid, account.gid)
  return path
}

const run = (program: string, ...args: string[]) =>
  execFileSync(join(binaries ?? '', program), args, { ...account, cwd: folder, stdio: 'pipe' })

/** Reachable through a socket in the folder of the test. */
async function startPostgres(data: string): Promise<{ db: Db; stop: () => Promise<void> }> {
  const child = spawn(
    join(binaries ?? '', 'postgres'),
    ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'fsync=off'],
    { ...account, cwd: folder, stdio: 'ignore' },
  )
  const db = connectDb({ url: `postgres://town@localhost/postgres?host=${encodeURIComponent(folder)}` })
  let isStopped = false
  const stop = async () => {
    if (isStopped) return
    isStopped = true
    await db.close()
    child.kill('SIGINT')
    if (child.exitCode === null) await once(child, 'exit')
  }
  stops.push(stop)
  const isOpen = () =>
    db.one<{ open: boolean }>(sql`select not pg_is_in_recovery() as open`).then(
      (row) => row?.open,
      () => false,
    )
  await expect.poll(isOpen, { timeout: 60_000 }).toBe(true)
  return { db, stop }
}

/** The settings of the documentation, with the folder of this test. */
function getArchivingSettings(archive: string): string {
  const file = new URL('../../../deploy/postgresql/archiving.conf', import.meta.url)
  return readFileSync(file, 'utf8').replaceAll('/var/backups/mainstreet/wal', archive)
}

const insertSetting = (db: Db, name: string) =>
  db.one(sql`insert into settings (name, value) values (${name}, to_jsonb(now()::text))`)
const listSettings = async (db: Db) =>
  (
    await db.many<{ name: string }>(sql`select name from settings where name like 'drill_%' order by name`)
  ).map(({ name }) => name)

test.skipIf(!binaries)(
  'a database is recovered to the time before a deletion, with what was written after its backup',
  async () => {
    chmodSync(folder, 0o755)
    if (account) chownSync(folder, account.uid, account.gid)
    const [data, archive] = [join(folder, 'data'), createFolder('wal')]
    run('initdb', '-D', data, '-U', 'town', '-A', 'trust', '-E', 'UTF8', '--no-sync')
    appendFileSync(join(data, 'postgresql.conf'), getArchivingSettings(archive))

    const { db, stop } = await startPostgres(data)
    await migrate(db, migrationsFolder)
    await insertSetting(db, 'drill_1_before_backup')
    const backup = join(folder, 'backup')
    run('pg_basebackup', '-h', folder, '-U', 'town', '-D', backup, '--checkpoint=fast')
    await insertSetting(db, 'drill_2_after_backup')
    const row = await db.one<{ time: string }>(sql`select clock_timestamp()::text as time`)
    await db.one(sql`delete from settings where name like 'drill_%'`)
    await insertSetting(db, 'drill_3_after_deletion')
    const log = await db.one<{ file: string }>(sql`select pg_walfile_name(pg_switch_wal()) as file`)
    await expect.poll(() => existsSync(join(archive, log?.file ?? ''))).toBe(true)
    expect(await listSettings(db)).toEqual(['drill_3_after_deletion'])
    await stop()

    appendFileSync(
      join(backup, 'postgresql.auto.conf'),
      `restore_command = 'cp ${archive}/%f %p'
recovery_target_time = '${row?.time}'
recovery_target_action = 'promote'
`,
    )
    writeFileSync(join(backup, 'recovery.signal'), '')
    const recovered = await startPostgres(backup)
    expect(await listSettings(recovered.db)).toEqual(['drill_1_before_backup', 'drill_2_after_backup'])
    expect(await migrate(recovered.db, migrationsFolder)).toEqual([])
    await recovered.stop()
  },
)
