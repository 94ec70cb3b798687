import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The URL of the embedded database of a program with this DATA_DIR. */
export function getEmbeddedDatabaseUrl(dataDir: string): string {
  const home = join(dataDir, 'postgres')
  const password = readFileSync(join(home, 'password'), 'utf8').trim()
  return `postgres://mainstreet:${password}@localhost:5432/mainstreet?host=${encodeURIComponent(join(home, 'socket'))}`
}
