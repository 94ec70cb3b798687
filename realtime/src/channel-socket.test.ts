import type { AddressInfo } from 'node:net'
import type { KeyHolder } from '@mainstreet/identity/sessions/access-token.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import Fastify from 'fastify'
import { expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket, WebSocketServer } from 'ws'
import { createChannelServer } from './channel-server.ts'
import { onChannelConnect } from './channel-socket.ts'
import { createPresence } from './presence.ts'

const deps = { bus: createLocalBus(), now: () => new Date() }

test('a socket that closes while its token is checked leaves no channel behind', async () => {
  const requested = Promise.withResolvers<void>()
  const response = Promise.withResolvers<KeyHolder>()
  const presence = createPresence(deps.bus)
  const server = createChannelServer({
    ...deps,
    log: Fastify().log,
    presence,
    topicPolicy: { findMembership: () => undefined, isShared: () => false },
    tables: new Map(),
    anonymousSend: false,
    proofOf: async () => undefined,
    keyHolderOf: () => {
      requested.resolve()
      return response.promise
    },
  })
  const sockets = new WebSocketServer({ port: 0 })
  sockets.on('connection', (socket) => onChannelConnect(server, socket, new URL('ws://host/?vsn=2.0.0')))
  onTestFinished(() => {
    server.close()
    presence.close()
    sockets.close()
  })
  const client = new WebSocket(`ws://127.0.0.1:${(sockets.address() as AddressInfo).port}`)
  await new Promise((resolve) => client.once('open', resolve))
  client.send(JSON.stringify(['1', '1', 'realtime:street', 'phx_join', { access_token: 'a service key' }]))
  await requested.promise
  client.terminate()
  await vi.waitFor(() => expect(server.connections.size).toBe(0))

  response.resolve({ role: 'service', expiresAtMs: Date.now() + 60_000 })
  await new Promise((resolve) => setImmediate(resolve))
  expect([...server.hub.all()]).toEqual([])
})
