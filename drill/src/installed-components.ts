import { spawnSync } from 'node:child_process'
import { existsSync, globSync } from 'node:fs'
import { searchFolders } from './supervised-process.ts'

const commands = 'etcd patroni haproxy pgbouncer redis-server redis-sentinel nginx setpriv'.split(' ')

/** Debian's PostgreSQL; undefined without it. */
export const postgresBinFolder = globSync('/usr/lib/postgresql/*/bin').toSorted().at(-1)

/** Why the drill cannot run here; undefined when it can. */
export function findMissingComponent(): string | undefined {
  const missing = commands.filter((name) => !searchFolders.some((folder) => existsSync(`${folder}/${name}`)))
  if (!postgresBinFolder) missing.push('PostgreSQL in /usr/lib/postgresql')
  if (missing.length > 0) return `not installed: ${missing.join(', ')}`
  const isRoot = process.getuid?.() === 0
  if (isRoot && spawnSync('id', ['-u', 'postgres']).status !== 0) return 'as root it needs a user postgres'
  return undefined
}
