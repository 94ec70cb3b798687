import { dayMs } from '@mainstreet/contract/durations.ts'
import type { BlobStore } from '@mainstreet/platform/blobs/blob-store.ts'
import { variantsFolder } from '@mainstreet/storage/images/image-files.ts'
import { expect, test } from 'vitest'
import { trimImageVariants } from './trim-image-variants.ts'

/** Variants of 100 bytes, one for each age in days. */
function createStore(ages: number[]) {
  const blobs = new Map(ages.map((age, index) => [`${variantsFolder}/image-${index}.small.webp`, age]))
  const store: Pick<BlobStore, 'list' | 'remove'> = {
    async *list() {
      for (const [name, age] of [...blobs])
        yield { name, written: new Date(Date.now() - age * dayMs), bytes: 100 }
    },
    remove: async (name) => void blobs.delete(name),
  }
  return { store: store as BlobStore, listAges: () => [...blobs.values()] }
}

test('the variants of the oldest days are deleted until the rest fits', async () => {
  const { store, listAges } = createStore([0, 1, 1, 5, 9, 9])
  expect(await trimImageVariants(store, 350)).toBe(3)
  expect(listAges()).toEqual([0, 1, 1])
})

test('nothing is deleted while all variants fit', async () => {
  const { store, listAges } = createStore([0, 3])
  expect(await trimImageVariants(store, 200)).toBe(0)
  expect(listAges()).toEqual([0, 3])
})
