import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { join, parse } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { type Programs, program } from './binaries.ts'
import { environment, give } from './cluster.ts'
import type { Place } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { writing } from './file-writes.ts'
import { keepLogSmall, logOf, openLog, readSize } from './log-file.ts'
import { commandOf, endHeadless, endPostgres, isAlive, isZombie } from './process.ts'

/** `host` is a folder with a socket, or an address. */
export type Postmaster = { host: string; port: number; stop(): Promise<void> }

const socketPort = 5432
/** Long enough to recover from a crash with a full write-ahead log. */
const readyLimitMs = 180_000

const usualSettings = {
  shared_buffers: '64MB',
  max_connections: '50',
  jit: 'off',
  random_page_cost: '1.1',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // a conflict is an everyday answer to the program, which logs what it did not expect; details and parameters hold values
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

/** Ends the server that a killed program left running on this cluster, and clears a lock that postgres would believe in. */
export async function endOrphan({ home, cluster }: Place) {
  const lock = join(cluster, 'postmaster.pid')
  const pid = Number(readPidFile(lock)[0])
  if (!pid) return
  if (isAlive(pid) && commandOf(pid).includes(cluster)) return endPostgres(pid)
  if (await answers(socketOf(home))) {
    throw new DatabaseStartError(
      `Mainstreet is already running on this data (${home}), perhaps in another container: stop it first, or give this one another DATA_DIR.`,
    )
  }
  await endHeadless(cluster)
  // the number belongs to another program by now, or to one that is dead and still counted: postgres would take either for
  // its own; of any other dead one it clears the file itself, with more checks than we have
  if (isAlive(pid) || isZombie(pid))
    for (const file of [lock, `${socketOf(home)}.lock`]) rmSync(file, { force: true })
}

type Start = {
  place: Place
  programs: Programs
  settings: Record<string, string>
  say: (line: string) => void
  /** It has ended without being asked to. */
  ended: () => void
  /** Where it listens when there can be no socket; a free one when not given. */
  port: number | undefined
}

export async function startPostmaster(start: Start): Promise<Postmaster> {
  const { place, programs, settings, say, ended } = start
  const socket = socketFolder(place)
  const address = socket
    ? { host: socket, port: socketPort }
    : { host: '127.0.0.1', port: start.port ?? (await freePort()) }
  const where = socket
    ? { unix_socket_directories: `"${socket.replaceAll('"', '""')}"`, listen_addresses: '' }
    : { unix_socket_directories: '', listen_addresses: '127.0.0.1' }
  const all = { ...usualSettings, ...settings, ...where, port: String(address.port) }

  const log = writing(place.home, () => openLog(place))
  const started = readSize(log)
  const child = spawn(
    join(programs.folder, 'bin', program('postgres')),
    ['-D', place.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // a process group of its own: Ctrl-C in the terminal is ours to handle
    {
      ...place.account,
      cwd: parse(place.home).root,
      env: environment(),
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)

  const endWithUs = () => void child.kill('SIGINT')
  process.once('exit', endWithUs)
  const failure = await waitUntilReady(child, place, say)
  if (failure) {
    process.off('exit', endWithUs)
    if (child.pid) await endPostgres(child.pid)
    throw new DatabaseStartError(
      `The database did not start: ${lastComplaint(place.home, started) ?? failure} (more in ${logOf(place.home)})`,
    )
  }

  child.unref()
  const leaveLog = keepLogSmall(place.home, say)
  let stopped: Promise<void> | undefined
  const unexpected = () => {
    process.off('exit', endWithUs)
    leaveLog()
    say(`The database has ended by itself; ${logOf(place.home)} tells why.`)
    ended()
  }
  child.once('exit', unexpected)
  const stop = async () => {
    child.off('exit', unexpected)
    leaveLog()
    if (child.pid && child.exitCode === null && child.signalCode === null) await endPostgres(child.pid)
    process.off('exit', endWithUs)
  }
  return { ...address, stop: () => (stopped ??= stop()) }
}

/** Undefined once it accepts connections, else why not. */
async function waitUntilReady(child: ChildProcess, { cluster }: Place, say: (line: string) => void) {
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code, signal) => (failure ??= `it ended with ${signal ?? code}`))
  const began = Date.now()
  let said = false
  while (!failure) {
    const lines = readPidFile(join(cluster, 'postmaster.pid'))
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return undefined
    const passed = Date.now() - began
    if (passed > readyLimitMs) return 'it was not ready in time'
    if (passed > 3000 && !said) {
      said = true
      say('The database is starting; after a crash this can take a minute.')
    }
    await sleep(5)
  }
  return failure
}

const socketOf = (home: string) => join(home, 'socket', `.s.PGSQL.${socketPort}`)

/** Undefined where a socket cannot be: its path ends at 107 bytes (103 on macOS). */
function socketFolder({ home, account }: Place): string | undefined {
  const limit = process.platform === 'linux' ? 107 : 103
  if (process.platform === 'win32' || Buffer.byteLength(socketOf(home)) > limit) return undefined
  const folder = join(home, 'socket')
  writing(home, () => {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o700)
    give(folder, account)
  })
  return folder
}

function answers(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket)
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.destroy())
  })
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => resolve(port))
    })
  })
}

function readPidFile(path: string): string[] {
  try {
    return readFileSync(path, 'utf8').split('\n')
  } catch {
    return []
  }
}

function lastComplaint(home: string, from: number): string | undefined {
  const lines = readFileSync(logOf(home)).subarray(from).toString().trim().split('\n')
  return lines
    .findLast((line) => /FATAL|PANIC|error while loading/.test(line))
    ?.replace(/^.*(FATAL|PANIC): +/, '')
}
