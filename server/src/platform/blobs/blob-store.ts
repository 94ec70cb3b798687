import { createHash } from 'node:crypto'

/** Bytes under a name such as `uploads/ab/abcd.webp`: on disk or in S3, whole or not there. */
export type BlobStore = {
  /** Undefined when there are none by the name. */
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Buffer): Promise<void>
  /** A repeat has no effect. */
  remove(name: string): Promise<void>
  /** All names that begin with the folder, and when each was written. */
  list(folder: string): AsyncIterable<{ name: string; written: Date }>
}

export function sha256Hex(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
