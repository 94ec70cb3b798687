import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { registerCleanup } from './cleanup.ts'
import { findFreePort } from './find-free-port.ts'

const folders = ['/usr/bin', '/usr/local/bin', '/opt/homebrew/bin']
export const findRedisProgram = (name: string) =>
  folders.map((folder) => `${folder}/${name}`).find((path) => existsSync(path))
const program = findRedisProgram('redis-server')

/** Why the tests with Redis are skipped; undefined when they run. */
export const redisSkipReason = program ? undefined : 'no redis-server on this machine'

export type RedisServer = {
  url: string
  port: number
  stop(): Promise<void>
  start(): Promise<void>
  /** It keeps its connections, accepts new ones, and does not respond. */
  freeze(): void
}

/** A Redis server without persistence, stopped after the file's tests. */
export function startRedisServer(args: string[] = []): Promise<RedisServer> {
  const settings = ['--save', '', '--appendonly', 'no', '--dir', tmpdir(), ...args]
  return startRedisProgram(program, 'Ready to accept connections', (port) => [
    ...['--port', String(port), '--bind', '127.0.0.1'],
    ...settings,
  ])
}

export async function startRedisProgram(
  program: string | undefined,
  readyText: string,
  getArgs: (port: number) => string[],
): Promise<RedisServer> {
  if (!program) throw new Error('The program is not installed')
  const port = await findFreePort()
  const args = getArgs(port)
  let child: ChildProcess | undefined
  async function stop() {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    running.kill('SIGKILL')
    await new Promise((resolve) => running.once('exit', resolve))
  }
  async function start() {
    child = spawn(program as string, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    const { stdout } = child
    await new Promise<void>((resolve, reject) => {
      child?.once('exit', () => reject(new Error(`${program} has exited`)))
      stdout?.on('data', (text: Buffer) => text.includes(readyText) && resolve())
    })
  }
  await start()
  registerCleanup(stop)
  return { url: `redis://127.0.0.1:${port}`, port, stop, start, freeze: () => void child?.kill('SIGSTOP') }
}
