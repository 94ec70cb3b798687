import type { DownFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { QueryClient } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { calls } from '../calls.ts'
import type { LiveStatus } from './live-socket.ts'
import { feed } from './query-invalidation.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function aFeed() {
  let hear: (frame: DownFrame) => void = () => {}
  const status: LiveStatus = { status: 'connected', words: undefined, unstable: false }
  const client = new QueryClient()
  const read: string[] = []
  vi.spyOn(client, 'invalidateQueries').mockImplementation(async (filters) => {
    read.push(String(filters?.queryKey?.[0]))
  })
  const stop = feed(client, {
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
    hear: (type: DownFrame['type'], more: object = {}) => hear({ type, ...more } as DownFrame),
  }
}

test('an order that changes makes the lists of both sides be read again', () => {
  const { hear, read } = aFeed()
  hear('order_changed')
  expect(read).toEqual(expect.arrayContaining([calls.listShopOrders.path, calls.listCustomerOrders.path]))
  expect(read).not.toContain(calls.listThreads.path)
})

test('a busy hour is read every two seconds at most', () => {
  const { hear, read } = aFeed()
  for (let order = 0; order < 200; order++) {
    hear('order_placed')
    vi.advanceTimersByTime(50)
  }
  const lists = read.filter((path) => path === calls.listShopOrders.path)
  expect(lists.length).toBeGreaterThan(3)
  expect(lists.length).toBeLessThanOrEqual(6)
})

test('after each connection everything that it tells of is read once', () => {
  const { hear, read } = aFeed()
  hear('auth_success')
  expect(read).toContain(calls.listNotices.path)
  expect(new Set(read).size).toBe(read.length)
})

test("what an admin's desk is told of is read again, part by part", () => {
  const { hear, read } = aFeed()
  hear('desk_changed', { parts: ['shops', 'errors', 'a part of tomorrow'] })
  expect(read).toEqual(
    expect.arrayContaining([calls.listReviewQueue.path, calls.listShops.path, calls.listClientErrors.path]),
  )
  expect(read).not.toContain(calls.listAuditLog.path)
})

test('a feed that was stopped reads nothing more', () => {
  const { hear, read, stop } = aFeed()
  hear('notice')
  hear('notice')
  stop()
  vi.advanceTimersByTime(10_000)
  expect(read).toEqual([calls.listNotices.path])
})
