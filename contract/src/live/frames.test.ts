import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import { liveClientFrame } from './live-client-frame.ts'
import { liveServerFrame } from './live-server-frame.ts'

const hashSchema = (schema: z.ZodType) =>
  createHash('sha256')
    .update(JSON.stringify(z.toJSONSchema(schema, { io: 'input' })))
    .digest('hex')
    .slice(0, 16)

/** Tabs that were opened before a release use the frames of that time: change frames only by adding. */
test('the socket has exactly the agreed frames', () => {
  expect({ up: hashSchema(liveClientFrame), down: hashSchema(liveServerFrame) }).toEqual({
    up: '26f7df82903d29fe',
    down: '40c1ecbb63c8e926',
  })
})

test('the frames that the specification names exist', () => {
  const typesOf = (union: typeof liveClientFrame | typeof liveServerFrame) =>
    union.options.flatMap((option) => [...option.shape.type.values])
  expect(typesOf(liveClientFrame)).toEqual(
    expect.arrayContaining(['auth', 'ping', 'join_chat', 'leave_chat', 'message_read']),
  )
  expect(typesOf(liveServerFrame)).toEqual(
    expect.arrayContaining(['pong', 'auth_success', 'message_received', 'error']),
  )
})
