import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmdirSync,
  rmSync,
  statSync,
} from 'node:fs'
import { join } from 'node:path'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { withWriteErrors } from '@mainstreet/embedded-postgres/file-writes.ts'
import { isRoot } from '@mainstreet/embedded-postgres/os-account.ts'

const prefix = 'scratch-'

export const isScratch = (name: string) => name.startsWith(prefix)

/**
 * Gives `work` a folder in `dataDir`, where the same data lies anyway, and deletes it afterwards; one that a killed
 * process left is deleted a day later. The database's account can pass through it.
 */
export async function withScratchFolder<Result>(
  dataDir: string,
  work: (folder: string) => Promise<Result>,
): Promise<Result> {
  const isNew = !existsSync(dataDir)
  const folder = withWriteErrors(dataDir, () => {
    const mode = isRoot() ? 0o711 : 0o700
    mkdirSync(dataDir, { recursive: true, mode })
    deleteForgotten(dataDir)
    const created = mkdtempSync(join(dataDir, prefix))
    chmodSync(created, mode)
    return created
  })
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
    if (isNew && readdirSync(dataDir).length === 0) rmdirSync(dataDir)
  }
}

function deleteForgotten(dataDir: string): void {
  for (const name of readdirSync(dataDir).filter(isScratch)) {
    const path = join(dataDir, name)
    if (Date.now() - statSync(path).mtimeMs > dayMs) rmSync(path, { recursive: true, force: true })
  }
}
