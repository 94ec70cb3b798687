import fc from 'fast-check'
import { expect, test } from 'vitest'
import { canDisputeBecome, disputeStatuses, isDisputeClosed } from './dispute.ts'

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
