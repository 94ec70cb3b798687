import { Agent, request } from 'node:http'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { expect } from 'vitest'

type Json = Record<string, unknown>
type Sent = { method?: string; token?: string | undefined; body?: object }

/** All requests through one open connection reach the same worker; so does a socket that is opened on it. */
export type WorkerConnection = {
  agent: Agent
  /** JSON. */
  send(path: string, sent?: Sent): Promise<{ status: number | undefined; body: Json }>
  /** Its ids of requests have a common start. */
  readWorkerId(): Promise<string>
}

export function openConnection(address: string): WorkerConnection {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  registerCleanup(async () => agent.destroy())
  const send: WorkerConnection['send'] = (path, { method = 'GET', token, body } = {}) =>
    new Promise((resolve, reject) => {
      const headers = {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      }
      request(`${address}${path}`, { agent, method, headers }, (response) => {
        let text = ''
        response.on('data', (chunk) => (text += chunk))
        response.once('error', reject)
        response.once('end', () => resolve({ status: response.statusCode, body: JSON.parse(text) }))
      })
        .once('error', reject)
        .end(body && JSON.stringify(body))
    })
  return {
    agent,
    send,
    async readWorkerId() {
      const { body } = await send('/api/no-such-path')
      return String(body.requestId).replace(/-\w+$/, '')
    },
  }
}

/** A connection to each of two workers. */
export async function connectToBoth(address: string) {
  const connections = new Map<string, WorkerConnection>()
  await expect
    .poll(async () => {
      const connection = openConnection(address)
      connections.set(await connection.readWorkerId(), connection)
      return connections.size
    })
    .toBe(2)
  const [first, second] = [...connections].map(([workerId, connection]) => ({ workerId, ...connection }))
  if (!first || !second) throw new Error('two workers expected')
  return [first, second] as const
}
