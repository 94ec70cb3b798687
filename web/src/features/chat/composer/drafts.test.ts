// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { draftOf, forgetDrafts, keepDraft } from './drafts.ts'

beforeEach(() => localStorage.clear())

test('each thread of each person keeps its own draft', () => {
  keepDraft('ada', 't1', 'Do you have')
  keepDraft('bob', 't1', 'Is it')
  expect([draftOf('ada', 't1'), draftOf('bob', 't1'), draftOf('ada', 't2')]).toEqual([
    'Do you have',
    'Is it',
    '',
  ])
  keepDraft('ada', 't1', '  ')
  expect(localStorage.length).toBe(1)
})

test('whoever signs out leaves no draft behind', () => {
  keepDraft('ada', 't1', 'x')
  keepDraft('bob', 't1', 'y')
  forgetDrafts('ada')
  expect([draftOf('ada', 't1'), draftOf('bob', 't1')]).toEqual(['', 'y'])
})

test('of more than fifty the oldest goes', () => {
  for (let at = 0; at < 60; at++) keepDraft('ada', `t${at}`, 'x')
  expect(localStorage.length).toBe(50)
  expect(draftOf('ada', 't59')).toBe('x')
})
