import { createHash } from 'node:crypto'

/** Bytes under a name such as `uploads/ab/abcd.webp`, on disk or in S3. A blob is complete or absent. */
export type BlobStore = {
  /** Undefined when there is no such blob. */
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Buffer): Promise<void>
  /** A repeat has no effect. */
  remove(name: string): Promise<void>
  /** All blobs whose name begins with the folder, with their write time. */
  list(folder: string): AsyncIterable<{ name: string; written: Date; bytes: number }>
}

export function sha256Hex(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
