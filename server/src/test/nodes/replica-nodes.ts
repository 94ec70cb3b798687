import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { CallShape } from '@mainstreet/contract/call.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import { connectPostgresBus } from '@mainstreet/platform/bus/postgres-bus.ts'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { publicReads } from '@mainstreet/platform/log/counters.ts'
import { registerCleanup } from '@mainstreet/platform/test/cleanup.ts'
import { generousTimeouts } from '@mainstreet/platform/test/test-cluster.ts'
import type { FastifyInstance } from 'fastify'
import { buildApp } from '../../app.ts'
import { readConfig } from '../../config.ts'
import { connectReplicas } from '../../connect-database.ts'
import { createAppContext } from '../../context.ts'
import { loadDemo } from '../setup/load-demo.ts'
import { noLoadLimits } from '../setup/no-load-limits.ts'
import type { CallInput, TestResponse, TestUser } from '../setup/test-user.ts'

export type ReplicaNode = { app: FastifyInstance; db: Db; isReplicaUsed(): boolean }

type ReplicaNodeOptions = {
  url: string
  replicaUrl: string
  /** Without, no event of another node arrives. */
  hasEvents?: boolean
}

/** A node with public reads from a replica, without background jobs. */
export async function startReplicaNode({
  url,
  replicaUrl,
  hasEvents = true,
}: ReplicaNodeOptions): Promise<ReplicaNode> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mainstreet-node-'))
  const config = readConfig({
    DEMO: 'on',
    LOG_LEVEL: 'silent',
    CALL_LIMITS: 'off',
    ...noLoadLimits,
    DATA_DIR: dataDir,
    DATABASE_URL: url,
    DATABASE_REPLICA_URL: replicaUrl,
  })
  const db = connectDb({ url, poolSize: 5, ...generousTimeouts })
  const warn = () => {}
  const bus = hasEvents ? connectPostgresBus(db, warn) : createLocalBus()
  const replicas = connectReplicas(config, { primary: db, bus, warn })
  if (!replicas) throw new Error('no replica is configured')
  const context = await createAppContext({ db, bus, now: () => new Date() }, config, loadDemo, { replicas })
  const app = await buildApp(context)
  await app.ready()
  registerCleanup(async () => {
    await app.close()
    await replicas.close()
    await bus.close()
    await db.close()
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { app, db, isReplicaUsed: () => replicas.listStates().every(({ isUsed }) => isUsed) }
}

/** Tabs of one browser share its cookies; each request may go to another node. */
export type NodeBrowser = {
  send<C extends CallShape>(node: ReplicaNode, call: C, input?: CallInput<C>): Promise<TestResponse<C>>
}

type NodeBrowserOptions = {
  token?: string | undefined
  storesCookies?: boolean
  headers?: Record<string, string>
}

export function createNodeBrowser({
  token,
  storesCookies = true,
  headers: ownHeaders = {},
}: NodeBrowserOptions = {}): NodeBrowser {
  const cookies = new Map<string, string>()
  return {
    async send(node, call, { params = {}, query = {}, body, headers = {} } = {}) {
      const cookie = [...cookies].map((pair) => pair.join('=')).join('; ')
      const response = await node.app.inject({
        method: call.method,
        url: call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? '')),
        query: query as Record<string, string>,
        headers: {
          ...(storesCookies && { 'sec-fetch-site': 'same-origin', ...(cookie && { cookie }) }),
          ...(token && { authorization: `Bearer ${token}` }),
          'content-type': 'application/json',
          ...ownHeaders,
          ...headers,
        },
        ...(body !== undefined && { payload: JSON.stringify(body) }),
      })
      if (storesCookies) for (const { name, value } of response.cookies) cookies.set(name, value)
      const text = response.body
      return {
        status: response.statusCode,
        body: text ? JSON.parse(text) : undefined,
        headers: response.headers,
      }
    },
  }
}

/** Calls by programs, which keep no cookies. */
export function createNodeUsers(node: ReplicaNode) {
  return (id: string = randomUUID(), token?: string): TestUser => ({
    id,
    token,
    send: (call, input) => createNodeBrowser({ token, storesCookies: false }).send(node, call, input),
  })
}

/** Statements of public reads since the process began, by the database that ran them. */
export async function countPublicReads(): Promise<{ replica: number; primary: number }> {
  const { values } = await publicReads.get()
  const count = (source: string) => values.find(({ labels }) => labels.source === source)?.value ?? 0
  return { replica: count('replica'), primary: count('primary') }
}
