import { closeCodes } from '@mainstreet/contract/live/close-codes.ts'
import { expect, test, vi } from 'vitest'
import { connectSignedInSocket } from '../test/clients/socket-client.ts'
import { runSlowReader } from '../test/load/slow-reader.ts'
import { type InProcessNode, startInProcessNode } from '../test/nodes/in-process-node.ts'
import { createTestApp } from '../test/setup/test-app.ts'

const testApp = await createTestApp()
const node = await startInProcessNode(testApp)

test('a client that does not read is disconnected, and the others get every message', async () => {
  expect((await runSlowReader(node, await testApp.createCustomer())).problems).toEqual([])
})

test('three hundred clients reconnect at once to the remaining node', async () => {
  const leaving = await startInProcessNode(testApp)
  const customers = await Promise.all(Array.from({ length: 10 }, () => testApp.createCustomer()))
  const come = (to: InProcessNode) =>
    Promise.all(
      Array.from({ length: 300 }, (_, index) =>
        connectSignedInSocket(to, customers[index % 10] ?? testApp.anonymous, { userType: 'customer' }),
      ),
    )
  const clients = await come(leaving)
  await leaving.stop()
  expect(new Set(await Promise.all(clients.map(({ closed }) => closed)))).toEqual(
    new Set([closeCodes.restart]),
  )
  const back = await come(node)
  for (const one of back) one.send({ type: 'ping' })
  await vi.waitFor(() => expect(back.every((one) => one.framesOfType('pong').length === 1)).toBe(true))
  for (const one of back) one.disconnect()
})
