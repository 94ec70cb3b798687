import { expect, test } from 'vitest'
import { ApiError } from './api-error.ts'

test.each([
  [undefined, 'Too many attempts. Please wait a moment.'],
  [1, 'Too many attempts. Please wait 1 second.'],
  [59, 'Too many attempts. Please wait 59 seconds.'],
  [60, 'Too many attempts. Please wait 1 minute.'],
  [61, 'Too many attempts. Please wait 2 minutes.'],
  [90_000, 'Too many attempts. Please wait 1,500 minutes.'],
])('a rate limit of %s seconds says how long to wait', (retryAfterSeconds, text) => {
  const error = new ApiError({ status: 429, code: 'rate_limited', message: '', retryAfterSeconds })
  expect(error.userMessage).toBe(text)
})
