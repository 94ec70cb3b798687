import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canDisputeBecome, disputeStatuses, isDisputeClosed, needsEvidence } from './dispute.ts'

const reports = fc.array(fc.constantFrom(...disputeStatuses), { maxLength: 12 })

test('a decision is final, in whatever order the reports come', () => {
  fc.assert(
    fc.property(reports, fc.constantFrom('won', 'lost', 'prevented'), reports, (before, decision, after) => {
      const last = [...before, decision, ...after].reduce((status, next) =>
        canDisputeBecome(status as never, next as never) ? next : status,
      )
      const first = [...before, decision].find((one) => ['won', 'lost', 'prevented'].includes(one))
      expect(last).toBe(first)
    }),
  )
})

test('a report of the past changes nothing', () => {
  expect(canDisputeBecome('under_review', 'needs_response')).toBe(false)
  expect(canDisputeBecome('needs_response', 'warning_under_review')).toBe(false)
  expect(canDisputeBecome('lost', 'won')).toBe(false)
})

test('an inquiry can become a dispute, also after it was closed', () => {
  expect(isDisputeClosed('warning_closed')).toBe(true)
  expect(canDisputeBecome('warning_closed', 'needs_response')).toBe(true)
})

test('four statuses are final for now, and two wait for evidence', () => {
  expect(disputeStatuses.filter(isDisputeClosed)).toEqual(['warning_closed', 'prevented', 'won', 'lost'])
  expect(disputeStatuses.filter(needsEvidence)).toEqual(['warning_needs_response', 'needs_response'])
})

test('an inquiry and a dispute take their steps in order', () => {
  const steps = [
    'warning_needs_response',
    'warning_under_review',
    'warning_closed',
    'needs_response',
    'under_review',
    'lost',
  ] as const
  for (const [index, from] of steps.entries())
    for (const [next, to] of steps.entries())
      expect(canDisputeBecome(from, to), `${from} ${to}`).toBe(next > index)
})
