import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const speed = fileURLToPath(new URL('../../e2e/speed.ts', import.meta.url))

/** Home, product and shop on a phone with a slow line: a browser's work, so it stands with the browser's tests. */
export function measurePages(port: number): Promise<void> {
  const child = spawn(process.execPath, [speed, `http://127.0.0.1:${port}`], { stdio: 'inherit' })
  return new Promise((resolve, reject) => {
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`The look at the pages ended with ${code}`)),
    )
  })
}
