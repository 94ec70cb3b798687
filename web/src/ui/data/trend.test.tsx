import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { summarizeTrend, Trend } from './trend.tsx'

test('a figure is compared with the same number of days before', () => {
  expect(summarizeTrend({ now: 112, before: 100, days: 30 })).toEqual({
    arrow: '▲',
    text: 'up 12% from the previous 30 days',
  })
  expect(summarizeTrend({ now: 97, before: 100, days: 7 })).toEqual({
    arrow: '▼',
    text: 'down 3% from the previous 7 days',
  })
  expect(summarizeTrend({ now: 500, before: 100, days: 1 })).toEqual({
    arrow: '▲',
    text: '5 times the previous day',
  })
})

test('without a change, or without a figure before, there is no arrow', () => {
  expect(summarizeTrend({ now: 0, before: 0, days: 7 })).toEqual({ text: 'same as the previous 7 days' })
  expect(summarizeTrend({ now: 1001, before: 1000, days: 7 })).toEqual({
    text: 'same as the previous 7 days',
  })
  expect(summarizeTrend({ now: 5, before: 0, days: 7 })).toEqual({ text: 'none in the previous 7 days' })
})

test('screen readers skip the arrow', () => {
  expect(renderToStaticMarkup(<Trend now={112} before={100} days={30} />)).toContain(
    '<span aria-hidden="true">▲ </span>up 12% from the previous 30 days',
  )
})
