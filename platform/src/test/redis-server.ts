import { type ChildProcess, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { registerCleanup } from './cleanup.ts'
import { findFreePort } from './find-free-port.ts'

const program = [
  '/usr/bin/redis-server',
  '/usr/local/bin/redis-server',
  '/opt/homebrew/bin/redis-server',
].find((path) => existsSync(path))

/** Why the tests with Redis are skipped; undefined when they run. */
export const redisSkipReason = program ? undefined : 'no redis-server on this machine'

export type RedisServer = { url: string; port: number; stop(): Promise<void>; start(): Promise<void> }

/** A Redis server without persistence, stopped after the file's tests. */
export async function startRedisServer(): Promise<RedisServer> {
  if (!program) throw new Error(redisSkipReason)
  const port = await findFreePort()
  let child: ChildProcess | undefined
  async function stop() {
    const running = child
    child = undefined
    if (!running || running.exitCode !== null) return
    running.kill('SIGKILL')
    await new Promise((resolve) => running.once('exit', resolve))
  }
  async function start() {
    const args = [
      '--port',
      String(port),
      '--bind',
      '127.0.0.1',
      '--save',
      '',
      '--appendonly',
      'no',
      '--dir',
      '/tmp',
    ]
    child = spawn(program as string, args, { stdio: ['ignore', 'pipe', 'ignore'] })
    const { stdout } = child
    await new Promise<void>((resolve, reject) => {
      child?.once('exit', () => reject(new Error('redis-server has exited')))
      stdout?.on('data', (text: Buffer) => text.includes('Ready to accept connections') && resolve())
    })
  }
  await start()
  registerCleanup(stop)
  return { url: `redis://127.0.0.1:${port}`, port, stop, start }
}
