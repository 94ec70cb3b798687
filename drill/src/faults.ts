import { connect } from 'node:net'
import type { Cluster, ClusterMachine } from './cluster.ts'
import type { Machine } from './machine.ts'
import { listProcessTree, sendSignal } from './process-tree.ts'

/** PostgreSQL alone, or a component beside it. */
const processLimitMs = 15_000
/** A machine, or what cannot be distinguished from one. */
const machineLimitMs = 45_000

type Repair = () => unknown
export type Fault = {
  name: string
  description: string
  maxWriteGapMs: number
  /** Left out where there are no network namespaces. */
  needsNetwork?: boolean
  /** Returns what brings back the machine or the component, as its operator or its hardware would later. */
  inject(cluster: Cluster): Promise<Repair>
}

const nothing: Repair = () => {}

export const faults: Fault[] = [
  {
    name: 'app-kill',
    description: 'an application node: kill -9',
    maxWriteGapMs: processLimitMs,
    async inject({ machines }) {
      kill(pickOne(machines).components.app.getPid())
      return nothing
    },
  },
  {
    name: 'primary-kill',
    description: 'PostgreSQL on the primary: kill -9',
    maxWriteGapMs: processLimitMs,
    async inject(cluster) {
      kill(await (await requirePrimary(cluster)).findPostmaster())
      return nothing
    },
  },
  {
    name: 'primary-freeze',
    description: 'PostgreSQL on the primary: SIGSTOP',
    maxWriteGapMs: machineLimitMs,
    inject: async (cluster) => freezePostgres(await requirePrimary(cluster)),
  },
  {
    name: 'machine-kill',
    description: 'the machine of the primary: kill -9 for everything',
    maxWriteGapMs: machineLimitMs,
    async inject(cluster) {
      const machine = await requirePrimary(cluster)
      await machine.stopAll()
      return machine.startAll
    },
  },
  {
    name: 'machine-freeze',
    description: 'the machine of the primary: SIGSTOP for everything',
    maxWriteGapMs: machineLimitMs,
    async inject(cluster) {
      const machine = await requirePrimary(cluster)
      await machine.signalAll('SIGSTOP')
      return () => machine.signalAll('SIGCONT')
    },
  },
  {
    name: 'network',
    description: 'the machine of the primary: no network to the other machines',
    maxWriteGapMs: machineLimitMs,
    needsNetwork: true,
    async inject(cluster) {
      const { index } = await requirePrimary(cluster)
      cluster.network?.isolate(index)
      return () => cluster.network?.reconnect(index)
    },
  },
  {
    name: 'replica-kill',
    description: 'PostgreSQL and Patroni on the synchronous replica: kill -9',
    maxWriteGapMs: machineLimitMs,
    async inject(cluster) {
      const replica = await requireMachine(cluster, 'synchronous')
      const postmaster = await replica.findPostmaster()
      await replica.components.patroni.stop()
      kill(postmaster)
      return replica.components.patroni.start
    },
  },
  {
    name: 'replica-freeze',
    description: 'PostgreSQL on the synchronous replica: SIGSTOP',
    maxWriteGapMs: machineLimitMs,
    inject: async (cluster) => freezePostgres(await requireMachine(cluster, 'synchronous')),
  },
  {
    name: 'etcd',
    description: 'the etcd member of the primary: kill -9',
    maxWriteGapMs: processLimitMs,
    async inject(cluster) {
      const { etcd } = (await requirePrimary(cluster)).components
      await etcd.stop()
      return etcd.start
    },
  },
  {
    name: 'redis',
    description: 'the Redis primary: kill -9',
    maxWriteGapMs: processLimitMs,
    async inject({ machines }) {
      const roles = await Promise.all(machines.map(isRedisPrimary))
      const { redis } = (machines[roles.indexOf(true)] ?? pickOne(machines)).components
      await redis.stop()
      return redis.start
    },
  },
  {
    name: 'pgbouncer',
    description: 'PgBouncer of a node: kill -9',
    maxWriteGapMs: processLimitMs,
    async inject({ machines }) {
      kill(pickOne(machines).components.pgbouncer.getPid())
      return nothing
    },
  },
]

const kill = (pid: number | undefined) => pid !== undefined && sendSignal(pid, 'SIGKILL')
const requirePrimary = (cluster: Cluster) => requireMachine(cluster, 'primary')

async function requireMachine(cluster: Cluster, role: string): Promise<ClusterMachine> {
  const found = await cluster.findMachine(role)
  if (!found) throw new Error(`no machine is ${role} before the fault`)
  return found
}

async function freezePostgres(machine: ClusterMachine): Promise<Repair> {
  const postmaster = await machine.findPostmaster()
  const processes = postmaster === undefined ? [] : listProcessTree([postmaster])
  for (const pid of processes) sendSignal(pid, 'SIGSTOP')
  return () => processes.map((pid) => sendSignal(pid, 'SIGCONT'))
}

function pickOne(machines: readonly ClusterMachine[]): ClusterMachine {
  const one = machines[Math.floor(Math.random() * machines.length)]
  if (!one) throw new Error('there are no machines')
  return one
}

function isRedisPrimary({ address, ports }: Machine): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(ports.redis, address, () => socket.write('role\r\n'))
    socket.setTimeout(1000, () => socket.destroy())
    socket.once('data', (data) => {
      resolve(data.includes('master'))
      socket.destroy()
    })
    socket.once('error', () => {})
    socket.once('close', () => resolve(false))
  })
}
