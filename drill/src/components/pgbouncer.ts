import type { Machine } from '../machine.ts'
import type { Program } from '../program.ts'

/** Clients wait 10 s at most for a session, and a new primary is tried each second: the defaults are 2 min and 15 s. */
export function createPgbouncer({ address, ports }: Machine, database: string): Program {
  return {
    command: 'pgbouncer',
    args: ['pgbouncer.ini'],
    files: {
      'pgbouncer.ini': `[databases]
${database} = host=${address} port=${ports.primary} dbname=${database} user=${database}
[pgbouncer]
listen_addr = ${address}
listen_port = ${ports.pgbouncer}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 10
max_client_conn = 200
server_login_retry = 1
server_connect_timeout = 3
query_wait_timeout = 10
tcp_keepidle = 5
tcp_keepintvl = 2
tcp_keepcnt = 3
`,
    },
  }
}
