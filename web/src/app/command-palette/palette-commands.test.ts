import { expect, test } from 'vitest'
import { filterCommands, getViewCommands } from './palette-commands.ts'

const labels = (goals: { label: string }[]) => goals.map(({ label }) => label)

test('an admin finds any view by the first letters of its words', () => {
  expect(labels(filterCommands(getViewCommands('admin'), 'sh app'))).toEqual(['Shop approvals'])
  expect(labels(filterCommands(getViewCommands('admin'), 'LOG'))).toEqual(['Audit log'])
  expect(filterCommands(getViewCommands('admin'), 'sights')).toEqual([])
})

test('a merchant does not find the views of the admin', () => {
  expect(getViewCommands('merchant').every(({ to }) => to.startsWith('/shop-owner-dashboard'))).toBe(true)
  expect(getViewCommands('customer')).toEqual([])
})
