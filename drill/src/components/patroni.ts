import { join } from 'node:path'
import type { Machine } from '../machine.ts'
import type { Program } from '../program.ts'

export const superuser = 'postgres'

/** Writes resume within 15 s after PostgreSQL, and within 45 s after a machine. */
const cluster = {
  ttl: 20,
  loop_wait: 2,
  retry_timeout: 5,
  // a primary that has crashed is replaced at once; recovery of a large database takes longer
  primary_start_timeout: 0,
  // what was acknowledged is on two machines, also while only one replica is left
  synchronous_mode: true,
  synchronous_mode_strict: true,
  postgresql: {
    use_pg_rewind: true,
    // a rewind that was interrupted cannot be repeated: the replica is copied anew, without an operator
    remove_data_directory_on_rewind_failure: true,
    parameters: {
      max_connections: 100,
      hot_standby_feedback: 'on',
      wal_log_hints: 'on',
      // a frozen replica delays commits until it is dropped
      wal_sender_timeout: '5s',
      wal_receiver_timeout: '5s',
      // after a failover commits wait until the other replica follows the new primary
      wal_retrieve_retry_interval: '1s',
    },
  },
}

export const dataFolder = 'data'

export function createPatroni(
  { name, address, ports }: Machine,
  machines: readonly Machine[],
  { folder, binFolder }: { folder: string; binFolder: string },
): Program {
  const configuration = {
    scope: 'mainstreet',
    name,
    restapi: {
      listen: `${address}:${ports.patroni}`,
      connect_address: `${address}:${ports.patroni}`,
    },
    // Patroni 3.0 with `etcd3` overwrites the lock of another leader when it continues after a freeze: two primaries, and
    // what the new one had acknowledged was lost. With version 2 of the protocol it compares first.
    etcd: { hosts: machines.map((one) => `${one.address}:${one.ports.etcd}`) },
    bootstrap: { dcs: cluster, initdb: [{ encoding: 'UTF8' }, { locale: 'C.UTF-8' }] },
    postgresql: {
      listen: `${address}:${ports.postgres}`,
      connect_address: `${address}:${ports.postgres}`,
      data_dir: join(folder, dataFolder),
      bin_dir: binFolder,
      pgpass: join(folder, 'pgpass'),
      parameters: { unix_socket_directories: folder },
      authentication: { superuser: { username: superuser }, replication: { username: 'replicator' } },
      // the drill runs on one machine for some minutes
      pg_hba: ['local all all trust', 'host all all all trust', 'host replication all all trust'],
    },
  }
  return {
    command: 'patroni',
    args: ['patroni.yml'],
    // JSON is valid YAML
    files: { 'patroni.yml': JSON.stringify(configuration, null, 2) },
  }
}
