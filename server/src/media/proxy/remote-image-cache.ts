import { remoteImages } from '@mainstreet/contract/limits.ts'
import { LRUCache } from 'lru-cache'
import { diskBlobs } from '../../platform/blobs/disk-blob-store.ts'

const folder = 'cache/remote'

/** Fetched pictures on this node's own disk: so many files, for so long; what was kept before a restart counts. */
export function openRemoteCache(dataDir: string) {
  const disk = diskBlobs(dataDir)
  const fileOf = (name: string) => `${folder}/${name}`
  const kept = new LRUCache<string, true>({
    max: remoteImages.keptFiles,
    ttl: remoteImages.keptMs,
    ttlAutopurge: false,
    dispose: (_, name, reason) => {
      // what cannot be taken away now is found again at the next start
      if (reason !== 'set') disk.remove(fileOf(name)).catch(() => undefined)
    },
  })
  let known: Promise<void> | undefined

  async function findKept() {
    for await (const { name, written } of disk.list(folder))
      kept.set(name.slice(folder.length + 1), true, {
        ttl: Math.max(1, remoteImages.keptMs - (Date.now() - written.getTime())),
      })
  }

  return {
    async read(name: string): Promise<Buffer | undefined> {
      known ??= findKept()
      await known
      return kept.get(name) && disk.read(fileOf(name))
    },
    async write(name: string, bytes: Buffer): Promise<void> {
      await disk.write(fileOf(name), bytes)
      kept.set(name, true)
    },
  }
}
