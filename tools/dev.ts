import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const port = process.env.PORT ?? '3000'
const env = { ...process.env, PORT: port, API_ORIGIN: `http://127.0.0.1:${port}` }

/** The server, restarted on each change, and Vite in front of it. When one ends, so does the other. */
const children = [
  spawn(process.execPath, ['--watch', 'programs/main.ts'], { cwd: root, env, stdio: 'inherit' }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', 'web'], { cwd: root, env, stdio: 'inherit' }),
]

let isStopping = false
function stopAll(code: number) {
  if (isStopping) return
  isStopping = true
  for (const child of children) child.kill('SIGTERM')
  process.exitCode = code
}

for (const child of children) child.once('exit', (code) => stopAll(code ?? 0))
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => stopAll(0))
