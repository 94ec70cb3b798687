import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '../server/src/test/setup/find-free-port.ts'

/** Where a program under test listens and keeps its things; the same for the runner and its workers. */
export async function openStreet(number = 0) {
  const [portName, folderName] = [`E2E_PORT_${number}`, `E2E_DATA_DIR_${number}`]
  process.env[portName] ??= String(await freePort())
  process.env[folderName] ??= ownFolder()
  const port = process.env[portName]
  const url = `http://127.0.0.1:${port}`
  const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url))
  return {
    url,
    command: `"${process.execPath}" "${main}"`,
    env: {
      PORT: port,
      HOST: '127.0.0.1',
      DATA_DIR: process.env[folderName],
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
function ownFolder(): string {
  const folder = mkdtempSync(join(tmpdir().length < 40 ? tmpdir() : '/tmp', 'street-'))
  // as root the database runs as another user, who must come in
  chmodSync(folder, 0o711)
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }))
  return folder
}
