import { spawn, spawnSync } from 'node:child_process'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findFreePort } from './find-free-port.ts'

export const isPgbouncerInstalled = spawnSync('pgbouncer', ['--version']).status === 0

/** A pooler in transaction mode before this database, with `sessions` sessions for all its clients. */
export async function startPgbouncer(databaseUrl: string, sessions = 2) {
  const folder = await mkdtemp(join(tmpdir(), 'mainstreet-pooler-'))
  const port = await findFreePort()
  const target = new URL(databaseUrl)
  const file = join(folder, 'pgbouncer.ini')
  await writeFile(
    file,
    `[databases]
town = host=${target.searchParams.get('host') ?? target.hostname} port=${target.port || 5432} dbname=${target.pathname.slice(1)} user=${target.username}${target.password && ` password=${target.password}`}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = ${sessions}
`,
  )
  await chmod(folder, 0o755)
  // it does not run as root
  const account = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {}
  const child = spawn('pgbouncer', [file], { stdio: ['ignore', 'ignore', 'pipe'], ...account })
  let output = ''
  child.stderr.on('data', (text: Buffer) => {
    output += text
  })
  async function stop() {
    child.kill('SIGKILL')
    await rm(folder, { recursive: true, force: true })
  }
  for (let attempt = 0; attempt < 100 && !output.includes('process up'); attempt++) await wait(50)
  if (output.includes('process up')) return { url: `postgres://town@127.0.0.1:${port}/town`, stop }
  await stop()
  throw new Error(`pgbouncer did not start: ${output}`)
}
