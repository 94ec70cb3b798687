import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join, resolve, sep } from 'node:path'
import { backUpCluster, restoreCluster } from '@mainstreet/embedded-postgres/copy-cluster.ts'
import { copyTree } from '@mainstreet/embedded-postgres/copy-tree.ts'
import { dumpDatabase, restoreDatabaseDump } from '@mainstreet/platform/db/dump-database.ts'
import { describeError } from '@mainstreet/platform/log/describe-error.ts'
import { type Config, readConfig } from '../config.ts'

const usage = `npm run backup -- FOLDER      copies database and files to a new folder
npm run restore -- FOLDER     puts them back, into an empty DATA_DIR and database`

const print = (line: string) => void process.stdout.write(`${line}\n`)

/** The database is copied separately, and files that are created on demand are not copied. */
const isExcluded = (name: string) => name === 'postgres' || name === 'cache'
const isImageVariant = (name: string) => name.startsWith('variants-')

async function backUp({ dataDir, databaseUrl, s3 }: Config, target: string) {
  if (existsSync(target)) throw new Error(`${target} exists already: name a new folder.`)
  if (isWithin(target, dataDir)) throw new Error('A backup cannot lie in DATA_DIR: name another folder.')
  const draft = `${target}.partial`
  rmSync(draft, { recursive: true, force: true })
  mkdirSync(draft, { recursive: true, mode: 0o700 })
  let files: number
  try {
    // the database first: its files never change, and stay for a day after their last use
    if (databaseUrl) await dumpDatabase(databaseUrl, join(draft, 'database.dump'))
    else await backUpCluster(dataDir, join(draft, 'postgres'), print)
    files = copyFiles(dataDir, draft)
    renameSync(draft, target)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    throw error
  }
  print(`The database and ${files} files are in ${target}.`)
  if (s3) print('The files in S3 are not: copy the bucket, too.')
}

async function restore({ dataDir, databaseUrl, s3 }: Config, source: string) {
  if (!existsSync(source)) throw new Error(`There is no backup at ${source}.`)
  if (existsSync(dataDir) && readdirSync(dataDir).length > 0)
    throw new Error(`${dataDir} is not empty: nothing is overwritten. Move it away, or set DATA_DIR.`)
  const dump = join(source, 'database.dump')
  if (databaseUrl && !existsSync(dump)) throw new Error(`There is no dump of a database in ${source}.`)
  if (databaseUrl) await restoreDatabaseDump(databaseUrl, dump)
  else await restoreCluster(dataDir, join(source, 'postgres'), print)
  const files = copyFiles(source, dataDir)
  print(`The database and ${files} files are restored.`)
  if (s3) print('The files in S3 are not: restore the bucket, too.')
}

function copyFiles(from: string, to: string): number {
  if (!existsSync(from)) return 0
  let files = 0
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const { name } = entry
    if (isExcluded(name) || entry.isFile()) continue
    files += copyTree(
      join(from, name),
      join(to, name),
      name === 'images' ? { isExcluded: isImageVariant } : {},
    )
  }
  return files
}

function isWithin(path: string, folder: string): boolean {
  return `${path}${sep}`.startsWith(`${folder}${sep}`)
}

try {
  const [command, folder] = process.argv.slice(2)
  const config = readConfig(process.env)
  if (command === 'create' && folder) await backUp(config, resolve(folder))
  else if (command === 'restore' && folder) await restore(config, resolve(folder))
  else throw new Error(usage)
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
