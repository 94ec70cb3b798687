import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { expect, test } from 'vitest'
import { WebSocket } from 'ws'
import { connectSignedInSocket, connectSocket } from '../test/clients/socket-client.ts'
import { startInProcessNode } from '../test/nodes/in-process-node.ts'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()
const node = await startInProcessNode(testApp)

test('many unauthenticated clients make room for new ones and are disconnected in time', async () => {
  const idle = await Promise.all(Array.from({ length: 300 }, () => connectSocket(node)))
  const customer = await testApp.createCustomer()
  const client = await connectSignedInSocket(node, customer, { userType: 'customer' })
  const codes = await Promise.all(idle.map(({ closed }) => closed))
  expect(new Set(codes)).toEqual(new Set([closeCodes.policyViolation]))
  expect(client.socket.readyState).toBe(WebSocket.OPEN)
})
