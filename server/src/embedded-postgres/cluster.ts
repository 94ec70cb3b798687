import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  fsyncSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { type Programs, program } from './binaries.ts'
import type { Place } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { codeOf, writeWhole, writing } from './file-writes.ts'
import type { Account } from './os-account.ts'

export const owner = 'mainstreet'

/** Makes the cluster unless it is there; `fresh` tells. Refuses one that these programs cannot read, without touching it. */
export async function prepareCluster(
  place: Place,
  programs: Programs,
): Promise<{ fresh: boolean; password: string }> {
  const { home, cluster } = place
  removeDrafts(home)
  if (lstatSync(cluster, { throwIfNoEntry: false })) {
    requireReadable(cluster, programs)
    return { fresh: false, password: readPassword(home) }
  }

  const password = writing(home, () => makePassword(home))
  const draft = writing(home, () => makeDraft(place, password))
  await runInitdb(draft, place, programs)
  renameSync(join(draft, 'cluster'), cluster)
  syncFolder(home)
  removeDrafts(home)
  return { fresh: true, password }
}

/** An environment without our secrets: another account can read those of its processes. */
export function environment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP']
  return { ...Object.fromEntries(kept.map((name) => [name, process.env[name]])), LC_ALL: 'C', TZ: 'UTC' }
}

function requireReadable(cluster: string, programs: Programs) {
  const file = join(cluster, 'PG_VERSION')
  let major: string
  try {
    major = readFileSync(file, 'utf8').trim()
  } catch (error) {
    const why =
      codeOf(error) === 'EACCES'
        ? 'belongs to another user: start Mainstreet as that user'
        : 'is not a database: restore it from a backup'
    throw new DatabaseStartError(
      `The database in ${cluster} cannot be read (${codeOf(error)}), it is damaged or ${why}.`,
      { cause: error },
    )
  }
  if (major === programs.major) return
  throw new DatabaseStartError(
    `The database in ${cluster} was made by PostgreSQL ${major}, and this Mainstreet brings PostgreSQL ${programs.major}: nothing was changed; dump it with the older version, or name another folder in DATA_DIR.`,
  )
}

export const passwordFile = (home: string) => join(home, 'password')

function readPassword(home: string): string {
  try {
    return readFileSync(passwordFile(home), 'utf8').trim()
  } catch (error) {
    throw new DatabaseStartError(
      `The database's password cannot be read from ${passwordFile(home)} (${codeOf(error)}).`,
      { cause: error },
    )
  }
}

function makePassword(home: string): string {
  const password = randomBytes(24).toString('hex')
  writeWhole(passwordFile(home), password, 0o600)
  return password
}

function makeDraft({ home, account }: Place, password: string): string {
  const draft = mkdtempSync(join(home, 'creating-'))
  mkdirSync(join(draft, 'cluster'), { mode: 0o700 })
  writeFileSync(join(draft, 'password'), password, { mode: 0o600 })
  for (const path of [join(draft, 'cluster'), join(draft, 'password'), draft]) give(path, account)
  return draft
}

export function give(path: string, account: Account | undefined) {
  if (account) chownSync(path, account.uid, account.gid)
}

/** What a start that was killed left behind; its initdb may still write there, then the next start removes it. */
function removeDrafts(home: string) {
  for (const name of readdirSync(home).filter((name) => name.startsWith('creating-'))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {}
  }
}

async function runInitdb(draft: string, { account }: Place, programs: Programs) {
  // pg_trgm takes only ASCII for letters under the ctype C; not every system has C.UTF-8
  for (const ctype of ['C.UTF-8', 'C']) {
    const initdb = spawn(
      join(programs.folder, 'bin', program('initdb')),
      [
        '--pgdata',
        join(draft, 'cluster'),
        '--username',
        owner,
        '--pwfile',
        join(draft, 'password'),
        '--auth',
        'scram-sha-256',
        '--encoding',
        'UTF8',
        '--locale',
        'C',
        '--lc-ctype',
        ctype,
        '--locale-provider',
        'builtin',
        '--builtin-locale',
        'C.UTF-8',
      ],
      { ...account, cwd: draft, env: environment(), stdio: ['ignore', 'ignore', 'pipe'] },
    )
    const code = new Promise<number | null>((resolve, reject) =>
      initdb.once('error', reject).once('close', resolve),
    )
    const [failure, complaint] = await Promise.all([
      code.catch((error: unknown) => error),
      text(initdb.stderr),
    ])
    if (failure === 0) return
    if (complaint.includes('invalid locale name') && ctype !== 'C') continue

    rmSync(draft, { recursive: true, force: true })
    if (complaint.includes('could not look up effective user')) {
      throw new DatabaseStartError(
        'PostgreSQL wants a named user, and this one has no line in /etc/passwd: add it there, or set DATABASE_URL.',
      )
    }
    const reason = complaint.trim().split('\n')[0] || `initdb: ${codeOf(failure)}`
    throw new DatabaseStartError(`The database could not be created: ${reason}.`)
  }
}

function syncFolder(folder: string) {
  if (process.platform === 'win32' || !existsSync(folder)) return
  const fd = openSync(folder, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
