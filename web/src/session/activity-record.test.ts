// @vitest-environment happy-dom
import { hourMs, minuteMs, secondMs } from '@mainstreet/contract/durations.ts'
import { beforeEach, expect, test } from 'vitest'
import {
  type ActivityRecord,
  clearActivity,
  getIdlePhase,
  hasEndedIdle,
  readActivityOf,
  withInput,
  writeActivity,
} from './activity-record.ts'

const record: ActivityRecord = { sessionId: 's1', at: 0, reportedAt: 0, timeoutMs: 30 * minuteMs }
beforeEach(clearActivity)

test.each([
  [0, 'in_use'],
  [29 * minuteMs - 1, 'in_use'],
  [29 * minuteMs, 'warning'],
  [30 * minuteMs - 1, 'warning'],
  [30 * minuteMs, 'ended'],
  [20 * hourMs, 'ended'],
] as const)('after %i ms without input a session is %s', (now, phase) => {
  expect(getIdlePhase(record, now)).toBe(phase)
  expect(getIdlePhase({ ...record, timeoutMs: null }, now)).toBe('in_use')
})

test('input is stored every few seconds, and reported once a minute', () => {
  expect(withInput(record, 4 * secondMs)).toBeUndefined()
  expect(withInput(record, 5 * secondMs)).toEqual({
    record: { ...record, at: 5 * secondMs },
    isReportDue: false,
  })
  expect(withInput(record, minuteMs)).toEqual({
    record: { ...record, at: minuteMs, reportedAt: minuteMs },
    isReportDue: true,
  })
})

test('the record of another session says nothing about this one', () => {
  writeActivity(record)
  expect(hasEndedIdle()).toBe(true)
  expect(readActivityOf('s2')).toBeUndefined()
  expect(readActivityOf('s1')).toEqual(record)
})
