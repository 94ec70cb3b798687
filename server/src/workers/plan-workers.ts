import { availableParallelism } from 'node:os'
import { getNeededConnections } from '@mainstreet/platform/db/share-connections.ts'
import { getAvailableBytes } from '@mainstreet/platform/load-monitor.ts'
import type { Config } from '../config.ts'

/** After minutes of full load, with room for request bodies and imports. */
const workerBytes = 512 * 1024 * 1024
/** As many as the embedded database accepts without workers. */
const minConnections = 50

const getMachine = () => ({ cores: availableParallelism(), bytes: getAvailableBytes() })

/** How many processes serve requests: a core each, as far as the memory lasts. One in demo mode, which starts faster. */
export function getWorkerCount(
  { demo, operations: { workers } }: Pick<Config, 'demo' | 'operations'>,
  machine = getMachine(),
): number {
  if (workers !== undefined) return workers
  return demo ? 1 : Math.max(1, Math.min(machine.cores, Math.floor(machine.bytes / workerBytes)))
}

/** The settings of an embedded database with a full pool for each worker. */
export function getDatabaseSettings(count: number): Record<string, string> {
  return { max_connections: String(Math.max(minConnections, getNeededConnections(count))) }
}
