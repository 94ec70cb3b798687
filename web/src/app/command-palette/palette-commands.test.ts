import { expect, test } from 'vitest'
import { matching, viewGoals } from './palette-commands.ts'

const labels = (goals: { label: string }[]) => goals.map(({ label }) => label)

test('an admin jumps to any view by the beginnings of its words', () => {
  expect(labels(matching(viewGoals('admin'), 'ins str'))).toEqual(['Insights of the street'])
  expect(labels(matching(viewGoals('admin'), 'LOG'))).toEqual(['Log'])
  expect(matching(viewGoals('admin'), 'sights')).toEqual([])
})

test('a merchant is not led to the desk of the admin', () => {
  expect(viewGoals('merchant').every(({ to }) => to.startsWith('/shop-owner-dashboard'))).toBe(true)
  expect(viewGoals('customer')).toEqual([])
})
