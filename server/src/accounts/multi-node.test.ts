import { calls } from '@mainstreet/contract/calls.ts'
import { connectPostgresBus } from '@mainstreet/platform/bus/postgres-bus.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { createTestDatabase } from '@mainstreet/platform/test/test-database.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createAppContext } from '../context.ts'
import { authUrl, createAuthBrowser } from '../test/clients/auth-browser.ts'
import { loadDemo } from '../test/setup/load-demo.ts'
import { noLoadLimits } from '../test/setup/no-load-limits.ts'

const nodes: FastifyInstance[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  const env = {
    LOG_LEVEL: 'silent',
    AUTH_AUTOCONFIRM: 'on',
    AUTH_HASH_MEMORY: '64',
    AUTH_HASH_ITERATIONS: '1',
    ...noLoadLimits,
  }
  const config = readConfig({ DEMO: 'off', ...env })
  // both nodes start at once: they must agree on keys and secrets
  const built = [0, 1].map(async () => {
    const db = database.open()
    const bus = connectPostgresBus(db, () => {})
    const app = await buildApp(await createAppContext({ db, bus, now: () => new Date() }, config, loadDemo))
    registerCleanup(async () => {
      await app.close()
      await bus.close()
    })
    return app
  })
  nodes.push(...(await Promise.all(built)))
})

const getNode = (node: number) => nodes[node] as FastifyInstance
const fetchMe = async (node: number, token: string) =>
  (await getNode(node).inject({ url: calls.getMe.path, headers: { authorization: `Bearer ${token}` } }))
    .statusCode

async function createUserOn(node: number, email: string) {
  const browser = createAuthBrowser(getNode(node))
  const { data } = await browser.auth.signUp({ email, password: 'a lamp in the window' })
  return { browser, token: data.session?.access_token ?? '', refresh: data.session?.refresh_token ?? '' }
}

test('a token signed by one node is valid on the other', async () => {
  const { token } = await createUserOn(0, 'both@people.example')
  expect([await fetchMe(0, token), await fetchMe(1, token)]).toEqual([200, 200])
  const kids = nodes.map(async (node) => (await node.inject('/auth/v1/.well-known/jwks.json')).body)
  expect(new Set(await Promise.all(kids)).size).toBe(1)
})

test('a session that ends on one node also ends on the other', async () => {
  const { browser, token } = await createUserOn(0, 'leaver@people.example')
  expect(await fetchMe(1, token)).toBe(200)
  await browser.auth.signOut()
  await expect.poll(() => fetchMe(1, token)).toBe(401)
})

test('tabs that refresh at once on two nodes stay in one session', async () => {
  const { refresh } = await createUserOn(0, 'tabs@people.example')
  const responses = await Promise.all(
    Array.from({ length: 10 }, async (_, tab) => {
      const response = await getNode(tab % 2).inject({
        method: 'POST',
        url: `${new URL(authUrl).pathname}/token?grant_type=refresh_token`,
        payload: { refresh_token: refresh },
        remoteAddress: '203.0.113.40',
      })
      return { status: response.statusCode, next: response.json().refresh_token as string }
    }),
  )
  expect(responses.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(responses.map(({ next }) => next)).size).toBe(1)
})

test('password guesses on all nodes are counted together', async () => {
  const outcomes = { checked: 0, rejected: 0 }
  for (let guess = 0; guess < 40; guess++) {
    const response = await getNode(guess % 2).inject({
      method: 'POST',
      url: `${new URL(authUrl).pathname}/token?grant_type=password`,
      payload: { email: 'both@people.example', password: `guess ${guess}` },
      remoteAddress: `203.0.114.${guess}`,
    })
    if (response.statusCode === 429) outcomes.rejected += 1
    else outcomes.checked += 1
  }
  expect(outcomes).toEqual({ checked: 30, rejected: 10 })
})
