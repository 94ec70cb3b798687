import { spawnSync } from 'node:child_process'

export type Network = {
  addresses: string[]
  /** Of nginx and the clients, which are outside of the machines. */
  clientAddress: string
  /** Commands that run a program inside of the machine begin so. */
  enter(index: number): string[]
  /** Cuts a machine off from the other machines; nginx still reaches it. */
  isolate(index: number): void
  reconnect(index: number): void
  remove(): void
}

const maxNetworks = 200

/** A network namespace for each machine, on one bridge. Undefined where the system does not permit it. */
export function createNetwork(machineCount: number): Network | undefined {
  const id = process.pid % maxNetworks
  const bridge = `drill${id}`
  const indexes = Array.from({ length: machineCount }, (_, index) => index)
  const nameOf = (index: number) => `drill${id}-${index + 1}`
  const addressOf = (host: number) => `10.213.${id}.${host}`
  const addresses = indexes.map((index) => addressOf(index + 1))
  const others = (index: number) => addresses.filter((_, other) => other !== index)

  function connectMachine(index: number): boolean {
    const name = nameOf(index)
    const inside = ['-n', name]
    return (
      runIp('netns', 'add', name) &&
      runIp('link', 'add', name, 'type', 'veth', 'peer', 'name', 'eth0', 'netns', name) &&
      runIp('link', 'set', name, 'master', bridge, 'up') &&
      runIp(...inside, 'address', 'add', `${addresses[index]}/24`, 'dev', 'eth0') &&
      runIp(...inside, 'link', 'set', 'eth0', 'up') &&
      runIp(...inside, 'link', 'set', 'lo', 'up')
    )
  }

  const network: Network = {
    addresses,
    clientAddress: addressOf(254),
    enter: (index) => ['ip', 'netns', 'exec', nameOf(index)],
    isolate(index) {
      for (const other of others(index))
        runIp('-n', nameOf(index), 'route', 'add', 'blackhole', `${other}/32`)
    },
    reconnect(index) {
      for (const other of others(index))
        runIp('-n', nameOf(index), 'route', 'del', 'blackhole', `${other}/32`)
    },
    remove() {
      for (const index of indexes) runIp('netns', 'del', nameOf(index))
      runIp('link', 'del', bridge)
    },
  }
  const isBuilt =
    runIp('link', 'add', bridge, 'type', 'bridge') &&
    runIp('address', 'add', `${network.clientAddress}/24`, 'dev', bridge) &&
    runIp('link', 'set', bridge, 'up') &&
    indexes.every(connectMachine)
  if (isBuilt) return network
  network.remove()
  return undefined
}

const runIp = (...args: string[]) => spawnSync('ip', args, { stdio: 'ignore' }).status === 0
