import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { hourMs } from '@mainstreet/contract/durations.ts'
import { getErrorCode } from '../db/db.ts'
import type { BlobStore } from './blob-store.ts'

const draftSuffix = '.part'
/** No write takes this long: an older draft is left over from a crash. */
const maxDraftAgeMs = hourMs

export function createDiskBlobStore(root: string): BlobStore {
  return {
    read: (name) => undefinedIfMissing(readFile(join(root, name))),

    async write(name, bytes) {
      const file = join(root, name)
      const draft = `${file}.${randomUUID()}${draftSuffix}`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeDurably(draft, bytes)
        await rename(draft, file)
        await syncFolder(dirname(file))
      } catch (error) {
        await rm(draft, { force: true })
        throw error
      }
    },

    remove: (name) => rm(join(root, name), { force: true }),

    async *list(folder) {
      for await (const file of filesUnder(join(root, folder))) {
        const facts = await undefinedIfMissing(stat(file))
        if (!facts) continue
        if (!file.endsWith(draftSuffix))
          yield { name: relative(root, file), written: facts.mtime, bytes: facts.size }
        else if (Date.now() - facts.mtimeMs > maxDraftAgeMs) await rm(file, { force: true })
      }
    },
  }
}

/** A confirmed write must survive a power loss. */
async function writeDurably(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

/** The name of a renamed file is an entry of its folder, which has a cache of its own. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}

async function* filesUnder(folder: string): AsyncGenerator<string> {
  const entries = await undefinedIfMissing(opendir(folder))
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else yield path
  }
}

async function undefinedIfMissing<Found>(operation: Promise<Found>): Promise<Found | undefined> {
  try {
    return await operation
  } catch (error) {
    if (getErrorCode(error) === 'ENOENT') return undefined
    throw error
  }
}
