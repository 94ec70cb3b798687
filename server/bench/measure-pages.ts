import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { onAllCores } from './benchmark-servers.ts'

const maxSeconds = 600
const speedProgram = fileURLToPath(new URL('../../e2e/page-speed.ts', import.meta.url))

/**
 * Measures home, product and shop on a phone with a slow connection. Needs a browser, so the code is with the browser
 * tests. On one core the browser's processes and the simulated connection would wait for each other, which those of a
 * phone do not.
 */
export function measurePages(port: number): Promise<void> {
  const [program = '', ...first] = [...onAllCores, process.execPath]
  const child = spawn(program, [...first, speedProgram, `http://127.0.0.1:${port}`], {
    stdio: 'inherit',
    timeout: maxSeconds * 1000,
  })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0
        ? resolve()
        : reject(
            new Error(
              `the page measurement ${code === null ? `did not end within ${maxSeconds} s` : `exited with ${code}`}`,
            ),
          ),
    )
  })
}
