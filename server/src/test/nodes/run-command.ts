import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** As `npm start` keeps it, so that each start compiles only what has changed. */
const compileCacheDir = fileURLToPath(new URL('../../../../node_modules/.cache/node', import.meta.url))

/** Runs one of the commands to its end, with no environment but this one. */
export async function runCommand(program: string, args: string[], env: Record<string, string>) {
  const child = spawn(process.execPath, [program, ...args], {
    env: { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCacheDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (text) => {
      output += text
    })
  const [code] = await once(child, 'close')
  return { code, output }
}
