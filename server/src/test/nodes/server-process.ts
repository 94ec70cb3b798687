import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { findFreePort } from '@mainstreet/platform/test/find-free-port.ts'
import { afterAll } from 'vitest'
import { noLoadLimits } from '../setup/no-load-limits.ts'

const ownProgram = fileURLToPath(new URL('../../../../programs/main.ts', import.meta.url))
const timeoutMs = minuteMs

/** The real program in a separate process: some promises can be tested only with `kill -9`. */
export type ServerProcess = {
  address: string
  pid: number
  /** From the start of the process to its first response. */
  readyMs: number
  getOutput(): string
  kill(): Promise<void>
  stop(): Promise<number | null>
}

const children = new Set<ChildProcess>()
afterAll(() => {
  for (const child of children) child.kill('SIGKILL')
})

/** A program that was only started and may never respond. */
export type SpawnedServer = { child: ChildProcess; address: string; getOutput(): string }

export async function spawnServer(env: Record<string, string>, program = ownProgram): Promise<SpawnedServer> {
  const port = await findFreePort()
  const child = spawn(process.execPath, [program], {
    env: {
      PATH: process.env.PATH,
      HOST: '127.0.0.1',
      PORT: String(port),
      LOG_LEVEL: 'warn',
      DEMO: 'on',
      CALL_LIMITS: 'off',
      WORKERS: '1',
      ...noLoadLimits,
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  children.add(child)
  child.once('exit', () => children.delete(child))
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (text) => {
      output += text
    })
  return { child, address: `http://127.0.0.1:${port}`, getOutput: () => output }
}

/** `program`: of another version. */
export async function startServerProcess(
  env: Record<string, string>,
  program?: string,
): Promise<ServerProcess> {
  const began = performance.now()
  const { child, address, getOutput } = await spawnServer(env, program)
  while (!(await isHealthy(address))) {
    if (child.exitCode !== null || performance.now() - began > timeoutMs)
      throw new Error(`the node did not start:\n${getOutput()}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  const endProcess = async (signal: NodeJS.Signals) => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill(signal)
      await once(child, 'exit')
    }
    return child.exitCode
  }
  return {
    address,
    pid: child.pid ?? 0,
    readyMs: performance.now() - began,
    getOutput,
    kill: async () => void (await endProcess('SIGKILL')),
    stop: () => endProcess('SIGTERM'),
  }
}

async function isHealthy(address: string): Promise<boolean> {
  return fetch(`${address}/api/health`).then(
    ({ ok }) => ok,
    () => false,
  )
}
