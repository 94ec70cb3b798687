import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { expect, test } from 'vitest'
import { findUserConflicts, getChangedFields, toUserForm } from './edit-user.tsx'

const ann = toUserForm({ name: 'Ann', email: 'ann@mail.example', role: 'user', banned_at: null } as Account)

test('the form shows user and customer as one role', () => {
  expect(ann.role).toBe('customer')
})

test('only changed fields are sent', () => {
  expect(getChangedFields(ann, { ...ann, name: ' Ann ' })).toEqual({})
  expect(getChangedFields(ann, { ...ann, role: 'admin', banned: true })).toEqual({
    role: 'admin',
    banned: true,
  })
})

test('fields changed by another admin in the meantime are found', () => {
  expect(findUserConflicts(ann, { ...ann, name: 'Anna', banned: true })).toEqual(['name', 'banned'])
  expect(findUserConflicts(ann, ann)).toEqual([])
})
