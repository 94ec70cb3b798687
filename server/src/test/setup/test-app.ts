import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AnswerOf, BodyInput, CallShape, QueryInput } from '@mainstreet/contract/call.ts'
import type { ErrorAnswer } from '@mainstreet/contract/errors.ts'
import type { FastifyInstance } from 'fastify'
import { expect, inject } from 'vitest'
import { openIdentity } from '../../../../protocols/auth/create-auth-deps.ts'
import { buildApp } from '../../app.ts'
import { hearNews } from '../../background-jobs.ts'
import { readConfig, streetAddress } from '../../config.ts'
import type { Outside } from '../../media/proxy/fetch-remote.ts'
import { openProvider } from '../../payments/stripe/create-stripe-provider.ts'
import type { Provider } from '../../payments/stripe/stripe-provider.ts'
import { openLocalBus } from '../../platform/bus/bus.ts'
import { deliverNews } from '../../platform/bus/outbox.ts'
import { type Db, openDb } from '../../platform/db/db.ts'
import { raw, sql } from '../../platform/db/sql.ts'
import { openCarrier } from '../../platform/mail/mail-transport.ts'
import { deliverMails } from '../../platform/mail/mail-worker.ts'
import type { Deps } from '../../platform/platform-deps.ts'
import { aBrowser, type Browser } from '../clients/auth-browser.ts'
import { atClosingTime } from './cleanup.ts'
import { copyOf, databaseUrl, generousTimeouts } from './database-cluster.ts'
import { type Factories, factories } from './factories.ts'

type Given<C extends CallShape> = {
  params?: Record<string, string>
  query?: QueryInput<C> | Record<string, string>
  /** Looser than the contract on purpose: tests send what is wrong, too. */
  body?: BodyInput<C> | unknown
  headers?: Record<string, string>
}

export type Answer<C extends CallShape> = {
  status: number
  /** The contract's answer, or the error's. */
  body: AnswerOf<C> & ErrorAnswer
  headers: Record<string, unknown>
}

/** Somebody who calls: with a token, or without. */
export type Person = {
  id: string
  token: string | undefined
  send<C extends CallShape>(call: C, given?: Given<C>): Promise<Answer<C>>
}

export type Town = Factories & {
  app: FastifyInstance
  db: Db
  deps: Deps
  /** Who charges its cards. */
  provider: Provider | undefined
  publicUrl: string
  nobody: Person
  dataDir: string
  /** The clock of the app; tests may move it. */
  clock: { now: Date | undefined }
  /** A browser of its own, with the real client of the identity protocol. */
  browser(made?: Parameters<typeof aBrowser>[1]): Browser
  /** Announced news goes out. */
  hearNews(): Promise<void>
  /** Sends what waits to be sent; answers what this address got, the newest first. */
  mailsTo(address: string): Promise<ReadMail[]>
  /** A token of the identity protocol in place of a demo one. */
  as(token: string): Person
  close(): Promise<void>
}

export type ReadMail = {
  id: number
  to: string
  subject: string
  text: string
  html: string
  link: string
  code: string
}

export type TownOptions = Partial<Pick<Deps, 'bus'>> & {
  env?: NodeJS.ProcessEnv
  /** Where its pictures are fetched from. */
  world?: Outside
  /** Hears the log; nothing else does. */
  log?: { write(line: string): void }
}

/** A `Warn` for what must not fail. */
export function raise(fault: unknown): never {
  throw fault
}

/** A whole app on a fresh database, closed by itself after the file's tests; `bus`: one that other nodes share. */
export async function startTown({ env = {}, world, log, ...own }: TownOptions = {}): Promise<Town> {
  const clusterUrl = inject('clusterUrl')
  const name = `town_${randomBytes(6).toString('hex')}`
  const cluster = openDb({ url: clusterUrl, poolSize: 1, ...generousTimeouts })
  await cluster.one(copyOf(inject('template'), name))
  const db = openDb({ url: databaseUrl(clusterUrl, name), poolSize: 10, ...generousTimeouts })
  const dataDir = await mkdtemp(join(tmpdir(), 'mainstreet-town-'))

  const clock: Town['clock'] = { now: undefined }
  const deps: Deps = { db, bus: openLocalBus(), now: () => clock.now ?? new Date(), ...own }
  const config = readConfig({
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    CALL_LIMITS: 'off',
    DATA_DIR: dataDir,
    ...cheap,
    ...env,
  })
  const publicUrl = streetAddress(config)
  const provider = await openProvider(deps, { ...config, publicUrl })
  const app = await buildApp({ ...deps, config, provider, log, ...(world && { world }) })
  await app.ready()

  let closed = false
  async function close() {
    if (closed) return
    closed = true
    await app.close()
    await db.close()
    await cluster.one(sql`drop database if exists ${raw(name)} with (force)`)
    await cluster.close()
    await rm(dataDir, { recursive: true, force: true })
  }
  atClosingTime(close)

  const person = (id: string, token?: string): Person => ({
    id,
    token,
    send: (call, given) => sendTo(app, token, call, given),
  })
  const identity = await openIdentity(deps, config.identity)
  const tellNews = async () => {
    while ((await deliverNews(db, (news) => hearNews(identity, news), raise)) > 0);
  }
  const carry = openCarrier(db, { smtpUrl: undefined, from: '' }, true)
  return {
    app,
    db,
    deps,
    provider,
    publicUrl,
    dataDir,
    clock,
    close,
    nobody: person(randomUUID()),
    as: (token) => person(randomUUID(), token),
    browser: (made) => aBrowser(app, made),
    hearNews: tellNews,
    async mailsTo(address) {
      await tellNews()
      while ((await deliverMails(db, carry, (fault) => expect(fault).toBeUndefined())) > 0);
      const answer = await app.inject({ url: '/dev/mailbox', query: { to: address } })
      return answer.json<{ data: ReadMail[] }>().data.map((mail) => ({
        ...mail,
        link: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '',
        code: /code: (\d{6})/.exec(mail.text)?.[1] ?? '',
      }))
    },
    ...factories(db, person),
  }
}

/** A password's hash costs little here: what it must cost is a setting, and the default is tested by itself. */
const cheap = { AUTH_HASH_MEMORY: '64', AUTH_HASH_PASSES: '1' }

async function sendTo<C extends CallShape>(
  app: FastifyInstance,
  token: string | undefined,
  call: C,
  { params = {}, query, body, headers = {} }: Given<C> = {},
): Promise<Answer<C>> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? `:${name}`),
  )
  const answer = await app.inject({
    method: call.method,
    url: path,
    query: (query ?? {}) as Record<string, string>,
    headers: {
      ...(token && { authorization: `Bearer ${token}` }),
      'content-type': 'application/json',
      ...headers,
    },
    ...(body !== undefined && { payload: JSON.stringify(body) }),
  })
  const text = answer.body
  const parsed =
    text && String(answer.headers['content-type']).includes('json') ? JSON.parse(text) : undefined
  if (answer.statusCode < 300 && call.answer)
    expect(call.answer.safeParse(parsed).error, `${call.method} ${path}`).toBeUndefined()
  if (answer.statusCode === 409 && call.conflict)
    expect(call.conflict.safeParse(parsed).error, `${call.method} ${path}`).toBeUndefined()
  return { status: answer.statusCode, body: parsed, headers: answer.headers }
}
