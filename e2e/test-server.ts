import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '@mainstreet/platform/test/find-free-port.ts'

/** Where a server under test listens and stores its data; the same for the runner and its workers. */
export async function prepareTestServer(index = 0) {
  const [portVariable, dataDirVariable] = [`E2E_PORT_${index}`, `E2E_DATA_DIR_${index}`]
  process.env[portVariable] ??= String(await findFreePort())
  process.env[dataDirVariable] ??= createDataDir()
  const port = process.env[portVariable]
  const url = `http://127.0.0.1:${port}`
  const main = fileURLToPath(new URL('../programs/main.ts', import.meta.url))
  return {
    url,
    command: `"${process.execPath}" "${main}"`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: process.env[dataDirVariable],
      DATABASE_URL: '',
      DEMO: 'on',
      // many users register from one address here, and open their emails at once
      AUTH_EMAIL_COOLDOWN: '0',
      AUTH_RATE_LIMITS: 'off',
      CALL_LIMITS: 'off',
      // the machine runs other tests beside it
      MAX_EVENT_LOOP_DELAY_MS: '0',
      MAX_DATABASE_QUEUE: '0',
      LOG_LEVEL: 'warn',
    },
  }
}

/** A short path: the database's socket is in it. */
function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir().length < 40 ? tmpdir() : '/tmp', 'street-'))
  // as root the database runs as another user, who needs access
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
