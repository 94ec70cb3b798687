// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { deleteDrafts, getDraft, saveDraft } from './drafts.ts'

beforeEach(() => localStorage.clear())

test('each thread of each user has its own draft', () => {
  saveDraft('ada', 't1', 'Do you have')
  saveDraft('bob', 't1', 'Is it')
  expect([getDraft('ada', 't1'), getDraft('bob', 't1'), getDraft('ada', 't2')]).toEqual([
    'Do you have',
    'Is it',
    '',
  ])
  saveDraft('ada', 't1', ' \u200b\u2800 ')
  expect(localStorage.length).toBe(1)
})

test('signing out deletes the drafts', () => {
  saveDraft('ada', 't1', 'x')
  saveDraft('bob', 't1', 'y')
  deleteDrafts('ada')
  expect([getDraft('ada', 't1'), getDraft('bob', 't1')]).toEqual(['', 'y'])
})

test('beyond fifty drafts the oldest is deleted', () => {
  for (let at = 0; at < 60; at++) saveDraft('ada', `t${at}`, 'x')
  expect(localStorage.length).toBe(50)
  expect(getDraft('ada', 't59')).toBe('x')
})
