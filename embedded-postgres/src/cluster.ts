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
import { getExecutableName, type PostgresBinaries } from './binaries.ts'
import { type ClusterLocation, getUpgradeFolder } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { getErrno, withWriteErrors, writeAtomically } from './file-writes.ts'
import type { OsAccount } from './os-account.ts'

export const superuserName = 'mainstreet'

/**
 * Creates the cluster if it does not exist (`isNew`). Rejects one that these programs cannot read, without changing it.
 */
export async function prepareCluster(
  location: ClusterLocation,
  programs: PostgresBinaries,
  { print = () => {}, givenPassword }: { print?: (line: string) => void; givenPassword?: string },
): Promise<{ isNew: boolean; password: string }> {
  const { home, cluster } = location
  removeDrafts(home)
  if (lstatSync(cluster, { throwIfNoEntry: false })) {
    requireCompatibleCluster(cluster, programs)
    // what it has copied is out of date from now on
    rmSync(getUpgradeFolder(home), { recursive: true, force: true })
    return { isNew: false, password: readPassword(home) }
  }
  if (existsSync(getUpgradeFolder(home)))
    throw new DatabaseStartError(
      `An upgrade of the database in ${home} was interrupted: \`npm run upgrade-database\` completes it.`,
    )

  print('Creating the database ...')
  const password = withWriteErrors(home, () => createPassword(home, givenPassword))
  const draft = withWriteErrors(home, () => createDraftFolder(location, password))
  await runInitdb(draft, location, programs)
  renameSync(join(draft, 'cluster'), cluster)
  syncFolder(home)
  removeDrafts(home)
  return { isNew: true, password }
}

/** An environment without our secrets: other accounts can read the environment of their processes. */
export function getChildEnvironment(): NodeJS.ProcessEnv {
  const allowedNames = ['PATH', 'LD_LIBRARY_PATH', 'SystemRoot', 'TEMP', 'TMP']
  return {
    ...Object.fromEntries(allowedNames.map((name) => [name, process.env[name]])),
    LC_ALL: 'C',
    TZ: 'UTC',
  }
}

function requireCompatibleCluster(cluster: string, programs: PostgresBinaries) {
  const major = readMajor(cluster)
  if (major === programs.major) return
  throw new DatabaseStartError(
    `The database in ${cluster} was made by PostgreSQL ${major}, and this Mainstreet brings PostgreSQL ${programs.major}: nothing was changed; ${
      Number(major) < Number(programs.major)
        ? '`npm run upgrade-database` copies it to the new version and keeps the old one'
        : 'install the version of Mainstreet that made it'
    }, or name another folder in DATA_DIR.`,
  )
}

/** The major version of PostgreSQL. */
export function readMajor(cluster: string): string {
  try {
    return readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  } catch (error) {
    const why =
      getErrno(error) === 'EACCES'
        ? 'belongs to another user: start Mainstreet as that user'
        : 'is not a database: restore it from a backup'
    throw new DatabaseStartError(
      `The database in ${cluster} cannot be read (${getErrno(error)}), it is damaged or ${why}.`,
      { cause: error },
    )
  }
}

export const getPasswordPath = (home: string) => join(home, 'password')

export function readPassword(home: string): string {
  try {
    return readFileSync(getPasswordPath(home), 'utf8').trim()
  } catch (error) {
    throw new DatabaseStartError(
      `The database's password cannot be read from ${getPasswordPath(home)} (${getErrno(error)}).`,
      { cause: error },
    )
  }
}

function createPassword(home: string, password = randomBytes(24).toString('hex')): string {
  writeAtomically(getPasswordPath(home), password, 0o600)
  return password
}

function createDraftFolder({ home, account }: ClusterLocation, password: string): string {
  const draft = mkdtempSync(join(home, 'init-'))
  mkdirSync(join(draft, 'cluster'), { mode: 0o700 })
  writeFileSync(join(draft, 'password'), password, { mode: 0o600 })
  for (const path of [join(draft, 'cluster'), join(draft, 'password'), draft]) changeOwner(path, account)
  return draft
}

export function changeOwner(path: string, account: OsAccount | undefined) {
  if (account) chownSync(path, account.uid, account.gid)
}

/** Drafts of a start that was killed. If its initdb still writes there, the next start removes it. */
function removeDrafts(home: string) {
  for (const name of readdirSync(home).filter((name) => name.startsWith('init-'))) {
    try {
      rmSync(join(home, name), { recursive: true, force: true })
    } catch {}
  }
}

async function runInitdb(draft: string, { account }: ClusterLocation, programs: PostgresBinaries) {
  // pg_trgm treats only ASCII as letters under the ctype C; not every system has C.UTF-8
  for (const ctype of ['C.UTF-8', 'C']) {
    const initdb = spawn(
      join(programs.folder, 'bin', getExecutableName('initdb')),
      [
        '--pgdata',
        join(draft, 'cluster'),
        '--username',
        superuserName,
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
      { ...account, cwd: draft, env: getChildEnvironment(), stdio: ['ignore', 'ignore', 'pipe'] },
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
    const reason = complaint.trim().split('\n')[0] || `initdb: ${getErrno(failure)}`
    throw new DatabaseStartError(`The database could not be created: ${reason}.`)
  }
}

export function syncFolder(folder: string) {
  if (process.platform === 'win32' || !existsSync(folder)) return
  const fd = openSync(folder, 'r')
  fsyncSync(fd)
  closeSync(fd)
}
