import { existsSync, mkdirSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { restoreCluster } from '@mainstreet/embedded-postgres/copy-cluster.ts'
import { findDumpSchema, restoreDatabaseDump } from '@mainstreet/platform/db/dump-database.ts'
import type { Config } from '../config.ts'
import { copyStoredFiles } from './copy-stored-files.ts'
import { decryptArchive } from './encrypted-archive.ts'
import { withScratchFolder } from './scratch-folder.ts'

type PrintLine = (line: string) => void

/** Into an empty DATA_DIR and database. */
export async function restoreBackup(config: Config, source: string, print: PrintLine): Promise<void> {
  const { dataDir, backups } = config
  if (!existsSync(source)) throw new Error(`There is no backup at ${source}.`)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is not empty: nothing is overwritten. Move it away, or set DATA_DIR.`)
  if (statSync(source).isDirectory()) return restoreFolder(config, source, print)
  await withDecryptedBackup(dataDir, source, backups.identityFile, (folder) =>
    restoreFolder(config, folder, print),
  )
}

/** `work` begins when the whole file was decrypted: a damaged one has changed nothing. */
export function withDecryptedBackup<Result>(
  dataDir: string,
  file: string,
  identityFile: string | undefined,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  if (identityFile === undefined)
    throw new Error(`${file} is encrypted: name the file of the secret key in BACKUP_IDENTITY_FILE.`)
  return withScratchFolder(dataDir, async (scratch) => {
    const folder = join(scratch, 'backup')
    mkdirSync(folder, { mode: 0o700 })
    await decryptArchive(file, identityFile, folder)
    return work(folder)
  })
}

async function restoreFolder(
  { dataDir, databaseUrl, databaseDirectUrl, databaseSchema = 'public', s3 }: Config,
  source: string,
  print: PrintLine,
): Promise<void> {
  const dump = join(source, 'database.dump')
  if (databaseUrl && !existsSync(dump)) throw new Error(`There is no dump of a database in ${source}.`)
  if (databaseUrl) {
    const schema = await findDumpSchema(dump)
    if (schema !== databaseSchema)
      throw new Error(`The dump is one of the schema ${schema}, and DATABASE_SCHEMA is ${databaseSchema}.`)
    await restoreDatabaseDump(databaseDirectUrl ?? databaseUrl, dump)
  }
  if (!databaseUrl) await restoreCluster(dataDir, join(source, 'postgres'), print)
  const files = copyStoredFiles(source, dataDir)
  print(`The database and ${files} files are restored.`)
  if (s3) print('The files in S3 are not: restore the bucket, too.')
}
