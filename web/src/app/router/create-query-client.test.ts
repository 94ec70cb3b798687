import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiFailure } from '../../api/api-error.ts'
import { newQueryClient } from './create-query-client.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const away = new ApiFailure({ status: 0, code: 'network', message: 'Network error' })
const gone = new ApiFailure({ status: 404, code: 'not_found', message: 'Gone' })

test('a question without an answer is asked three times more, after 1, 2 and 4 seconds', async () => {
  const client = newQueryClient()
  const ask = vi.fn().mockRejectedValue(away)
  const asked = client.fetchQuery({
    ...client.defaultQueryOptions({ queryKey: ['a'] }),
    queryFn: ask,
    retry: 3,
  })
  asked.catch(() => undefined)
  const times: number[] = []
  for (let second = 0; second < 10; second++) {
    times.push(ask.mock.calls.length)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(times).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4])
  await expect(asked).rejects.toBe(away)
})

test('the pause never passes thirty seconds, and what the server refuses is not asked again', () => {
  const { queries = {} } = newQueryClient().getDefaultOptions()
  const delay = queries.retryDelay as (attempt: number) => number
  expect([4, 5, 20].map(delay)).toEqual([16_000, 30_000, 30_000])
  const again = queries.retry as (failures: number, failure: unknown) => boolean
  expect([again(2, away), again(3, away), again(0, gone)]).toEqual([true, false, false])
})

test('what nobody looks at is forgotten after five minutes', async () => {
  const client = newQueryClient()
  await client.fetchQuery({ queryKey: ['a'], queryFn: async () => 'here' })
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(client.getQueryData(['a'])).toBe('here')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['a'])).toBeUndefined()
})
