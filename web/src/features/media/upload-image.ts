import { getUploadPath } from '@mainstreet/contract/media/storage-paths.ts'
import { m } from '@mainstreet/contract/messages/messages.ts'
import { uploadFile } from '../../api/upload-file.ts'
import { createRandomKey } from '../../browser/random-key.ts'

/**
 * Stores an image in the folder of the shop, and returns its address. Throws an `Error` whose message is
 * for the user.
 */
export async function uploadImage(
  shopId: string,
  image: Blob,
  onProgress: (part: number) => void,
): Promise<string> {
  const stored = (await uploadFile(getUploadPath(shopId, createRandomKey()), image, onProgress)) as {
    Id?: string
  }
  if (!stored.Id) throw new Error(m.media.uploadFailed)
  return `/api/images/${stored.Id}`
}
