import { randomUUID } from 'node:crypto'
import { calls } from '@mainstreet/contract/calls.ts'
import { authUrl, type Browser } from '../clients/auth-browser.ts'
import type { Race } from '../orders/order-races.ts'
import type { Town } from '../setup/test-app.ts'

const password = 'a lamp in the window'
const unless = (isTrue: boolean, fault: string) => (isTrue ? [] : [fault])

export type Somebody = {
  browser: Browser
  email: string
  password: string
  id: string
  token: string
  refresh: string
}

/** Registered, confirmed and signed in, through the front door. */
export async function somebody(town: Town, email = `${randomUUID()}@people.example`): Promise<Somebody> {
  const browser = town.browser()
  await browser.auth.signUp({ email, password })
  const [mail] = await town.mailsTo(email)
  const { searchParams } = await browser.open(mail?.link ?? '')
  const { data, error } = await browser.auth.exchangeCodeForSession(searchParams.get('code') ?? '')
  if (error || !data.session) throw new Error(`Nobody was signed in: ${error?.message}`)
  const { access_token: token, refresh_token: refresh, user } = data.session
  return { browser, email, password, id: user.id, token, refresh }
}

type Answer = { status: number; body: Record<string, unknown> }

/** As the wire has it, without what the client makes of it. */
export async function ask(
  { browser }: { browser: Browser },
  path: string,
  body?: unknown,
  token?: string,
): Promise<Answer> {
  const answer = await browser.fetch(`${authUrl}${path}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      'content-type': 'application/json',
      'x-supabase-api-version': '2024-01-01',
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  const text = await answer.text()
  return { status: answer.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : {} }
}

export const refresh = (who: { browser: Browser }, refresh_token: string) =>
  ask(who, '/token?grant_type=refresh_token', { refresh_token })

const many = <Result>(count: number, work: (at: number) => Promise<Result>) =>
  Promise.all(Array.from({ length: count }, (_, at) => work(at)))

/** T27: twenty tabs refresh at once; all go on in one session. */
export const manyTabs: Race = async (town) => {
  const who = await somebody(town)
  const answers = await many(20, () => refresh(who, who.refresh))
  const tokens = new Set(answers.map(({ body }) => body.refresh_token))
  const [next] = tokens
  const after = await refresh(who, String(next))
  const me = await town.as(String(after.body.access_token)).send(calls.me)
  return [
    ...unless(
      answers.every(({ status }) => status === 200),
      `a tab got ${answers.map(({ status }) => status)}`,
    ),
    ...unless(tokens.size === 1, `${tokens.size} different tokens`),
    ...unless(after.status === 200, `the next refresh got ${after.status} ${after.body.code}`),
    ...unless(me.status === 200, `the new access token got ${me.status}`),
  ]
}

/** T27: a token of two generations ago, after the interval: whoever has it, the whole session ends. */
export const stolenToken: Race = async (town) => {
  const who = await somebody(town)
  const first = await refresh(who, who.refresh)
  const second = await refresh(who, String(first.body.refresh_token))
  town.clock.now = new Date(Date.now() + 11_000)
  try {
    const stolen = await refresh(who, who.refresh)
    const newest = await refresh(who, String(second.body.refresh_token))
    const me = await town.as(String(second.body.access_token)).send(calls.me)
    return [
      ...unless(stolen.body.code === 'refresh_token_already_used', `the old token got ${stolen.body.code}`),
      ...unless(newest.status === 400, `the newest token still got ${newest.status}`),
      ...unless(me.status === 401, `the newest access token still got ${me.status}`),
    ]
  } finally {
    town.clock.now = undefined
  }
}

/** T28: one code, ten at once with the right verifier: one session. */
export const manyExchanges: Race = async (town) => {
  const email = `${randomUUID()}@people.example`
  const browser = town.browser()
  await browser.auth.signUp({ email, password })
  const [mail] = await town.mailsTo(email)
  const { searchParams } = await browser.open(mail?.link ?? '')
  const shown = {
    auth_code: searchParams.get('code'),
    code_verifier: JSON.parse(browser.storage.get('mainstreet_auth-code-verifier') ?? '""'),
  }
  const answers = await many(10, () => ask({ browser }, '/token?grant_type=pkce', shown))
  const won = answers.filter(({ status }) => status === 200).length
  const lost = answers.filter(({ body }) => body.code === 'flow_state_not_found').length
  return unless(won === 1 && lost === 9, `${won} sessions, ${lost} times not found`)
}

/** T35: one link of a mail, opened ten times at once: one code. */
export const manyLinks: Race = async (town) => {
  const email = `${randomUUID()}@people.example`
  const browser = town.browser()
  await browser.auth.signUp({ email, password })
  const [mail] = await town.mailsTo(email)
  const places = await many(10, () => browser.open(mail?.link ?? ''))
  const won = places.filter(({ searchParams }) => searchParams.has('code')).length
  return unless(won === 1, `${won} codes from one link`)
}

/** Two admins, and nobody else, delete each other at once: one stays. */
export const lastAdmins: Race = async (town) => {
  const [one, other] = [await town.anAdmin(), await town.anAdmin()]
  const left = (await one.send(calls.listUsers, { query: { role: 'admin', limit: '100' } })).body.data
  for (const { id } of left)
    if (id !== one.id && id !== other.id) await one.send(calls.deleteUser, { params: { id } })
  const answers = await Promise.all([
    one.send(calls.deleteUser, { params: { id: other.id } }),
    other.send(calls.deleteUser, { params: { id: one.id } }),
  ])
  const gone = answers.filter(({ status }) => status === 204).length
  return unless(gone === 1, `${gone} of the last two admins were deleted`)
}

/** T34: sixty guesses at once on one account, from everywhere: thirty are looked at. */
export const manyGuesses: Race = async (town) => {
  const { email } = await somebody(town)
  const answers = await many(60, (at) =>
    ask({ browser: town.browser() }, '/token?grant_type=password', { email, password: `guess ${at}` }),
  )
  const tried = answers.filter(({ body }) => body.code === 'invalid_credentials').length
  const refused = answers.filter(({ status }) => status === 429).length
  return unless(tried === 30 && refused === 30, `${tried} guesses were tried, ${refused} refused`)
}
