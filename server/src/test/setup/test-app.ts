// the topics that tests publish themselves

import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { secondMs } from '@mainstreet/contract/durations.ts'
import type {} from '@mainstreet/demo/stripe-sandbox/create-stripe-sandbox.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { createMailTransport } from '@mainstreet/platform/mail/mail-transport.ts'
import { deliverMails } from '@mainstreet/platform/mail/mail-worker.ts'
import { processOutbox } from '@mainstreet/platform/outbox/process-outbox.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import type { CallRateLimits } from '@mainstreet/platform/rate-limits/call-rate-limits.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { generousTimeouts } from '@mainstreet/platform/test/test-cluster.ts'
import { createSeparateDatabase } from '@mainstreet/platform/test/test-database.ts'
import type { FastifyInstance } from 'fastify'
import { expect, vi } from 'vitest'
import { buildApp } from '../../app.ts'
import { getPublicUrl, readConfig } from '../../config.ts'
import { createAppContext } from '../../context.ts'
import { createAppEventHandler } from '../../event-handlers.ts'
import type { RemoteNetwork } from '../../media/proxy/fetch-remote.ts'
import type { StripeProvider } from '../../payments/stripe/stripe-provider.ts'
import type {} from '../../shops/catalog-events.ts'
import { type AuthBrowser, createAuthBrowser } from '../clients/auth-browser.ts'
import { createFactories, type Factories } from './factories.ts'
import { loadDemo } from './load-demo.ts'
import { noLoadLimits } from './no-load-limits.ts'
import type { CallInput, TestResponse, TestUser } from './test-user.ts'

export type TestApp = Factories & {
  app: FastifyInstance
  db: Db
  databaseUrl: string
  deps: PlatformDeps
  rateLimits: CallRateLimits
  /** The card provider. */
  provider: StripeProvider | undefined
  publicUrl: string
  anonymous: TestUser
  dataDir: string
  /** The clock of the app; tests may change it. */
  clock: { now: Date | undefined }
  /** A separate browser with the real client library of the identity protocol. */
  browser(created?: Parameters<typeof createAuthBrowser>[1]): AuthBrowser
  /** Processes the outbox. */
  processEvents(): Promise<void>
  /** Sends the queued emails; returns those to this address, newest first. */
  readMailsTo(address: string): Promise<ReadMail[]>
  /** A token of the identity protocol instead of a demo token. */
  withToken(token: string): TestUser
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

export type TestAppOptions = Partial<Pick<PlatformDeps, 'bus'>> & {
  env?: NodeJS.ProcessEnv
  /** Where images are fetched from. */
  network?: RemoteNetwork
  /** Receives the log, which is discarded otherwise. */
  log?: { write(line: string): void }
}

/** A warning handler for work that must not fail. */
export function throwError(error: unknown): never {
  throw error
}

/** A whole app on a fresh database, closed after the file's tests; `bus`: one that other nodes share. */
export async function createTestApp({
  env = {},
  network,
  log,
  ...own
}: TestAppOptions = {}): Promise<TestApp> {
  const database = await createSeparateDatabase()
  const db = connectDb({ url: database.url, poolSize: 10, ...generousTimeouts })
  const dataDir = await mkdtemp(join(tmpdir(), 'mainstreet-town-'))

  const clock: TestApp['clock'] = { now: undefined }
  const deps: PlatformDeps = { db, bus: createLocalBus(), now: () => clock.now ?? new Date(), ...own }
  const config = readConfig({
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    CALL_LIMITS: 'off',
    ...noLoadLimits,
    DATA_DIR: dataDir,
    ...cheapPasswordHashing,
    ...env,
  })
  const publicUrl = getPublicUrl(config)
  const context = await createAppContext(deps, config, loadDemo, network && { network })
  const app = await buildApp(context, { log })
  await app.ready()

  let closed = false
  async function close() {
    if (closed) return
    closed = true
    await app.close()
    await db.close()
    await database.drop()
    // an image whose request has ended may still be written
    await rm(dataDir, { recursive: true, force: true, maxRetries: 20 })
  }
  registerCleanup(close)

  const toUser = (id: string, token?: string): TestUser => ({
    id,
    token,
    send: (call, given) => sendCall(app, token, call, given),
  })
  const processEvents = async () => {
    const handle = createAppEventHandler(context.auth)
    while ((await processOutbox(db, handle, throwError)) > 0);
  }
  const delivery = {
    transport: createMailTransport(db, { smtpUrl: undefined, from: '' }, true),
    onBounce: async () => {},
  }
  return {
    app,
    db,
    databaseUrl: database.url,
    deps,
    rateLimits: context.rateLimits,
    provider: context.stripeProvider,
    publicUrl,
    dataDir,
    clock,
    close,
    anonymous: toUser(randomUUID()),
    withToken: (token) => toUser(randomUUID(), token),
    browser: (made) => createAuthBrowser(app, made),
    processEvents,
    async readMailsTo(address) {
      await processEvents()
      while ((await deliverMails(db, delivery, (error) => expect(error).toBeUndefined())) > 0);
      // a node of the same test may be delivering what it claimed
      await vi.waitFor(
        async () => {
          const [pending] = await db.many(sql`
            select from outbox
            where failed_at is null and (queue = 'events' or payload->>'to' = ${address}) limit 1`)
          expect(pending).toBeUndefined()
        },
        { timeout: 20 * secondMs },
      )
      const response = await app.inject({ url: '/dev/mailbox', query: { to: address } })
      return response.json<{ data: ReadMail[] }>().data.map((mail) => ({
        ...mail,
        link: /https?:\/\/\S+/.exec(mail.text)?.[0] ?? '',
        code: /code: (\d{6})/.exec(mail.text)?.[1] ?? '',
      }))
    },
    ...createFactories(db, toUser),
  }
}

/** Cheap password hashing: the cost is a setting, and its default is tested separately. */
const cheapPasswordHashing = { AUTH_HASH_MEMORY: '64', AUTH_HASH_ITERATIONS: '1' }

async function sendCall<C extends CallShape>(
  app: FastifyInstance,
  token: string | undefined,
  call: C,
  { params = {}, query, body, headers = {} }: CallInput<C> = {},
): Promise<TestResponse<C>> {
  const path = call.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? `:${name}`),
  )
  const response = await app.inject({
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
  const text = response.body
  const parsed =
    text && String(response.headers['content-type']).includes('json') ? JSON.parse(text) : undefined
  if (response.statusCode < 300 && call.response)
    expect(call.response.safeParse(parsed).error, `${call.method} ${path}`).toBeUndefined()
  if (response.statusCode === 409 && call.conflict)
    expect(call.conflict.safeParse(parsed).error, `${call.method} ${path}`).toBeUndefined()
  return { status: response.statusCode, body: parsed, headers: response.headers }
}
