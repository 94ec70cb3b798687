// @vitest-environment happy-dom

import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import { openingHoursLimits } from '@mainstreet/contract/shops/limits.ts'
import { expect, test } from 'vitest'
import { createTestPage } from '../../../ui/test/test-page.ts'
import { ExceptionsEditor } from './exceptions-editor.tsx'

const { maxExceptions } = openingHoursLimits
const days = Array.from({ length: maxExceptions }, (_, index) => ({
  date: new Date(Date.UTC(2026, 0, 1 + index)).toISOString().slice(0, 10),
  periods: [],
}))

function drawOn(day: string): string {
  const page = createTestPage()
  const now = new Date(`${day}T20:00:00Z`)
  page.render(
    <ExceptionsEditor hours={{ ...defaultHours(), exceptions: days }} onChange={() => {}} now={now} />,
  )
  return page.container.textContent
}
const tooMany = dashboard.merchant.hours.exceptions.tooMany(maxExceptions)

test('days that have passed leave room for new ones', () => {
  expect(drawOn('2026-01-01')).toContain(tooMany)
  expect(drawOn('2026-01-02')).not.toContain(tooMany)
})
