import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { type AuthBrowser, authUrl } from '../clients/auth-browser.ts'
import type { RaceTest } from '../orders/order-races.ts'
import type { TestApp } from '../setup/test-app.ts'

const password = 'a lamp in the window'
const problemUnless = (isTrue: boolean, error: string) => (isTrue ? [] : [error])

export type SignedInUser = {
  browser: AuthBrowser
  email: string
  password: string
  id: string
  token: string
  refresh: string
}

/** Registers, confirms and signs in over HTTP. */
export async function createSignedInUser(
  testApp: TestApp,
  email = `${randomUUID()}@people.example`,
): Promise<SignedInUser> {
  const browser = testApp.browser()
  await browser.auth.signUp({ email, password })
  const [mail] = await testApp.readMailsTo(email)
  const { searchParams } = await browser.followLink(mail?.link ?? '')
  const { data, error } = await browser.auth.exchangeCodeForSession(searchParams.get('code') ?? '')
  if (error || !data.session) throw new Error(`the sign-in failed: ${error?.message}`)
  const { access_token: token, refresh_token: refresh, user } = data.session
  return { browser, email, password, id: user.id, token, refresh }
}

type AuthResponse = { status: number; body: Record<string, unknown> }

/** The raw HTTP response, without the client library's processing. */
export async function sendAuthRequest(
  { browser }: { browser: AuthBrowser },
  path: string,
  body?: unknown,
  token?: string,
  method: 'GET' | 'POST' | 'PUT' = body === undefined ? 'GET' : 'POST',
): Promise<AuthResponse> {
  const response = await browser.fetch(`${authUrl}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
}

export const refreshSession = (user: { browser: AuthBrowser }, refresh_token: string) =>
  sendAuthRequest(user, '/token?grant_type=refresh_token', { refresh_token })

const runConcurrently = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, index) => work(index)))

/** Twenty tabs refresh at once; all continue in one session. */
export const concurrentRefreshes: RaceTest = async (testApp) => {
  const user = await createSignedInUser(testApp)
  const responses = await runConcurrently(20, () => refreshSession(user, user.refresh))
  const tokens = new Set(responses.map(({ body }) => body.refresh_token))
  const [next] = tokens
  const after = await refreshSession(user, String(next))
  const me = await testApp.withToken(String(after.body.access_token)).send(calls.getMe)
  return [
    ...problemUnless(
      responses.every(({ status }) => status === 200),
      `a tab got ${responses.map(({ status }) => status)}`,
    ),
    ...problemUnless(tokens.size === 1, `${tokens.size} different tokens`),
    ...problemUnless(after.status === 200, `the next refresh got ${after.status} ${after.body.code}`),
    ...problemUnless(me.status === 200, `the new access token got ${me.status}`),
  ]
}

/** A refresh token from two generations ago, after the reuse interval: the whole session ends. */
export const reusedRefreshToken: RaceTest = async (testApp) => {
  const user = await createSignedInUser(testApp)
  const first = await refreshSession(user, user.refresh)
  const second = await refreshSession(user, String(first.body.refresh_token))
  testApp.clock.now = new Date(Date.now() + 11_000)
  try {
    const stolen = await refreshSession(user, user.refresh)
    const newest = await refreshSession(user, String(second.body.refresh_token))
    const me = await testApp.withToken(String(second.body.access_token)).send(calls.getMe)
    return [
      ...problemUnless(
        stolen.body.code === 'refresh_token_already_used',
        `the old token got ${stolen.body.code}`,
      ),
      ...problemUnless(newest.status === 400, `the newest token still got ${newest.status}`),
      ...problemUnless(me.status === 401, `the newest access token still got ${me.status}`),
    ]
  } finally {
    testApp.clock.now = undefined
  }
}

/** Ten concurrent exchanges of one code with the right verifier: one session. */
export const manyExchanges: RaceTest = async (testApp) => {
  const email = `${randomUUID()}@people.example`
  const browser = testApp.browser()
  await browser.auth.signUp({ email, password })
  const [mail] = await testApp.readMailsTo(email)
  const { searchParams } = await browser.followLink(mail?.link ?? '')
  const shown = {
    auth_code: searchParams.get('code'),
    code_verifier: JSON.parse(browser.storage.get('mainstreet_auth-code-verifier') ?? '""'),
  }
  const responses = await runConcurrently(10, () =>
    sendAuthRequest({ browser }, '/token?grant_type=pkce', shown),
  )
  const won = responses.filter(({ status }) => status === 200).length
  const lost = responses.filter(({ body }) => body.code === 'flow_state_not_found').length
  return problemUnless(won === 1 && lost === 9, `${won} sessions, ${lost} times not found`)
}

/** Ten concurrent requests for one email link: one code. */
export const manyLinks: RaceTest = async (testApp) => {
  const email = `${randomUUID()}@people.example`
  const browser = testApp.browser()
  await browser.auth.signUp({ email, password })
  const [mail] = await testApp.readMailsTo(email)
  const redirects = await runConcurrently(10, () => browser.followLink(mail?.link ?? ''))
  const won = redirects.filter(({ searchParams }) => searchParams.has('code')).length
  return problemUnless(won === 1, `${won} codes from one link`)
}

/** The last two admins delete each other at once: one remains. */
export const lastAdmins: RaceTest = async (testApp) => {
  const [one, other] = [await testApp.createAdmin(), await testApp.createAdmin()]
  const left = (await one.send(calls.listUsers, { query: { role: 'admin', limit: '100' } })).body.data
  for (const { id } of left)
    if (id !== one.id && id !== other.id) await one.send(calls.deleteUser, { params: { id } })
  const responses = await Promise.all([
    one.send(calls.deleteUser, { params: { id: other.id } }),
    other.send(calls.deleteUser, { params: { id: one.id } }),
  ])
  const gone = responses.filter(({ status }) => status === 204).length
  return problemUnless(gone === 1, `${gone} of the last two admins were deleted`)
}

/** Sixty concurrent password guesses for one account from many addresses: thirty are checked. */
export const manyGuesses: RaceTest = async (testApp) => {
  const { email } = await createSignedInUser(testApp)
  const responses = await runConcurrently(60, (at) =>
    sendAuthRequest({ browser: testApp.browser() }, '/token?grant_type=password', {
      email,
      password: `guess ${at}`,
    }),
  )
  const tried = responses.filter(({ body }) => body.code === 'invalid_credentials').length
  const rejected = responses.filter(({ status }) => status === 429).length
  return problemUnless(tried === 30 && rejected === 30, `${tried} guesses were checked, ${rejected} rejected`)
}
