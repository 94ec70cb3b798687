// @vitest-environment happy-dom
import type { DirectMessage } from '@mainstreet/contract/chat/message.ts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from '../../../api/api-error.ts'
import { createSendQueue } from './send-queue.ts'
import { deleteUnsentOfUser, getUnsentOfUser, storeUnsent, type UnsentMessage } from './unsent-messages.ts'

const failure = (status: number, code: string) => new ApiError({ status, code: code as never, message: 'No' })
const write = (message_id: string, written_at = Date.now()) =>
  storeUnsent({
    shop_id: 's',
    customer_id: 'u',
    message_id,
    user_id: 'u',
    product_id: null,
    message: 'Hi',
    written_at,
  })

function createTestQueue(responses: Record<string, () => DirectMessage>) {
  const tried: string[] = []
  const office = createSendQueue({
    userId: () => 'u',
    async send({ message_id }: UnsentMessage) {
      tried.push(message_id)
      return (responses[message_id] ?? (() => ({}) as DirectMessage))()
    },
  })
  return { office, tried }
}

beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
  deleteUnsentOfUser('u')
})
afterEach(() => vi.useRealTimers())

test('messages are sent one after another, in the order of writing', async () => {
  const { office, tried } = createTestQueue({})
  write('b', 2)
  write('a', 1)
  await office.flush()
  expect(tried).toEqual(['a', 'b'])
  expect(getUnsentOfUser('u')).toEqual([])
})

test('a lost connection holds all messages back; they continue when it returns', async () => {
  let up = false
  const { office, tried } = createTestQueue({
    a: () => {
      if (!up) throw failure(0, 'network')
      return {} as DirectMessage
    },
  })
  write('a', Date.now())
  write('b', Date.now() + 1)
  await office.flush()
  expect(tried).toEqual(['a'])
  up = true
  await vi.advanceTimersByTimeAsync(4000)
  expect(tried).toEqual(['a', 'a', 'b'])
})

test('a rejected message says why, and does not block the others', async () => {
  const { office } = createTestQueue({
    a: () => {
      throw failure(409, 'wrong_state')
    },
  })
  write('a', 1)
  write('b', 2)
  await office.flush()
  expect(getUnsentOfUser('u')).toMatchObject([{ message_id: 'a', rejection: 'No' }])
})

test('a rejected message is sent again on request', async () => {
  let isRejecting = true
  const { office } = createTestQueue({
    a: () => {
      if (isRejecting) throw failure(404, 'not_found')
      return {} as DirectMessage
    },
  })
  write('a')
  await office.flush()
  isRejecting = false
  office.retry(getUnsentOfUser('u')[0] as UnsentMessage)
  await vi.advanceTimersByTimeAsync(0)
  expect(getUnsentOfUser('u')).toEqual([])
})

test('a message unsent for a day waits for the user', async () => {
  const { office } = createTestQueue({
    a: () => {
      throw failure(503, 'unavailable')
    },
  })
  write('a', Date.now() - 25 * 60 * 60 * 1000)
  await office.flush()
  expect(getUnsentOfUser('u')[0]?.rejection).toBeTruthy()
})

test('another user who signs in here does not send it', async () => {
  write('a')
  const { office, tried } = createTestQueue({})
  storeUnsent({ ...(getUnsentOfUser('u')[0] as UnsentMessage), message_id: 'x', user_id: 'somebody else' })
  await office.flush()
  expect(tried).toEqual(['a'])
})
