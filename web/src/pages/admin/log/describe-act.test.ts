import type { AuditEntry } from '@mainstreet/contract/admin/audit-log.ts'
import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { expect, test } from 'vitest'
import { describeAct } from './describe-act.ts'

const id = '0190a000-0000-7000-8000-00001a2b3c4d'
const describe = (entry: Partial<AuditEntry>) => {
  const { text, subject } = describeAct({
    id: 1,
    actor_id: id,
    actor_name: 'Ada',
    actor_email: 'ada@example.com',
    actor_role: 'admin',
    action: 'shop.approve',
    subject_type: entry.action?.split('.')[0] ?? 'shop',
    subject_id: id,
    subject_name: 'Pine & Crumb',
    subject_exists: true,
    changes: [],
    created_at: '2026-09-01T10:00:00.000Z',
    ...entry,
  })
  return { line: subject ? `${text} ${subject.name}` : text, to: subject?.to }
}

test('an act names its subject and links to it', () => {
  expect(describe({ action: 'shop.approve' })).toEqual({
    line: 'Approved the shop Pine & Crumb',
    to: `/admin-comprehensive?view=shops&open=${id}`,
  })
  expect(describe({ action: 'order.in_progress', subject_name: null })).toEqual({
    line: 'Accepted order 1A2B3C4D',
    to: `/admin-comprehensive?view=orders&open=${id}`,
  })
  expect(describe({ action: 'product.update', subject_name: 'Jam' })).toEqual({
    line: 'Edited the product Jam',
    to: `/product/${id}`,
  })
})

test('what was deleted has a name without a link, and without a name only its kind', () => {
  expect(describe({ action: 'shop.delete', subject_exists: false })).toEqual({
    line: 'Deleted the shop Pine & Crumb',
    to: undefined,
  })
  expect(describe({ action: 'user.read', subject_name: null, subject_exists: false }).line).toBe(
    'Viewed a user',
  )
})

test('a list is described by how many it showed', () => {
  const changes = [{ field: 'ids', before: null, after: ['a', 'b', 'c'] }]
  expect(describe({ action: 'order.list', changes }).line).toBe('Viewed 3 orders')
})

test('a suspension is named as one', () => {
  const ban = (after: string | null) => [{ field: 'banned_at', before: null, after }]
  const user = { action: 'user.update', subject_name: 'Ann' }
  expect(describe({ ...user, changes: ban('2026-09-01 10:00:00+00') }).line).toBe('Suspended the user Ann')
  expect(describe({ ...user, changes: ban(null) }).line).toBe('Lifted the suspension of Ann')
  const changes = [{ field: 'status', before: 'approved', after: 'rejected' }]
  expect(describe({ action: 'shop.reject', changes }).line).toBe('Suspended the shop Pine & Crumb')
})

test('every action has a readable line', () => {
  for (const action of Object.keys(dashboard.adminLog.actions))
    expect(describe({ action }).line).toMatch(/^[A-Z][a-z]/)
})
