import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findFreePort } from '../server/src/test/setup/find-free-port.ts'

/** Where a program under test listens and keeps its things; the same for the runner and its workers. */
export async function prepareTestServer(index = 0) {
  const [portVariable, dataDirVariable] = [`E2E_PORT_${index}`, `E2E_DATA_DIR_${index}`]
  process.env[portVariable] ??= String(await findFreePort())
  process.env[dataDirVariable] ??= createDataDir()
  const port = process.env[portVariable]
  const url = `http://127.0.0.1:${port}`
  const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))
  return {
    url,
    command: `"${process.execPath}" "${main}"`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: process.env[dataDirVariable],
      DATABASE_URL: '',
      DEMO: 'on',
      // many people register from one address here, and open their mail at once
      AUTH_MAIL_PAUSE: '0',
      AUTH_RATE_LIMITS: 'off',
      CALL_LIMITS: 'off',
      LOG_LEVEL: 'warn',
    },
  }
}

/** Short on purpose: the database's socket lies in it. */
function createDataDir(): string {
  const folder = mkdtempSync(join(tmpdir().length < 40 ? tmpdir() : '/tmp', 'street-'))
  // as root the database runs as another user, who must come in
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
