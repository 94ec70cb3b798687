import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { expect, test } from 'vitest'
import { findUserConflicts, getChangedFields, toUserForm } from './user-form.ts'

const ann = toUserForm({ name: 'Ann', email: 'ann@mail.example', role: 'user', banned_at: null } as Account)

test('user and customer are one role to the one who edits', () => {
  expect(ann.role).toBe('customer')
})

test('only what was changed is sent', () => {
  expect(getChangedFields(ann, { ...ann, name: ' Ann ' })).toEqual({})
  expect(getChangedFields(ann, { ...ann, role: 'admin', banned: true })).toEqual({
    role: 'admin',
    banned: true,
  })
})

test('what another has changed meanwhile is named', () => {
  expect(findUserConflicts(ann, { ...ann, name: 'Anna', banned: true })).toEqual(['name', 'banned'])
  expect(findUserConflicts(ann, ann)).toEqual([])
})
