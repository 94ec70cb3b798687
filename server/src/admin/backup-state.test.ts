import type { BackupState } from '@mainstreet/contract/admin/backup-state.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { dayMs, hourMs } from '@mainstreet/contract/durations.ts'
import { expect, test } from 'vitest'
import { createTestApp } from '../test/setup/test-app.ts'
import { saveBackupCheck } from './backup-check-store.ts'
import { getBackupState } from './backup-state.ts'

const { db, createAdmin } = await createTestApp()
const admin = await createAdmin()
const settings = { folder: '/backups', checkIntervalMs: 24 * hourMs, maxAgeMs: 8 * dayMs }
const now = new Date('2026-11-22T12:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms).toISOString()

test('until a check has ended, an admin sees whether one is scheduled', async () => {
  const getState = async (changes: Partial<typeof settings> | { folder: undefined }) =>
    (await getBackupState(db, { ...settings, ...changes }, now)).state
  expect(await getState({})).toBe('unchecked')
  expect(await getState({ folder: undefined })).toBe('off')
  expect(await getState({ checkIntervalMs: 0 })).toBe('off')
  const { body } = await admin.send(calls.getBackupState)
  expect(body.backups).toEqual({ state: 'off', backup: null, checked_at: null })
})

const good = {
  checked_at: ago(hourMs),
  backup: { made_at: ago(2 * hourMs), size_bytes: 5, encrypted: true },
  is_restorable: true,
}
test.each<[BackupState['state'], object]>([
  ['good', {}],
  ['failed', { is_restorable: false }],
  ['missing', { backup: null, is_restorable: false }],
  ['overdue', { backup: { ...good.backup, made_at: ago(8 * dayMs + 1) } }],
  ['unchecked', { checked_at: ago(49 * hourMs) }],
])('a backup is %s', async (state, changes) => {
  const check = { ...good, ...changes }
  await saveBackupCheck(db, check)
  const { backup, checked_at } = check
  // also at a node without the folder
  for (const folder of ['/backups', undefined])
    expect(await getBackupState(db, { ...settings, folder }, now)).toEqual({ state, backup, checked_at })
})
