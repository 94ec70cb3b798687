import { defaultHours } from '@mainstreet/contract/shops/default-hours.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { WeekHours } from './shop-preview.tsx'

test('the opening hours of a shop in review have AM and PM', () => {
  const markup = renderToStaticMarkup(<WeekHours hours={defaultHours()} />)
  expect(markup).toContain('9 AM–6 PM')
  expect(markup).not.toMatch(/\d{2}:\d{2}/)
})
