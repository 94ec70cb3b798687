import { closing } from '@mainstreet/contract/live/close-codes.ts'
import { beforeAll, expect, test, vi } from 'vitest'
import { WebSocket } from 'ws'
import { openGuest, openSocket } from '../test/clients/socket-client.ts'
import { slowReader } from '../test/load/slow-reader.ts'
import { type Node, startNode } from '../test/nodes/in-process-node.ts'
import { startTown, type Town } from '../test/setup/test-app.ts'

let town: Town
let node: Node
beforeAll(async () => {
  town = await startTown()
  node = await startNode(town)
})

test('a reader who does not read is cut off, and the others get everything', async () => {
  expect((await slowReader(node)).faults).toEqual([])
})

test('many who say nothing make room for who comes, and are shown out', async () => {
  const idle = await Promise.all(Array.from({ length: 300 }, () => openSocket(node)))
  const customer = await town.aCustomer()
  const guest = await openGuest(node, customer, { userType: 'customer' })
  const codes = await Promise.all(idle.map(({ closed }) => closed))
  expect(new Set(codes)).toEqual(new Set([closing.policy]))
  expect(guest.socket.readyState).toBe(WebSocket.OPEN)
})

test('three hundred come back at once to the node that is left', async () => {
  const leaving = await startNode(town)
  const customers = await Promise.all(Array.from({ length: 10 }, () => town.aCustomer()))
  const come = (to: Node) =>
    Promise.all(
      Array.from({ length: 300 }, (_, at) =>
        openGuest(to, customers[at % 10] ?? town.nobody, { userType: 'customer' }),
      ),
    )
  const guests = await come(leaving)
  await leaving.stop()
  expect(new Set(await Promise.all(guests.map(({ closed }) => closed)))).toEqual(new Set([closing.restart]))
  const back = await come(node)
  for (const one of back) one.say({ type: 'ping' })
  await vi.waitFor(() => expect(back.every((one) => one.of('pong').length === 1)).toBe(true))
  for (const one of back) one.leave()
})
