import { existsSync, rmSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { restoreCluster } from '@mainstreet/embedded-postgres/copy-cluster.ts'
import { startEmbeddedDatabase } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { findDumpSchema, restoreDatabaseDump } from '@mainstreet/platform/db/dump-database.ts'
import { migrate } from '@mainstreet/platform/db/migrate.ts'
import type { Config } from '../config.ts'
import { migrationsFolder } from '../connect-database.ts'
import { type BackupRecord, readBackupRecord, readBackupSeal } from './backup-record.ts'
import { copyStoredFiles } from './copy-stored-files.ts'
import { hashFile } from './encrypted-archive.ts'
import { findNewestBackup, isBackup } from './find-newest-backup.ts'
import { withDecryptedBackup } from './restore-backup.ts'
import { withScratchFolder } from './scratch-folder.ts'
import { countRowsOfTables } from './store.ts'

type PrintLine = (line: string) => void

/** Restores the backup, or the newest one in the folder, into a scratch database. Returns what was found, in a sentence. */
export async function checkBackup(config: Config, path: string, print: PrintLine): Promise<string> {
  const { dataDir, backups } = config
  const backup = isBackup(path) ? path : findNewestBackup(path)?.path
  if (backup === undefined) throw new Error(`There is no backup in ${path}.`)
  if (statSync(backup).isDirectory()) return `${backup} ${await restoreInScratch(dataDir, backup, print)}`
  if (backups.identityFile === undefined) return checkSeal(backup)
  return withDecryptedBackup(
    dataDir,
    backup,
    backups.identityFile,
    async (folder) => `${backup} ${await restoreInScratch(dataDir, folder, print)}`,
  )
}

/** Without the secret key: the file was restored before it was encrypted, and is still the same. */
async function checkSeal(file: string): Promise<string> {
  const seal = readBackupSeal(file)
  if (!seal) throw new Error(`${file} was never restored: set BACKUP_IDENTITY_FILE to check it.`)
  if ((await hashFile(file)) !== seal.sha256)
    throw new Error(`${file} is damaged: it was changed or truncated after it was written.`)
  return `${file} is unchanged since it was restored and encrypted at ${seal.restored_at}; BACKUP_IDENTITY_FILE is not set, so it was not decrypted.`
}

/**
 * Always into an embedded database of its own, so that neither the server's database nor its disk is at risk. Runs the
 * migrations, too: a backup that this version cannot start with is of no use.
 */
export function restoreInScratch(dataDir: string, backup: string, print: PrintLine): Promise<string> {
  return withScratchFolder(dataDir, async (scratch) => {
    const cluster = join(backup, 'postgres')
    if (existsSync(cluster)) await restoreCluster(scratch, cluster, print)
    const database = await startEmbeddedDatabase({ dataDir: scratch, settings: { fsync: 'off' } })
    const dump = join(backup, 'database.dump')
    const schema = existsSync(cluster) ? undefined : await findDumpSchema(dump)
    const db = connectDb({ url: database.url, poolSize: 2, statementTimeoutMs: 0, schema })
    try {
      if (!existsSync(cluster)) await restoreDatabaseDump(database.url, dump)
      const files = copyStoredFiles(backup, scratch)
      const rows = await checkRows(db, files, readBackupRecord(backup))
      await migrate(db, migrationsFolder)
      return `was restored: ${rows} rows and ${files} files.`
    } finally {
      await db.close()
      await database.stop()
      if (!database.dataFolder.startsWith(scratch)) rmSync(dirname(database.dataFolder), { recursive: true })
    }
  })
}

/** Returns the number of rows. */
async function checkRows(db: Db, files: number, record: BackupRecord | undefined): Promise<number> {
  const rows = await countRowsOfTables(db)
  const total = Object.values(rows).reduce((sum, count) => sum + count, 0)
  if (total === 0) throw new Error('The restored database has no rows.')
  if (!record) return total
  for (const name of new Set([...Object.keys(rows), ...Object.keys(record.rows)]))
    if (rows[name] !== record.rows[name])
      throw new Error(
        `The restored table ${name} has ${rows[name] ?? 'no'} rows, and the backup recorded ${record.rows[name] ?? 'none'}.`,
      )
  if (files !== record.files)
    throw new Error(`There are ${files} files, and the backup recorded ${record.files}.`)
  return total
}
