import { fileURLToPath } from 'node:url'
import { calls } from '@mainstreet/contract/calls.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import { expect, test } from 'vitest'
import { refreshSession } from '../test/accounts/sign-in-races.ts'
import { registerPasskey } from '../test/identity/passkeys-fixture.ts'
import { createUserWithFactor, getClaims } from '../test/identity/second-factors-fixture.ts'
import { createAuthenticator } from '../test/identity/software-authenticator.ts'
import { runCommand } from '../test/nodes/run-command.ts'
import { startServerProcess } from '../test/nodes/server-process.ts'
import { createTestApp } from '../test/setup/test-app.ts'

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

test('resetting second factors removes them, lowers sessions, is audited and mailed', async () => {
  const testApp = await createTestApp()
  const url = testApp.databaseUrl
  const at = new Date()
  testApp.clock.now = at
  const user = await createUserWithFactor(testApp, at)
  // later than the app: factors are listed by their age
  testApp.clock.now = new Date(at.getTime() + 1000)
  await user.browser.auth.mfa.recoveryCodes.generate()
  await registerPasskey(user.browser, createAuthenticator())
  const reset = (email: string) => runCommand(program, ['reset-factors', email], { DATABASE_URL: url })
  expect(await reset(user.email)).toEqual({
    code: 0,
    output: `Removed the second factors (2) and passkeys (1) of ${user.email}, who gets an email about it.\n`,
  })
  expect((await user.browser.auth.mfa.listFactors()).data?.all).toEqual([])
  const refreshed = await refreshSession(user, user.refresh)
  expect(getClaims(String(refreshed.body.access_token))).toMatchObject({ aal: 'aal1' })
  expect((await user.browser.auth.passkey.list()).data).toEqual([])
  const subjects = (await testApp.readMailsTo(user.email)).map(({ subject }) => subject)
  expect(subjects).toContain('An authenticator app was removed from your account')
  expect(subjects).toContain('A passkey was removed from your account')
  const entries = await testApp.db.many(sql`
    select actor_role, before from audit_log where subject_id = ${user.id} and action = 'user.reset_factors' order by id`)
  expect(entries).toEqual([
    { actor_role: 'system', before: { factor_type: 'totp' } },
    { actor_role: 'system', before: { factor_type: 'recovery_code' } },
  ])
  const log = await (await testApp.createAdmin()).send(calls.listAuditLog, {
    query: { subject_id: user.id, action: 'user.reset_factors' },
  })
  expect(log.body.data).toMatchObject([{ actor_role: 'system', actor_name: null }, { actor_role: 'system' }])

  expect((await reset(user.email)).output).toBe(`${user.email} had no second factor and no passkey.\n`)
  expect(await reset('nobody@people.example')).toEqual({
    code: 1,
    output: 'There is no account of nobody@people.example\n',
  })
})
