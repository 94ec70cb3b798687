import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectDb, type Db } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import { findFreePort } from '@mainstreet/platform/test/find-free-port.ts'
import { createAppNode } from './components/app-node.ts'
import { createEtcd } from './components/etcd.ts'
import { createHaproxy } from './components/haproxy.ts'
import { createNginx } from './components/nginx.ts'
import { createPatroni, dataFolder, superuser } from './components/patroni.ts'
import { createPgbouncer } from './components/pgbouncer.ts'
import { createRedis, createSentinel } from './components/redis.ts'
import { createMachines, type Machine } from './machine.ts'
import { createNetwork, type Network } from './network.ts'
import { listProcessTree, sendSignal } from './process-tree.ts'
import { type SupervisedProcess, superviseProcess } from './supervised-process.ts'
import { waitFor } from './wait-for.ts'

const database = 'mainstreet'
const machineCount = 3
const startTimeoutMs = 120_000
/** More than three loops of Patroni. */
const stableMs = 8000

export type Component = 'etcd' | 'patroni' | 'redis' | 'sentinel' | 'haproxy' | 'pgbouncer' | 'app'

export type ClusterMachine = Machine & {
  components: Record<Component, SupervisedProcess>
  /** Patroni starts PostgreSQL as a process that outlives it. */
  findPostmaster(): Promise<number | undefined>
  /** All components, and all that they have started. */
  signalAll(signal: NodeJS.Signals): Promise<void>
  /** `kill -9` for all of them; they stay down until `startAll`. */
  stopAll(): Promise<void>
  startAll(): void
}

export type Cluster = {
  folder: string
  /** Undefined where the system permits none. */
  network: Network | undefined
  machines: ClusterMachine[]
  /** Of nginx. */
  publicUrl: string
  /** A connection of our own to whatever is the primary. */
  openDb(): Db
  /** The only one whose REST API says so: `primary` or `synchronous`; undefined during a failover. */
  findMachine(role: string): Promise<ClusterMachine | undefined>
  stop(): Promise<void>
  deleteFolder(): void
}

export async function startCluster(binFolder: string, print: (line: string) => void): Promise<Cluster> {
  const folder = mkdtempSync(join(tmpdir(), 'mainstreet-drill-'))
  chmodSync(folder, 0o755)
  const nginxPort = await findFreePort()
  const publicUrl = `http://127.0.0.1:${nginxPort}`
  const network = createNetwork(machineCount)
  if (!network) print('without network namespaces: all machines have one address')
  const all = createMachines(machineCount, network)
  const proxyAddress = network?.clientAddress ?? '127.0.0.1'
  const machines = all.map((machine) =>
    createClusterMachine(machine, all, { folder, binFolder, publicUrl, proxyAddress }),
  )
  const nginx = superviseProcess(createNginx(all, nginxPort), join(folder, 'nginx'))
  const getPrimaryUrl = (user: string, name: string) =>
    `postgres://${user}@${all[0]?.address}:${all[0]?.ports.primary}/${name}`

  const cluster: Cluster = {
    folder,
    network,
    machines,
    publicUrl,
    openDb: () => connectDb({ url: getPrimaryUrl(database, database), poolSize: 3 }),
    async findMachine(role) {
      const matches = await Promise.all(
        machines.map(({ address, ports }) => isOk(`http://${address}:${ports.patroni}/${role}`)),
      )
      // one that continues after a freeze says for some seconds what it was
      return matches.filter(Boolean).length === 1 ? machines[matches.indexOf(true)] : undefined
    },
    async stop() {
      await nginx.stop()
      await Promise.all(machines.map((machine) => machine.stopAll()))
      network?.remove()
    },
    deleteFolder: () => rmSync(folder, { recursive: true, force: true, maxRetries: 20 }),
  }

  try {
    await startEverything()
  } catch (error) {
    await cluster.stop()
    print(`The logs are in ${folder}`)
    throw error
  }
  return cluster

  async function startEverything() {
    print('etcd, Patroni, Redis')
    for (const { components } of machines) {
      components.etcd.start()
      components.redis.start()
      components.sentinel.start()
      components.haproxy.start()
    }
    const [first, ...others] = machines
    first?.components.patroni.start()
    await waitFor('a primary', () => cluster.findMachine('primary'), startTimeoutMs)
    for (const { components } of others) components.patroni.start()
    await waitForReplicas(cluster)
    await createDatabase(getPrimaryUrl(superuser, 'postgres'))
    print('PgBouncer, the program, nginx')
    for (const { components, address, ports } of machines) {
      components.pgbouncer.start()
      // one after the other: the first one fills the empty database
      components.app.start()
      await waitFor('a node', () => isOk(`http://${address}:${ports.app}/api/health`), startTimeoutMs)
    }
    nginx.start()
    await waitFor('nginx', () => isOk(`${publicUrl}/api/health`), startTimeoutMs)
  }
}

type MachineOptions = { folder: string; binFolder: string; publicUrl: string; proxyAddress: string }

function createClusterMachine(
  machine: Machine,
  machines: readonly Machine[],
  { folder, binFolder, publicUrl, proxyAddress }: MachineOptions,
): ClusterMachine {
  const folderOf = (component: Component) => join(folder, machine.name, component)
  const patroniFolder = folderOf('patroni')
  const programs = {
    etcd: createEtcd(machine, machines),
    patroni: createPatroni(machine, machines, { folder: patroniFolder, binFolder }),
    redis: createRedis(machine, machines),
    sentinel: createSentinel(machine, machines),
    haproxy: createHaproxy(machine, machines),
    pgbouncer: createPgbouncer(machine, database),
    app: createAppNode(machine, machines, { database, publicUrl, proxyAddress, dataFolder: folderOf('app') }),
  }
  const components = Object.fromEntries(
    Object.entries(programs).map(([name, program]) => [
      name,
      superviseProcess(program, folderOf(name as Component), machine.enter),
    ]),
  ) as ClusterMachine['components']

  async function findPostmaster() {
    const [pid] = (
      await readFile(join(patroniFolder, dataFolder, 'postmaster.pid'), 'utf8').catch(() => '')
    ).split('\n')
    return pid && sendSignal(Number(pid), 0) ? Number(pid) : undefined
  }
  async function listAll() {
    const roots = [...Object.values(components).map((one) => one.getPid()), await findPostmaster()]
    return listProcessTree(roots.filter((pid) => pid !== undefined))
  }
  return {
    ...machine,
    components,
    findPostmaster,
    async signalAll(signal) {
      for (const pid of await listAll()) sendSignal(pid, signal)
    },
    async stopAll() {
      const before = await listAll()
      await Promise.all(Object.values(components).map((one) => one.stop()))
      for (const pid of [...before, ...(await listAll())]) sendSignal(pid, 'SIGKILL')
    },
    startAll() {
      for (const one of Object.values(components)) one.start()
    },
  }
}

async function createDatabase(url: string): Promise<void> {
  const db = connectDb({ url, poolSize: 1 })
  try {
    await db.one(sql`create role mainstreet login`)
    // a pooler keeps no settings of sessions, so they are those of the role
    await db.one(sql`alter role mainstreet set statement_timeout = '15s'`)
    await db.one(sql`alter role mainstreet set lock_timeout = '5s'`)
    await db.one(sql`alter role mainstreet set idle_in_transaction_session_timeout = '30s'`)
    await db.one(sql`alter role mainstreet set timezone = 'UTC'`)
    await db.one(sql`create database mainstreet owner mainstreet`)
  } finally {
    await db.close()
  }
}

/** Until all but the primary follow it, one of them synchronously. What Patroni says of a replica is some seconds old. */
export async function waitForReplicas({ machines, findMachine }: Pick<Cluster, 'machines' | 'findMachine'>) {
  const names = machines.map(({ name }) => name)
  const isComplete = async () => {
    const primary = await findMachine('primary')
    if (!primary) return false
    const url = `postgres://${superuser}@${primary.address}:${primary.ports.postgres}/postgres`
    const db = connectDb({ url, poolSize: 1 })
    const states = await db
      .many<{ sync_state: string }>(sql`
        select sync_state from pg_stat_replication where state = 'streaming' and application_name = any(${names})`)
      .catch(() => [])
      .finally(() => db.close())
    return states.length === machines.length - 1 && states.some(({ sync_state }) => sync_state === 'sync')
  }
  // a former primary may follow for a moment before it is rewound
  let completeSince: number | undefined
  const isStable = async () => {
    completeSince = (await isComplete()) ? (completeSince ?? performance.now()) : undefined
    return completeSince !== undefined && performance.now() - completeSince > stableMs
  }
  await waitFor('the replicas', isStable, startTimeoutMs)
}

export function isOk(url: string): Promise<boolean> {
  return fetch(url, { signal: AbortSignal.timeout(1000) }).then(
    async (response) => {
      await response.arrayBuffer()
      return response.ok
    },
    () => false,
  )
}
