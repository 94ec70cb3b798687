import { remoteImageLimits } from '@mainstreet/contract/limits.ts'
import { LRUCache } from 'lru-cache'
import { createDiskBlobStore } from '../../platform/blobs/disk-blob-store.ts'

const folder = 'cache/remote'

/** Fetched pictures on this node's own disk: so many files, for so long; what was kept before a restart counts. */
export function createRemoteImageCache(dataDir: string) {
  const disk = createDiskBlobStore(dataDir)
  const fileOf = (name: string) => `${folder}/${name}`
  const entries = new LRUCache<string, true>({
    max: remoteImageLimits.maxCachedFiles,
    ttl: remoteImageLimits.cacheMs,
    ttlAutopurge: false,
    dispose: (_, name, reason) => {
      // what cannot be taken away now is found again at the next start
      if (reason !== 'set') disk.remove(fileOf(name)).catch(() => undefined)
    },
  })
  let loaded: Promise<void> | undefined

  async function loadEntries() {
    for await (const { name, written } of disk.list(folder))
      entries.set(name.slice(folder.length + 1), true, {
        ttl: Math.max(1, remoteImageLimits.cacheMs - (Date.now() - written.getTime())),
      })
  }

  return {
    async read(name: string): Promise<Buffer | undefined> {
      loaded ??= loadEntries()
      await loaded
      return entries.get(name) && disk.read(fileOf(name))
    },
    async write(name: string, bytes: Buffer): Promise<void> {
      await disk.write(fileOf(name), bytes)
      entries.set(name, true)
    },
  }
}
