import type { Account } from '@mainstreet/contract/accounts/user.ts'
import { expect, test } from 'vitest'
import { clashes, editOf, formOf } from './user-form.ts'

const ann = formOf({ name: 'Ann', email: 'ann@mail.example', role: 'user', banned_at: null } as Account)

test('user and customer are one role to the one who edits', () => {
  expect(ann.role).toBe('customer')
})

test('only what was changed is sent', () => {
  expect(editOf(ann, { ...ann, name: ' Ann ' })).toEqual({})
  expect(editOf(ann, { ...ann, role: 'admin', banned: true })).toEqual({ role: 'admin', banned: true })
})

test('what another has changed meanwhile is named', () => {
  expect(clashes(ann, { ...ann, name: 'Anna', banned: true })).toEqual(['name', 'banned'])
  expect(clashes(ann, ann)).toEqual([])
})
