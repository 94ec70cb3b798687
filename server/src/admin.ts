import { randomUUIDv7 } from 'node:crypto'
import { readConfig } from './config.ts'
import { openDb } from './platform/db.ts'
import { startEmbeddedDatabase } from './platform/embedded-database.ts'
import { migrate } from './platform/migrate.ts'
import { sql } from './platform/sql.ts'

const usage = 'npm run admin -- create EMAIL     makes the account of that address an admin, new or not'

async function createAdmin(email: string) {
  const config = readConfig(process.env)
  const embedded = config.databaseUrl ? undefined : await startEmbeddedDatabase({ dataDir: config.dataDir })
  const db = openDb({ url: config.databaseUrl ?? embedded?.url ?? '', poolSize: 1 })
  try {
    await migrate(db, new URL('../migrations/', import.meta.url))
    await db.one(sql`
      insert into users (id, email, name, role) values (${randomUUIDv7()}, ${email}, ${email.split('@')[0]}, 'admin')
      on conflict (email) do update set role = 'admin', updated_at = now()`)
    process.stdout.write(`${email} is an admin.\n`)
  } finally {
    await db.close()
    await embedded?.stop()
  }
}

try {
  const [command, email] = process.argv.slice(2)
  if (command !== 'create' || !email || !/^[^\s@]+@[^\s@]+$/.test(email)) throw new Error(usage)
  await createAdmin(email.toLowerCase())
} catch (fault) {
  process.stderr.write(`${(fault as Error).message}\n`)
  process.exit(1)
}
