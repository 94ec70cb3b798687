import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../../api/calls.ts'
import type { LiveSocketStatus } from './live-socket.ts'
import { startQueryInvalidation } from './query-invalidation.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function startTestInvalidation() {
  let receiveFrame: (frame: LiveServerFrame) => void = () => {}
  const status: LiveSocketStatus = { status: 'connected', message: undefined, isUnstable: false }
  const client = new QueryClient()
  const read: string[] = []
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    read.push(String(filters?.queryKey?.[0]))
  })
  const stop = startQueryInvalidation(client, {
    subscribe(listener) {
      receiveFrame = listener
      return () => {
        receiveFrame = () => {}
      }
    },
    onStatus: () => () => undefined,
    status: () => status,
  })
  return {
    read,
    stop,
    receive: (type: LiveServerFrame['type'], more: object = {}) =>
      receiveFrame({ type, ...more } as LiveServerFrame),
  }
}

test('a changed order invalidates the lists of both sides', () => {
  const { receive, read } = startTestInvalidation()
  receive('order_changed')
  expect(read).toEqual(expect.arrayContaining([calls.listShopOrders.path, calls.listCustomerOrders.path]))
  expect(read).not.toContain(calls.listThreads.path)
})

test('under many changes a list is read at most every two seconds', () => {
  const { receive, read } = startTestInvalidation()
  for (let order = 0; order < 200; order++) {
    receive('order_placed')
    vi.advanceTimersByTime(50)
  }
  const lists = read.filter((path) => path === calls.listShopOrders.path)
  expect(lists.length).toBeGreaterThan(3)
  expect(lists.length).toBeLessThanOrEqual(6)
})

test('after each connection all responses of the socket are read once', () => {
  const { receive, read } = startTestInvalidation()
  receive('auth_success')
  expect(read).toContain(calls.listNotifications.path)
  expect(new Set(read).size).toBe(read.length)
})

test('dashboard frames invalidate the responses of their sections', () => {
  const { receive, read } = startTestInvalidation()
  receive('dashboard_changed', { sections: ['shops', 'errors', 'a section of tomorrow'] })
  expect(read).toEqual(
    expect.arrayContaining([calls.listReviewQueue.path, calls.listShops.path, calls.listClientErrors.path]),
  )
  expect(read).not.toContain(calls.listAuditLog.path)
})

test('a stopped subscription invalidates nothing', () => {
  const { receive, read, stop } = startTestInvalidation()
  receive('notification')
  receive('notification')
  stop()
  vi.advanceTimersByTime(10_000)
  expect(read).toEqual([calls.listNotifications.path])
})
