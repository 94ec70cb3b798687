import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, globSync, mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/**
 * `npm run test:hard`: repetitions, crashed nodes, several nodes and mutations, on the embedded database
 * and on a PostgreSQL server; then the benchmark and all browser tests.
 */
const vitestArgs = process.argv.slice(2)
const skipped: string[] = []
const failed: string[] = []

// the nodes of these tests serve the built pages, and must not each build them
if (spawnSync('npm', ['run', 'build'], { stdio: 'inherit' }).status !== 0) process.exit(1)
runTests('the embedded database', { DATABASE_URL: undefined })
if (process.env.DATABASE_URL) runTests('the server of DATABASE_URL', {})
else await runOnTemporaryServer()

// one second each: that it ends, not what it measures
const benchArgs = 'run bench -- --seconds 1 --runs 1 --warm-up 1 --sockets 500'.split(' ')
const { status: benchStatus } = spawnSync('npm', benchArgs, { stdio: 'inherit', timeout: 15 * 60_000 })
if (benchStatus !== 0) failed.push('the benchmark')

// on the phone `npm test` has run the others
for (const args of [
  ['--project', 'desktop'],
  ['--project', 'phone', '--grep', '@hard'],
]) {
  const options = { stdio: 'inherit', env: { ...process.env, HARD: '1' } } as const
  if (spawnSync('npm', ['test', '--workspace', 'e2e', '--', ...args], options).status !== 0)
    failed.push(`the browser (${args.join(' ')})`)
}

for (const line of skipped) console.log(`SKIPPED: ${line}`)
console.log(failed.length === 0 ? 'Everything that ran has passed.' : `FAILED: ${failed.join(', ')}.`)
process.exit(failed.length === 0 ? 0 : 1)

function runTests(databaseLabel: string, env: Record<string, string | undefined>): void {
  console.log(`\n--- the hard tests on ${databaseLabel} ---`)
  const { status } = spawnSync('npx', ['vitest', 'run', '--project', 'server', ...vitestArgs], {
    stdio: 'inherit',
    env: { ...process.env, HARD: '1', ...env },
  })
  if (status !== 0) failed.push(databaseLabel)
}

/** Uses the machine's PostgreSQL with a separate cluster for this run. */
async function runOnTemporaryServer(): Promise<void> {
  const bin = globSync('/usr/lib/postgresql/*/bin').sort(
    (a, b) => getPostgresVersion(b) - getPostgresVersion(a),
  )[0]
  if (bin === undefined)
    return void skipped.push('a second database: no DATABASE_URL, and no PostgreSQL in /usr/lib/postgresql')
  const folder = mkdtempSync('/tmp/hard-')
  // PgBouncer runs as another user and must reach the socket
  chmodSync(folder, 0o755)
  try {
    const server = await startPostgres(bin, folder)
    try {
      runTests(`PostgreSQL ${getPostgresVersion(bin)}`, { DATABASE_URL: server.url })
    } finally {
      await stopPostgres(server.child)
    }
  } catch (error) {
    skipped.push(`PostgreSQL ${getPostgresVersion(bin)}: it did not start (${(error as Error).message})`)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function getPostgresVersion(bin: string): number {
  return Number(/postgresql\/(\d+)/.exec(bin)?.[1] ?? 0)
}

/** Reachable through a socket in its own folder, so that no port can conflict. */
async function startPostgres(bin: string, folder: string): Promise<{ url: string; child: ChildProcess }> {
  const user = findUnprivilegedUser()
  if (user) chownSync(folder, user.uid, user.gid)
  const options = { ...user, cwd: folder, env: { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' } }
  const data = join(folder, 'data')
  execFileSync(join(bin, 'initdb'), ['-D', data, '-U', 'street', '-A', 'trust', '-E', 'UTF8', '--no-sync'], {
    ...options,
    stdio: 'pipe',
  })
  const settings = [
    'fsync=off',
    'max_connections=200',
    'listen_addresses=',
    `unix_socket_directories=${folder}`,
  ]
  const args = ['-D', data, ...settings.flatMap((setting) => ['-c', setting])]
  const child = spawn(join(bin, 'postgres'), args, { ...options, stdio: 'ignore' })
  const url = `postgres://street@localhost/postgres?host=${encodeURIComponent(folder)}`
  for (let left = 100; child.exitCode === null; left--) {
    const ready = spawnSync(join(bin, 'pg_isready'), ['-h', folder, '-U', 'street'], options)
    if (ready.status === 0) return { url, child }
    if (left === 0) break
    await new Promise((resolve) => setTimeout(resolve, 100))
  }
  await stopPostgres(child)
  throw new Error('no response within 10 s')
}

/** PostgreSQL refuses to run as root. */
function findUnprivilegedUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined
  const idOf = (flag: string, name: string) =>
    Number(execFileSync('id', [flag, name], { stdio: ['ignore', 'pipe', 'ignore'] }))
  for (const name of ['postgres', 'nobody'])
    try {
      return { uid: idOf('-u', name), gid: idOf('-g', name) }
    } catch {
      // not every machine has both users
    }
  throw new Error('as root it needs a user postgres or nobody')
}

function stopPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return Promise.resolve()
  child.kill('SIGINT')
  return new Promise((resolve) => child.once('exit', () => resolve()))
}
