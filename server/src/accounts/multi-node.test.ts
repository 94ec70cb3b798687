import { calls } from '@mainstreet/contract/calls.ts'
import type { FastifyInstance } from 'fastify'
import { beforeAll, expect, test } from 'vitest'
import { buildApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { createAppDeps } from '../create-app-deps.ts'
import { connectPostgresBus } from '../platform/bus/postgres-bus.ts'
import { authUrl, createAuthBrowser } from '../test/clients/auth-browser.ts'
import { registerCleanup } from '../test/setup/cleanup.ts'
import { createTestDatabase } from '../test/setup/test-database.ts'

const nodes: FastifyInstance[] = []

beforeAll(async () => {
  const database = await createTestDatabase()
  const env = { LOG_LEVEL: 'silent', AUTH_AUTOCONFIRM: 'on', AUTH_HASH_MEMORY: '64', AUTH_HASH_PASSES: '1' }
  const config = readConfig({ DEMO: 'off', ...env })
  // both start at once: keys and secrets must come out the same
  const built = [0, 1].map(async () => {
    const db = database.open()
    const bus = connectPostgresBus(db, () => {})
    const app = await buildApp(await createAppDeps({ db, bus, now: () => new Date() }, config))
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

test('what one node has signed counts on the other, whose keys are the same', async () => {
  const { token } = await createUserOn(0, 'both@people.example')
  expect([await fetchMe(0, token), await fetchMe(1, token)]).toEqual([200, 200])
  const kids = nodes.map(async (node) => (await node.inject('/auth/v1/.well-known/jwks.json')).body)
  expect(new Set(await Promise.all(kids)).size).toBe(1)
})

test('a session that ends on one node ends on the other, too', async () => {
  const { browser, token } = await createUserOn(0, 'leaver@people.example')
  expect(await fetchMe(1, token)).toBe(200)
  await browser.auth.signOut()
  await expect.poll(() => fetchMe(1, token)).toBe(401)
})

test('tabs on two nodes refresh at once and stay in one session', async () => {
  const { refresh } = await createUserOn(0, 'tabs@people.example')
  const answers = await Promise.all(
    Array.from({ length: 10 }, async (_, tab) => {
      const answer = await getNode(tab % 2).inject({
        method: 'POST',
        url: `${new URL(authUrl).pathname}/token?grant_type=refresh_token`,
        payload: { refresh_token: refresh },
        remoteAddress: '203.0.113.40',
      })
      return { status: answer.statusCode, next: answer.json().refresh_token as string }
    }),
  )
  expect(answers.every(({ status }) => status === 200)).toBe(true)
  expect(new Set(answers.map(({ next }) => next)).size).toBe(1)
})

test('guesses are counted together', async () => {
  const tried = { right: 0, refused: 0 }
  for (let guess = 0; guess < 40; guess++) {
    const answer = await getNode(guess % 2).inject({
      method: 'POST',
      url: `${new URL(authUrl).pathname}/token?grant_type=password`,
      payload: { email: 'both@people.example', password: `guess ${guess}` },
      remoteAddress: `203.0.114.${guess}`,
    })
    if (answer.statusCode === 429) tried.refused += 1
    else tried.right += 1
  }
  expect(tried).toEqual({ right: 30, refused: 10 })
})
