import { mkdtempSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** No build takes that long: its process was killed. */
const maxDraftAgeMs = 3_600_000

/**
 * Gives `write` an empty folder, which takes the place of `folder` when it is written. So nobody sees a part of it, also
 * when a process is killed halfway, or two write at once.
 */
export async function replaceFolder(
  folder: string,
  write: (draft: string) => Promise<unknown>,
): Promise<void> {
  removeOldDrafts(folder)
  const work = mkdtempSync(getDraftPrefix(folder))
  try {
    const draft = join(work, 'new')
    await write(draft)
    // another process may put its own folder there between the two
    for (let attempt = 1; ; attempt++) {
      moveIfPresent(folder, join(work, `old-${attempt}`))
      if (moveIfFree(draft, folder)) return
    }
  } finally {
    rmSync(work, { recursive: true, force: true })
  }
}

const getDraftPrefix = (folder: string) => join(dirname(folder), `.${basename(folder)}-`)

function removeOldDrafts(folder: string) {
  const parent = dirname(folder)
  for (const name of readdirSync(parent)) {
    const path = join(parent, name)
    if (!path.startsWith(getDraftPrefix(folder))) continue
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() }
    if (Date.now() - mtimeMs > maxDraftAgeMs) rmSync(path, { recursive: true, force: true })
  }
}

function moveIfPresent(from: string, to: string) {
  try {
    renameSync(from, to)
  } catch (error) {
    if (getCode(error) !== 'ENOENT') throw error
  }
}

function moveIfFree(from: string, to: string): boolean {
  try {
    renameSync(from, to)
    return true
  } catch (error) {
    if (['ENOTEMPTY', 'EEXIST', 'EPERM'].includes(getCode(error))) return false
    throw error
  }
}

const getCode = (error: unknown) => String((error as NodeJS.ErrnoException).code)
