import { resolve } from 'node:path'
import { upgradeCluster } from '@mainstreet/embedded-postgres/upgrade-cluster.ts'
import { copyDatabase } from '@mainstreet/platform/db/copy-database.ts'
import { describeError } from '@mainstreet/platform/log/describe-error.ts'
import { readConfig } from '../config.ts'
import { migrationsFolder } from '../connect-database.ts'

const print = (line: string) => void process.stdout.write(`${line}\n`)

// ends the databases, too, which does so on `exit`
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))

/** `npm run upgrade-database [-- FOLDER]`: the folder contains bin with the programs of the old version. */
try {
  const { dataDir, databaseUrl } = readConfig(process.env)
  if (databaseUrl)
    throw new Error('DATABASE_URL is set: upgrade that PostgreSQL by its own means (pg_upgrade, pg_dump).')
  const [olderBinaries] = process.argv.slice(2)
  const oldCluster = await upgradeCluster({
    dataDir,
    print,
    olderBinaries: olderBinaries && resolve(olderBinaries),
    copy: (oldUrl, newUrl) => copyDatabase(oldUrl, newUrl, migrationsFolder, print),
  })
  print(
    oldCluster
      ? `The database is upgraded. The old one is in ${oldCluster}: delete it when everything works.`
      : 'The database has the version of this Mainstreet already.',
  )
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
