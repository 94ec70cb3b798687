import type { Machine } from '../machine.ts'
import type { Program } from '../program.ts'

export function createEtcd({ name, address, ports }: Machine, machines: readonly Machine[]): Program {
  const clients = `http://${address}:${ports.etcd}`
  const peers = `http://${address}:${ports.etcdPeer}`
  const members = machines.map((one) => `${one.name}=http://${one.address}:${one.ports.etcdPeer}`)
  const flags = {
    name,
    'data-dir': 'data',
    'listen-client-urls': clients,
    'advertise-client-urls': clients,
    'listen-peer-urls': peers,
    'initial-advertise-peer-urls': peers,
    'initial-cluster': members.join(','),
    // see patroni.ts
    'enable-v2': true,
    'log-level': 'warn',
  }
  return { command: 'etcd', args: Object.entries(flags).map(([flag, value]) => `--${flag}=${value}`) }
}
