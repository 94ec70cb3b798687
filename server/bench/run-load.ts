import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LoadOptions, LoadResult } from './load-generator.ts'

const wrk = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find((path) => existsSync(path))

/** `wrk` uses less CPU than our own generator, so it is used where it is installed. */
export const generator = wrk ? 'wrk' : 'own generator'

/** Beyond the time of the run, for the last responses. */
const graceSeconds = 60

export function runLoad(load: LoadOptions): Promise<LoadResult> {
  return wrk ? runWrk(wrk, load) : runOwnGenerator(load)
}

async function runOwnGenerator(load: LoadOptions): Promise<LoadResult> {
  const own = fileURLToPath(new URL('load-generator.ts', import.meta.url))
  return JSON.parse(
    await getOutput(process.execPath, [own], load.seconds + graceSeconds, JSON.stringify(load)),
  )
}

async function runWrk(program: string, load: LoadOptions): Promise<LoadResult> {
  const folder = mkdtempSync(join(tmpdir(), 'wrk-'))
  const script = join(folder, 'load.lua')
  writeFileSync(script, toLuaScript(load))
  try {
    const options = ['-t1', `-c${load.connections}`, `-d${load.seconds}s`, '--latency', '-s', script]
    const text = await getOutput(
      program,
      [...options, `http://127.0.0.1:${load.port}`],
      load.seconds + graceSeconds,
    )
    return parseWrkOutput(text)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

function toLuaScript({ method, paths, headers, body }: LoadOptions): string {
  const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&').replaceAll('\n', '\\n')}"`
  const all = { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) }
  const set = Object.entries(all).map(([name, value]) => `wrk.headers[${quote(name)}] = ${quote(value)}`)
  return `${set.join('\n')}
wrk.method = "${method}"
${body === undefined ? '' : `wrk.body = ${quote(body)}`}
local paths = { ${paths.map(quote).join(', ')} }
local made, turn = {}, 0
function init()
  for i, path in ipairs(paths) do made[i] = wrk.format(nil, path) end
  turn = ${Math.floor(Math.random() * 1e6)}
end
function request() turn = turn % #made + 1; return made[turn] end
`
}

function parseWrkOutput(text: string): LoadResult {
  const number = (pattern: RegExp) => Number(pattern.exec(text)?.[1] ?? 0)
  const time = (share: string) => {
    const [, value, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s)`).exec(text) ?? []
    return Number(value) * ({ us: 0.001, ms: 1, s: 1000 }[unit ?? ''] ?? Number.NaN)
  }
  const socketErrors =
    /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(text)?.slice(1) ?? []
  return {
    perSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: time('50'),
    p99: time('99'),
    failed:
      number(/Non-2xx or 3xx responses: (\d+)/) + socketErrors.reduce((sum, count) => sum + Number(count), 0),
  }
}

function getOutput(program: string, args: string[], maxSeconds: number, input = ''): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, { stdio: ['pipe', 'pipe', 'inherit'], timeout: maxSeconds * 1000 })
    let text = ''
    child.stdout.on('data', (chunk) => {
      text += chunk
    })
    child.stdin.end(input)
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve(text)
        : reject(
            new Error(
              `${program} ${code === null ? `did not end within ${maxSeconds} s` : `exited with ${code}`}`,
            ),
          ),
    )
  })
}
