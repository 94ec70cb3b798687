import type { Network } from './network.ts'

/** One of the machines that the drill imitates: an address, and the ports of its components. */
export type Machine = {
  /** Also the name in Patroni and etcd. */
  name: string
  address: string
  ports: Ports
  /** Its place among the machines. */
  index: number
  /** Begins the command of a program that runs on it. */
  enter: string[]
}

const portNames = [
  'etcd',
  'etcdPeer',
  'patroni',
  'postgres',
  'redis',
  'sentinel',
  'primary',
  'pgbouncer',
  'app',
] as const
export type Ports = Record<(typeof portNames)[number], number>

/** Below the range from which the system takes ports of outgoing connections: they could take that of a killed program. */
const firstPort = 20_000
const portsPerMachine = 20

/** In namespaces of the network, or else all on the loopback address. */
export function createMachines(count: number, network?: Network): Machine[] {
  const base = firstPort + Math.floor(Math.random() * 100) * 100
  return Array.from({ length: count }, (_, index) => ({
    name: `machine${index + 1}`,
    index,
    address: network?.addresses[index] ?? '127.0.0.1',
    enter: network?.enter(index) ?? [],
    ports: Object.fromEntries(
      portNames.map((name, position) => [name, base + index * portsPerMachine + position]),
    ) as Ports,
  }))
}
