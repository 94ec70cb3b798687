import { fileURLToPath } from 'node:url'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { expect, test } from 'vitest'
import { runCommand } from '../test/nodes/run-command.ts'
import { startServerProcess } from '../test/nodes/server-process.ts'

const program = fileURLToPath(new URL('admin.ts', import.meta.url))

const readSecrets = async (db: Db) => {
  const rows = await db.many<{ name: string; value: string }>(sql`
    select name, value #>> '{}' as value from settings where name like '%_secret'
    union all select 'key ' || kid, kid from signing_keys`)
  return new Map(rows.map(({ name, value }) => [name, value]))
}

test('rotating secrets replaces those of CSRF tokens, signed URLs and passes, and keeps what sessions need', async () => {
  const { url, open } = await createTestDatabase()
  const db = open()
  // a first start creates them
  const node = await startServerProcess({ DATABASE_URL: url })
  await node.stop()
  const before = await readSecrets(db)
  expect(before.size).toBeGreaterThanOrEqual(4)

  expect(await runCommand(program, ['rotate-secrets'], { DATABASE_URL: url })).toEqual({
    code: 0,
    output:
      'csrf_secret, storage_secret, and pickup_pass_secret are new. Restart all nodes: each reads them at its start.\n',
  })
  const after = await readSecrets(db)
  const changed = [...after].filter(([name, value]) => before.get(name) !== value).map(([name]) => name)
  expect(changed.sort()).toEqual(['csrf_secret', 'pickup_pass_secret', 'storage_secret'])
  expect(after.get('csrf_secret')).toHaveLength(43)
})
