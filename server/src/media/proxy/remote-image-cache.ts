import { remoteImageLimits } from '@mainstreet/contract/media/limits.ts'
import { createDiskBlobStore } from '@mainstreet/platform/blobs/disk-blob-store.ts'
import { LRUCache } from 'lru-cache'

const folder = 'cache/remote'

/** Fetched images on this node's disk, limited in number, bytes and age; files from before a restart are reused. */
export function createRemoteImageCache(dataDir: string) {
  const disk = createDiskBlobStore(dataDir)
  const fileOf = (name: string) => `${folder}/${name}`
  const entries = new LRUCache<string, number>({
    max: remoteImageLimits.maxCachedFiles,
    maxSize: remoteImageLimits.maxCachedBytes,
    sizeCalculation: (bytes) => Math.max(1, bytes),
    ttl: remoteImageLimits.cacheMs,
    ttlAutopurge: false,
    dispose: (_, name, reason) => {
      // a file that cannot be deleted now is found at the next start
      if (reason !== 'set') disk.remove(fileOf(name)).catch(() => undefined)
    },
  })
  let loaded: Promise<void> | undefined

  async function loadEntries() {
    for await (const { name, written, bytes } of disk.list(folder))
      entries.set(name.slice(folder.length + 1), bytes, {
        ttl: Math.max(1, remoteImageLimits.cacheMs - (Date.now() - written.getTime())),
      })
  }

  return {
    async read(name: string): Promise<Buffer | undefined> {
      loaded ??= loadEntries()
      await loaded
      return entries.get(name) === undefined ? undefined : disk.read(fileOf(name))
    },
    async write(name: string, bytes: Buffer): Promise<void> {
      await disk.write(fileOf(name), bytes)
      entries.set(name, bytes.length)
    },
  }
}
