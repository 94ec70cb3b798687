import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onAllCores } from './benchmark-servers.ts'

const speedProgram = fileURLToPath(new URL('../../e2e/page-speed.ts', import.meta.url))

/**
 * Home, product and shop on a phone with a slow line: a browser's work, so it stands with the browser's tests. On one core
 * the browser's own processes and the line would wait for each other, which those of a phone do not.
 */
export function measurePages(port: number): Promise<void> {
  const [program = '', ...first] = [...onAllCores, process.execPath]
  const child = spawn(program, [...first, speedProgram, `http://127.0.0.1:${port}`], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The look at the pages ended with ${code}`)),
    )
  })
}
