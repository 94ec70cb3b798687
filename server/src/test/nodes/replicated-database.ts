import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { copyTree } from '@mainstreet/embedded-postgres/copy-tree.ts'
import { startEmbeddedDatabase } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { findReachedPosition } from '@mainstreet/platform/db/log-position.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { migrationsFolder } from '../../connect-database.ts'

/** A migrated database and a hot standby that follows it. */
export type ReplicatedDatabase = {
  url: string
  replicaUrl: string
  dataFolder: string
  replicaFolder: string
  /** The standby still responds, and no longer changes. */
  freezeReplica(): Promise<void>
  unfreezeReplica(): Promise<void>
  /** Resolves when the standby has everything that is committed now. */
  waitForReplica(): Promise<void>
  stopReplica(): Promise<void>
  startReplica(): Promise<void>
  close(): Promise<void>
}

/** Commits are flushed, as their position is that of the flushed log; the disk itself may forget. */
const settings = { fsync: 'off', max_connections: '100', max_wal_size: '128MB' }

export async function startReplicatedDatabase(
  fill: (db: Db) => Promise<unknown> = async () => {},
): Promise<ReplicatedDatabase> {
  const folders = [1, 2].map(() => mkdtempSync(join(tmpdir(), 'mainstreet-replicated-')))
  const [dataDir = '', replicaDir = ''] = folders
  // as root the database runs as another user, which must be able to enter
  for (const folder of folders) chmodSync(folder, 0o755)

  const template = await startEmbeddedDatabase({ dataDir, settings })
  const db = connectDb({ url: template.url, poolSize: 1 })
  await migrate(db, migrationsFolder)
  await fill(db)
  await db.close()
  await template.stop()
  copyCluster(template.dataFolder, join(replicaDir, 'postgres'))

  const primary = await startEmbeddedDatabase({ dataDir, settings })
  const { username, password, searchParams } = new URL(primary.url)
  const primary_conninfo = `host=${searchParams.get('host')} user=${username} password=${password}`
  const start = () =>
    startEmbeddedDatabase({ dataDir: replicaDir, settings: { ...settings, primary_conninfo } })
  let replica = await start()
  const admin = connectDb({ url: replica.url, poolSize: 1 })
  const primaryAdmin = connectDb({ url: primary.url, poolSize: 1 })
  return {
    url: primary.url,
    replicaUrl: replica.url,
    dataFolder: primary.dataFolder,
    replicaFolder: replica.dataFolder,
    freezeReplica: async () => void (await admin.one(sql`select pg_wal_replay_pause()`)),
    unfreezeReplica: async () => void (await admin.one(sql`select pg_wal_replay_resume()`)),
    async waitForReplica() {
      const position = await findReachedPosition(primaryAdmin)
      while ((await findReachedPosition(admin)) < position) await wait(20)
    },
    stopReplica: () => replica.stop(),
    async startReplica() {
      replica = await start()
    },
    async close() {
      await admin.close()
      await primaryAdmin.close()
      await replica.stop()
      await primary.stop()
      for (const folder of folders) rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Files of a stopped cluster, as a standby of it. */
function copyCluster(source: string, home: string): void {
  const { uid, gid } = statSync(source)
  mkdirSync(home, { mode: 0o755 })
  chownSync(home, uid, gid)
  const target = join(home, 'cluster')
  copyTree(source, target, { owner: { uid, gid } })
  chmodSync(target, 0o700)
  writeFileSync(join(target, 'standby.signal'), '')
  const password = join(home, 'password')
  copyFileSync(join(dirname(source), 'password'), password)
}
