// @vitest-environment happy-dom

import type { BackupState } from '@mainstreet/contract/admin/backup-state.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { createTestServer } from '../../../api/test/test-server.ts'
import { renderPage, testUser } from '../../../queries/test/render-page.tsx'
import { BackupSection } from './backup-section.tsx'

const at = { route: routes.admin, path: '/admin?view=failed-jobs' }
const time = (hoursAgo: number) => new Date(Date.now() - hoursAgo * hourMs - minuteMs).toISOString()

async function showSection(backups: BackupState) {
  const server = createTestServer()
  server.respond(calls.getBackupState, { backups })
  await renderPage(<BackupSection />, { server, at, user: { ...testUser, role: 'admin' } })
  return screen.findByRole('region', { name: 'Backups' })
}

test('a good backup shows its facts and asks for nothing', async () => {
  const backup = { made_at: time(5), size_bytes: 1_234_000_000, encrypted: true }
  const section = await showSection({ state: 'good', backup, checked_at: time(2) })
  expect(section).toHaveTextContent('Up to date')
  expect(section).toHaveTextContent('Last backup5 hours ago')
  expect(section).toHaveTextContent('Last check2 hours ago')
  expect(section).toHaveTextContent('Size1,234 MB')
  expect(section).toHaveTextContent('EncryptedYes')
  expect(section).not.toHaveTextContent('npm run backup')
})

test('a failed one that is not encrypted says what to do', async () => {
  const backup = { made_at: time(5), size_bytes: 1, encrypted: false }
  const section = await showSection({ state: 'failed', backup, checked_at: time(2) })
  expect(section).toHaveTextContent('Can’t be restored')
  expect(section).toHaveTextContent('make a new one with “npm run backup”')
  expect(section).toHaveTextContent('Set BACKUP_RECIPIENTS')
})

test('without a check there are no facts', async () => {
  const section = await showSection({ state: 'off', backup: null, checked_at: null })
  expect(section).toHaveTextContent('Set BACKUP_FOLDER')
  expect(section).not.toHaveTextContent('Last backup')
})
