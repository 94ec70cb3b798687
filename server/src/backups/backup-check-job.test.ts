import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dayMs, hourMs } from '@mainstreet/contract/durations.ts'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { StoredBackupCheck } from '../admin/backup-check-store.ts'
import { listBackupAges, listBackupChecks, startBackupCheckJob } from './backup-check-job.ts'

let folder: string
let job: ReturnType<typeof startBackupCheckJob>
let now: Date
let checked: string[]
let errors: string[]
let saved: StoredBackupCheck[]
let failure: Error | undefined

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'backups-'))
  now = new Date('2026-11-22T12:00:00Z')
  checked = []
  errors = []
  saved = []
  failure = undefined
})
afterEach(async () => {
  await job?.stop()
  rmSync(folder, { recursive: true })
})

const start = (checkIntervalMs = 24 * hourMs) =>
  startBackupCheckJob({
    settings: { recipients: [], identityFile: undefined, folder, checkIntervalMs, maxAgeMs: 8 * dayMs },
    now: () => now,
    logError: (error) => void errors.push((error as Error).message),
    save: async (check) => void saved.push(check),
    intervalMs: 2,
    check: async (path) => {
      checked.push(path.slice(folder.length + 1))
      if (failure) throw failure
    },
  })

function addBackup(name: string, writtenAt: Date) {
  mkdirSync(join(folder, name, 'postgres'), { recursive: true })
  utimesSync(join(folder, name), writtenAt, writtenAt)
}

const areRestorable = () => listBackupChecks().map(({ isRestorable }) => isRestorable)

test('each new backup is checked once, and the newest again after the interval', async () => {
  addBackup('monday', new Date(now.getTime() - 2 * hourMs))
  job = start()
  await expect.poll(() => checked).toEqual(['monday'])
  expect(listBackupAges(now)).toEqual([{ seconds: 7200 }])
  expect(areRestorable()).toEqual([true])
  addBackup('tuesday', now)
  await expect.poll(() => checked).toEqual(['monday', 'tuesday'])
  now = new Date(now.getTime() + 24 * hourMs)
  await expect.poll(() => checked).toEqual(['monday', 'tuesday', 'tuesday'])
  expect(errors).toEqual([])
})

test('a folder without a backup, a bad one and an old one are each logged once', async () => {
  job = start()
  await expect.poll(() => errors).toEqual([`there is no backup in ${folder}`])
  expect(areRestorable()).toEqual([false])
  failure = new Error('it is damaged')
  addBackup('monday', now)
  await expect.poll(() => errors.at(-1)).toBe('it is damaged')
  expect(areRestorable()).toEqual([false])
  failure = undefined
  now = new Date(now.getTime() + 9 * dayMs)
  await expect.poll(() => errors.at(-1)).toBe('the newest backup is from 2026-11-22T12:00:00.000Z')
  expect(areRestorable()).toEqual([true])
  expect(errors).toHaveLength(3)
})

test('what a check has found is saved for the admins', async () => {
  job = start()
  await expect.poll(() => saved).toMatchObject([{ backup: null, is_restorable: false }])
  addBackup('monday', now)
  writeFileSync(join(folder, 'monday', 'postgres', 'data'), 'x'.repeat(3000))
  await expect.poll(() => saved.length).toBe(2)
  const made_at = '2026-11-22T12:00:00.000Z'
  expect(saved[1]).toEqual({
    checked_at: made_at,
    backup: { made_at, size_bytes: 3000, encrypted: false },
    is_restorable: true,
  })
  const file = join(folder, 'tuesday.tar.gz.age')
  writeFileSync(file, 'x'.repeat(70))
  now = new Date(now.getTime() + hourMs)
  utimesSync(file, now, now)
  failure = new Error('it is damaged')
  await expect.poll(() => saved.length).toBe(3)
  expect(saved[2]).toMatchObject({ backup: { size_bytes: 70, encrypted: true }, is_restorable: false })
})

test('without a folder or an interval nothing is scheduled', () => {
  expect(start(0)).toBeUndefined()
})
