import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, closeSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, connect, createServer } from 'node:net'
import { totalmem } from 'node:os'
import { join, parse } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { getExecutableName, type PostgresBinaries } from './binaries.ts'
import { changeOwner, getChildEnvironment } from './cluster.ts'
import type { ClusterLocation } from './cluster-location.ts'
import { DatabaseStartError } from './database-start-error.ts'
import { withWriteErrors } from './file-writes.ts'
import { getFileSize, getLogPath, openLog, startLogRotation } from './log-file.ts'
import { getCommandLine, isAlive, isZombie, stopOrphanedWorkers, stopPostgres } from './process.ts'

/** `host` is the folder of a socket, or an address. */
export type Postmaster = { host: string; port: number; stop(): Promise<void> }

const socketPort = 5432
/** Long enough to recover from a crash with a full write-ahead log. */
const maxStartupMs = 180_000

/** PostgreSQL touches only as much of it as there is data. Pages that are not in it are copied from the kernel each time. */
function getSharedBuffersMb(): number {
  const availableMb = Math.min(totalmem(), process.constrainedMemory() || Number.POSITIVE_INFINITY) / 2 ** 20
  return Math.round(Math.min(maxSharedBuffersMb, Math.max(minSharedBuffersMb, availableMb / 8)))
}
const minSharedBuffersMb = 64
const maxSharedBuffersMb = 1024

const defaultSettings = {
  // the kernel has most pages in memory: handing each to a process that reads it cost more than reading it
  effective_io_concurrency: '0',
  max_connections: '50',
  jit: 'off',
  random_page_cost: '1.1',
  TimeZone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  // conflicts are expected, and the program logs unexpected ones; details and parameters contain values
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
}

/**
 * Stops a server that a killed program left running on this cluster, and removes a lock file that postgres would trust.
 */
export async function stopOrphan({ home, cluster }: ClusterLocation) {
  const lock = join(cluster, 'postmaster.pid')
  const pid = Number(readPidFile(lock)[0])
  if (!pid) return
  if (isAlive(pid) && getCommandLine(pid).includes(cluster)) return stopPostgres(pid)
  if (await acceptsConnections(getSocketPath(home))) {
    throw new DatabaseStartError(
      `Mainstreet is already running on this data (${home}), perhaps in another container: stop it first, or give this one another DATA_DIR.`,
    )
  }
  await stopOrphanedWorkers(cluster)
  // the process id now belongs to an unrelated program or a zombie, and postgres would take either for its own server;
  // for any other dead process it removes the file itself, with more checks than we have
  if (isAlive(pid) || isZombie(pid))
    for (const file of [lock, `${getSocketPath(home)}.lock`]) rmSync(file, { force: true })
}

type PostmasterOptions = {
  location: ClusterLocation
  programs: PostgresBinaries
  settings: Record<string, string>
  print: (line: string) => void
  /** Called when it has ended without being stopped. */
  onExit: () => void
  /** The port if a socket is not possible; a free one when not given. */
  port: number | undefined
}

export async function startPostmaster(options: PostmasterOptions): Promise<Postmaster> {
  const { location, programs, settings, print, onExit } = options
  const socket = createSocketFolder(location)
  const address = socket
    ? { host: socket, port: socketPort }
    : { host: '127.0.0.1', port: options.port ?? (await findFreePort()) }
  const where = socket
    ? { unix_socket_directories: `"${socket.replaceAll('"', '""')}"`, listen_addresses: '' }
    : { unix_socket_directories: '', listen_addresses: '127.0.0.1' }
  // an older PostgreSQL, which is being upgraded, has no `io_method`
  const ofVersion = Number(programs.major) < 18 ? {} : { io_method: 'sync' }
  const memory = { shared_buffers: `${getSharedBuffersMb()}MB` }
  const all = {
    ...defaultSettings,
    ...memory,
    ...ofVersion,
    ...settings,
    ...where,
    port: String(address.port),
  }

  const log = withWriteErrors(location.home, () => openLog(location))
  const started = getFileSize(log)
  const child = spawn(
    join(programs.folder, 'bin', getExecutableName('postgres')),
    ['-D', location.cluster, ...Object.entries(all).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
    // a process group of its own: Ctrl-C in the terminal is handled by this program
    {
      ...location.account,
      cwd: parse(location.home).root,
      env: getChildEnvironment(),
      detached: true,
      stdio: ['ignore', log, log],
    },
  )
  closeSync(log)

  const stopOnExit = () => void child.kill('SIGINT')
  process.once('exit', stopOnExit)
  const failure = await waitUntilReady(child, location, print)
  if (failure) {
    process.off('exit', stopOnExit)
    if (child.pid) await stopPostgres(child.pid)
    throw new DatabaseStartError(
      `The database did not start: ${findLastError(location.home, started) ?? failure} (more in ${getLogPath(location.home)})`,
    )
  }

  child.unref()
  const stopLogRotation = startLogRotation(location.home, print)
  let stopped: Promise<void> | undefined
  const handleUnexpectedExit = () => {
    process.off('exit', stopOnExit)
    stopLogRotation()
    print(`The database has ended by itself; ${getLogPath(location.home)} tells why.`)
    onExit()
  }
  child.once('exit', handleUnexpectedExit)
  const stop = async () => {
    child.off('exit', handleUnexpectedExit)
    stopLogRotation()
    if (child.pid && child.exitCode === null && child.signalCode === null) await stopPostgres(child.pid)
    process.off('exit', stopOnExit)
  }
  return { ...address, stop: () => (stopped ??= stop()) }
}

/** Undefined once it accepts connections, else the reason for the failure. */
async function waitUntilReady(
  child: ChildProcess,
  { cluster }: ClusterLocation,
  print: (line: string) => void,
) {
  let failure: string | undefined
  child.once('error', (error) => (failure = error.message))
  child.once('exit', (code, signal) => (failure ??= `it ended with ${signal ?? code}`))
  const began = Date.now()
  let isReported = false
  while (!failure) {
    const lines = readPidFile(join(cluster, 'postmaster.pid'))
    if (Number(lines[0]) === child.pid && lines[7]?.trim() === 'ready') return undefined
    const passed = Date.now() - began
    if (passed > maxStartupMs) return 'it was not ready in time'
    if (passed > 3000 && !isReported) {
      isReported = true
      print('The database is starting; after a crash this can take a minute.')
    }
    await sleep(5)
  }
  return failure
}

const getSocketPath = (home: string) => join(home, 'socket', `.s.PGSQL.${socketPort}`)

/** Undefined where a socket is not possible: its path is limited to 107 bytes (103 on macOS). */
function createSocketFolder({ home, account }: ClusterLocation): string | undefined {
  const limit = process.platform === 'linux' ? 107 : 103
  if (process.platform === 'win32' || Buffer.byteLength(getSocketPath(home)) > limit) return undefined
  const folder = join(home, 'socket')
  withWriteErrors(home, () => {
    mkdirSync(folder, { recursive: true })
    chmodSync(folder, 0o700)
    changeOwner(folder, account)
  })
  return folder
}

function acceptsConnections(socket: string): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = connect(socket)
    probe.once('connect', () => resolve(true)).once('error', () => resolve(false))
    probe.once('connect', () => probe.destroy())
  })
}

function findFreePort(): Promise<number> {
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

function findLastError(home: string, from: number): string | undefined {
  const lines = readFileSync(getLogPath(home)).subarray(from).toString().trim().split('\n')
  return lines
    .findLast((line) => /FATAL|PANIC|error while loading/.test(line))
    ?.replace(/^.*(FATAL|PANIC): +/, '')
}
