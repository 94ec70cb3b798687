import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../calls.ts'
import type { LiveSocketStatus } from './live-socket.ts'
import { startQueryInvalidation } from './query-invalidation.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function startTestInvalidation() {
  let hear: (frame: LiveServerFrame) => void = () => {}
  const status: LiveSocketStatus = { status: 'connected', message: undefined, isUnstable: false }
  const client = new QueryClient()
  const read: string[] = []
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    read.push(String(filters?.queryKey?.[0]))
  })
  const stop = startQueryInvalidation(client, {
    subscribe(listener) {
      hear = listener
      return () => {
        hear = () => {}
      }
    },
    onStatus: () => () => undefined,
    status: () => status,
  })
  return {
    read,
    stop,
    hear: (type: LiveServerFrame['type'], more: object = {}) => hear({ type, ...more } as LiveServerFrame),
  }
}

test('an order that changes makes the lists of both sides be read again', () => {
  const { hear, read } = startTestInvalidation()
  hear('order_changed')
  expect(read).toEqual(expect.arrayContaining([calls.listShopOrders.path, calls.listCustomerOrders.path]))
  expect(read).not.toContain(calls.listThreads.path)
})

test('a busy hour is read every two seconds at most', () => {
  const { hear, read } = startTestInvalidation()
  for (let order = 0; order < 200; order++) {
    hear('order_placed')
    vi.advanceTimersByTime(50)
  }
  const lists = read.filter((path) => path === calls.listShopOrders.path)
  expect(lists.length).toBeGreaterThan(3)
  expect(lists.length).toBeLessThanOrEqual(6)
})

test('after each connection everything that it tells of is read once', () => {
  const { hear, read } = startTestInvalidation()
  hear('auth_success')
  expect(read).toContain(calls.listNotifications.path)
  expect(new Set(read).size).toBe(read.length)
})

test("what an admin's desk is told of is read again, part by part", () => {
  const { hear, read } = startTestInvalidation()
  hear('desk_changed', { parts: ['shops', 'errors', 'a part of tomorrow'] })
  expect(read).toEqual(
    expect.arrayContaining([calls.listReviewQueue.path, calls.listShops.path, calls.listClientErrors.path]),
  )
  expect(read).not.toContain(calls.listAuditLog.path)
})

test('a feed that was stopped reads nothing more', () => {
  const { hear, read, stop } = startTestInvalidation()
  hear('notice')
  hear('notice')
  stop()
  vi.advanceTimersByTime(10_000)
  expect(read).toEqual([calls.listNotifications.path])
})
