import { uploadLimits } from './limits.ts'

/** The path of the storage protocol. */
export const storagePrefix = '/storage/v1'

/** The upload path of an image; a shop or user may write to the folder with its id. */
export function getUploadPath(folder: string, name: string): string {
  return `${storagePrefix}/object/${uploadLimits.bucket}/${folder}/${name}`
}
