import { randomUUID } from 'node:crypto'
import { mkdir, open, opendir, readFile, rename, rm, stat } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { codeOf } from '../db/db.ts'
import type { Blobs } from './blob-store.ts'

const draftMark = '.part'
/** A draft older than this belongs to nobody who still writes. */
const draftMs = 3600_000

export function diskBlobs(root: string): Blobs {
  return {
    read: (name) => ifThere(readFile(join(root, name))),

    async write(name, bytes) {
      const file = join(root, name)
      const draft = `${file}.${randomUUID()}${draftMark}`
      await mkdir(dirname(file), { recursive: true })
      try {
        await writeThrough(draft, bytes)
        await rename(draft, file)
      } catch (fault) {
        await rm(draft, { force: true })
        throw fault
      }
    },

    remove: (name) => rm(join(root, name), { force: true }),

    async *list(folder) {
      for await (const file of filesUnder(join(root, folder))) {
        const facts = await ifThere(stat(file))
        if (!facts) continue
        if (!file.endsWith(draftMark)) yield { name: relative(root, file), written: facts.mtime }
        else if (Date.now() - facts.mtimeMs > draftMs) await rm(file, { force: true })
      }
    },
  }
}

/** What is answered for must outlive the machine's power. */
async function writeThrough(file: string, bytes: Buffer): Promise<void> {
  const handle = await open(file, 'wx')
  try {
    await handle.writeFile(bytes)
    await handle.datasync()
  } finally {
    await handle.close()
  }
}

async function* filesUnder(folder: string): AsyncGenerator<string> {
  const entries = await ifThere(opendir(folder))
  if (!entries) return
  for await (const entry of entries) {
    const path = join(folder, entry.name)
    if (entry.isDirectory()) yield* filesUnder(path)
    else yield path
  }
}

async function ifThere<Found>(looking: Promise<Found>): Promise<Found | undefined> {
  try {
    return await looking
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return undefined
    throw fault
  }
}
