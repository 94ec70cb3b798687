import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getOsAccount } from '@mainstreet/embedded-postgres/os-account.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import { expect } from 'vitest'
import { migrationsFolder } from '../../connect-database.ts'

/** A data folder whose embedded database was made by an older PostgreSQL, with our schema and what `fill` adds. */
export async function createOlderCluster(
  dataDir: string,
  binaries: string,
  fill: (db: Db) => Promise<unknown>,
) {
  const home = join(dataDir, 'postgres')
  const cluster = join(home, 'cluster')
  mkdirSync(cluster, { recursive: true })
  const account = getOsAccount(cluster)
  writeFileSync(join(home, 'password'), '0123456789abcdef')
  for (const path of [cluster, home]) if (account) chownSync(path, account.uid, account.gid)
  const run = { ...account, cwd: home, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const superuser = ['-U', 'mainstreet', '--pwfile', join(home, 'password'), '-A', 'scram-sha-256']
  const locale = ['-E', 'UTF8', '--locale', 'C', '--lc-ctype', 'C.UTF-8']
  if (account) chownSync(join(home, 'password'), account.uid, account.gid)
  execFileSync(join(binaries, 'bin/initdb'), ['-D', cluster, ...superuser, ...locale, '--no-sync'], {
    ...run,
    stdio: 'pipe',
  })
  if (account) for (const path of [join(home, 'password'), home]) chownSync(path, 0, 0)
  await inCluster(cluster, binaries, run, fill)
}

async function inCluster(
  cluster: string,
  binaries: string,
  run: object,
  fill: (db: Db) => Promise<unknown>,
): Promise<void> {
  const settings = ['-c', 'listen_addresses=', '-c', `unix_socket_directories=${cluster}`, '-c', 'fsync=off']
  const child = spawn(join(binaries, 'bin/postgres'), ['-D', cluster, ...settings], {
    ...run,
    stdio: 'ignore',
  })
  const connect = (database: string) =>
    connectDb({
      url: `postgres://mainstreet:0123456789abcdef@localhost/${database}?host=${encodeURIComponent(cluster)}`,
      poolSize: 1,
    })
  const admin = connect('postgres')
  const isReady = () =>
    admin.connect().then(
      (client) =>
        client.query('create database mainstreet').then(
          () => client.release(),
          () => client.release(),
        ),
      () => {
        throw new Error('not ready')
      },
    )
  await expect.poll(isReady, { timeout: 30_000 }).toBeUndefined()
  await admin.close()
  const db = connect('mainstreet')
  await migrate(db, migrationsFolder)
  await fill(db)
  await db.close()
  child.kill('SIGINT')
  if (child.exitCode === null) await once(child, 'exit')
}
