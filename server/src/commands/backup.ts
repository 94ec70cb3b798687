import { resolve } from 'node:path'
import { describeError } from '@mainstreet/platform/log/describe-error.ts'
import { checkBackup } from '../backups/check-backup.ts'
import { createBackup } from '../backups/create-backup.ts'
import { createKey } from '../backups/encrypted-archive.ts'
import { restoreBackup } from '../backups/restore-backup.ts'
import { readConfig } from '../config.ts'

const usage = `npm run backup -- PATH         copies database and files to a new folder, or with BACKUP_RECIPIENTS to an encrypted file
npm run restore -- PATH        puts them back, into an empty DATA_DIR and database
npm run check-backup -- PATH   restores a backup, or the newest one in the folder, into a scratch database
npm run backup-key -- FILE     writes a new secret key and prints its public key, for BACKUP_RECIPIENTS`

const print = (line: string) => void process.stdout.write(`${line}\n`)

// ends the database, too, which does so on `exit`
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

try {
  const [command, path] = process.argv.slice(2)
  if (path === undefined) throw new Error(usage)
  const config = readConfig(process.env)
  if (command === 'create') await createBackup(config, resolve(path), print)
  else if (command === 'restore') await restoreBackup(config, resolve(path), print)
  else if (command === 'check') print(await checkBackup(config, resolve(path), print))
  else if (command === 'create-key')
    print(`Keep ${path} away from this machine. Its public key:\n${await createKey(resolve(path))}`)
  else throw new Error(usage)
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
