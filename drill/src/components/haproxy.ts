import type { Machine } from '../machine.ts'
import type { Program } from '../program.ts'

/** One on each machine leads its programs to the primary, wherever it is. */
export function createHaproxy({ address, ports }: Machine, machines: readonly Machine[]): Program {
  const postgresServers = machines.map(
    (one) => `  server ${one.name} ${one.address}:${one.ports.postgres} check port ${one.ports.patroni}`,
  )
  return {
    command: 'haproxy',
    args: ['-f', 'haproxy.cfg'],
    files: {
      'haproxy.cfg': `global
  maxconn 2000
defaults
  mode tcp
  timeout connect 2s
  timeout check 1s
  timeout client 1h
  timeout server 1h
  # a connection to a server that is no longer the primary ends at once
  default-server inter 1s fall 2 rise 1 on-marked-down shutdown-sessions

listen primary
  bind ${address}:${ports.primary}
  option httpchk HEAD /primary
  http-check expect status 200
${postgresServers.join('\n')}
`,
    },
  }
}
