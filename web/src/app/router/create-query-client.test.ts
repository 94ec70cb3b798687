import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../api/api-error.ts'
import { createQueryClient } from './create-query-client.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const networkError = new ApiError({ status: 0, code: 'network', message: 'Network error' })
const notFoundError = new ApiError({ status: 404, code: 'not_found', message: 'Gone' })

test('a query without a response is retried three times, after 1, 2 and 4 seconds', async () => {
  const client = createQueryClient()
  const queryFn = vi.fn().mockRejectedValue(networkError)
  const result = client.fetchQuery({
    ...client.defaultQueryOptions({ queryKey: ['a'] }),
    queryFn,
    retry: 3,
  })
  result.catch(() => undefined)
  const times: number[] = []
  for (let second = 0; second < 10; second++) {
    times.push(queryFn.mock.calls.length)
    await vi.advanceTimersByTimeAsync(1000)
  }
  expect(times).toEqual([1, 2, 2, 3, 3, 3, 3, 4, 4, 4])
  await expect(result).rejects.toBe(networkError)
})

test('the delay never exceeds thirty seconds, and a rejected query is not retried', () => {
  const { queries = {} } = createQueryClient().getDefaultOptions()
  const delay = queries.retryDelay as (attempt: number) => number
  expect([4, 5, 20].map(delay)).toEqual([16_000, 30_000, 30_000])
  const shouldRetry = queries.retry as (failures: number, failure: unknown) => boolean
  expect([shouldRetry(2, networkError), shouldRetry(3, networkError), shouldRetry(0, notFoundError)]).toEqual(
    [true, false, false],
  )
})

test('unused data is removed after five minutes', async () => {
  const client = createQueryClient()
  await client.fetchQuery({ queryKey: ['a'], queryFn: async () => 'here' })
  await vi.advanceTimersByTimeAsync(5 * 60_000 - 1)
  expect(client.getQueryData(['a'])).toBe('here')
  await vi.advanceTimersByTimeAsync(1)
  expect(client.getQueryData(['a'])).toBeUndefined()
})
