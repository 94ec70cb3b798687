import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import { backUpCluster } from '@mainstreet/embedded-postgres/copy-cluster.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { dumpDatabase } from '@mainstreet/platform/db/dump-database.ts'
import type { Config } from '../config.ts'
import { type BackupSeal, getSealPath, writeBackupRecord, writeBackupSeal } from './backup-record.ts'
import { restoreInScratch } from './check-backup.ts'
import { copyStoredFiles } from './copy-stored-files.ts'
import { encryptFolder } from './encrypted-archive.ts'
import { archiveSuffix } from './find-newest-backup.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { countRowsOfTables, exportSnapshot } from './store.ts'

type PrintLine = (line: string) => void

/** A new folder, or with BACKUP_RECIPIENTS a new encrypted file. */
export async function createBackup(config: Config, name: string, print: PrintLine): Promise<void> {
  const { dataDir, backups, s3 } = config
  const isEncrypted = backups.recipients.length > 0
  const target = isEncrypted && !name.endsWith(archiveSuffix) ? `${name}${archiveSuffix}` : name
  for (const path of isEncrypted ? [target, getSealPath(target)] : [target])
    if (existsSync(path)) throw new Error(`${path} exists already: name a new one.`)
  if (`${target}${sep}`.startsWith(`${dataDir}${sep}`))
    throw new Error('A backup cannot lie in DATA_DIR: name another folder.')
  const files = isEncrypted
    ? await createEncrypted(config, target, print)
    : await writeComplete(target, (draft) => copyAll(config, draft, print))
  print(`The database and ${files} files are in ${target}.`)
  if (s3) print('The files in S3 are not: copy the bucket, too.')
}

/**
 * Restored once before it is encrypted, as that needs no secret key. The unencrypted copy never leaves the disk of
 * DATA_DIR: the target may be on another machine.
 */
async function createEncrypted(config: Config, target: string, print: PrintLine): Promise<number> {
  const { dataDir, databaseUrl, backups } = config
  if (!databaseUrl && !existsSync(dataDir))
    throw new Error(`There is no database in ${dataDir}: set DATA_DIR to where it is.`)
  return withScratchFolder(dataDir, async (scratch) => {
    const copy = join(scratch, 'backup')
    const files = await copyAll(config, copy, print)
    await restoreInScratch(dataDir, copy, print)
    const times = { created_at: new Date().toISOString(), restored_at: new Date().toISOString() }
    mkdirSync(dirname(target), { recursive: true })
    const seal = await writeComplete(
      target,
      async (draft): Promise<BackupSeal> => ({
        ...times,
        sha256: await encryptFolder(copy, draft, backups.recipients),
      }),
    )
    writeBackupSeal(target, seal)
    return files
  })
}

/** What `write` has written appears complete or not at all. */
async function writeComplete<Result>(
  target: string,
  write: (draft: string) => Promise<Result>,
): Promise<Result> {
  const draft = `${target}.partial`
  rmSync(draft, { recursive: true, force: true })
  try {
    const result = await write(draft)
    renameSync(draft, target)
    return result
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
}

/** The database first: its files never change, and stay for a day after their last use. */
async function copyAll(config: Config, folder: string, print: PrintLine): Promise<number> {
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const rows = await copyDatabase(config, folder, print)
  const files = copyStoredFiles(config.dataDir, folder)
  writeBackupRecord(folder, { created_at: new Date().toISOString(), files, rows })
  return files
}

/** Returns the number of copied rows by table. */
async function copyDatabase(
  { dataDir, databaseUrl, databaseDirectUrl, databaseSchema: schema }: Config,
  folder: string,
  print: PrintLine,
): Promise<Record<string, number>> {
  const url = databaseDirectUrl ?? databaseUrl
  if (url === undefined)
    return backUpCluster(dataDir, join(folder, 'postgres'), print, (running) =>
      withDb(running, undefined, countRowsOfTables),
    )
  return withDb(url, schema, (db) =>
    db.tx(async (tx) => {
      const snapshot = await exportSnapshot(tx)
      await dumpDatabase({ url, file: join(folder, 'database.dump'), snapshot, schema })
      return countRowsOfTables(tx)
    }),
  )
}

async function withDb<Result>(url: string, schema: string | undefined, work: (db: Db) => Promise<Result>) {
  const db = connectDb({ url, poolSize: 1, statementTimeoutMs: 0, schema })
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}
