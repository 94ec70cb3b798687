import { dayMs } from '@mainstreet/contract/durations.ts'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import { variantsFolder } from '@mainstreet/storage/images/image-files.ts'

/** All variants of 3,000 images take about one gigabyte; those that are deleted are rendered again when needed. */
const maxVariantBytes = 5_000_000_000

/**
 * Deletes the variants of the oldest days while all of them take more than `maxBytes`. Returns how many. Counts by day, so
 * that its memory does not grow with the number of files.
 */
export async function trimImageVariants(blobs: BlobStore, maxBytes = maxVariantBytes): Promise<number> {
  const bytesByDay = new Map<number, number>()
  let total = 0
  for await (const { written, bytes } of blobs.list(variantsFolder)) {
    const day = getDay(written)
    bytesByDay.set(day, (bytesByDay.get(day) ?? 0) + bytes)
    total += bytes
  }
  let oldestDay = Number.NEGATIVE_INFINITY
  for (const [day, bytes] of [...bytesByDay].sort(([a], [b]) => a - b)) {
    if (total <= maxBytes) break
    total -= bytes
    oldestDay = day + 1
  }
  let deletedCount = 0
  if (Number.isFinite(oldestDay))
    for await (const { name, written } of blobs.list(variantsFolder)) {
      if (getDay(written) >= oldestDay) continue
      await blobs.remove(name)
      deletedCount += 1
    }
  return deletedCount
}

function getDay(time: Date): number {
  return Math.floor(time.getTime() / dayMs)
}
