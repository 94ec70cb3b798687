import { createHash } from 'node:crypto'
import { diskBlobs } from './disk-blob-store.ts'
import { type S3Settings, s3Blobs } from './s3-blob-store.ts'

/** Bytes under a name such as `uploads/ab/abcd.webp`: on disk or in S3, whole or not there. */
export type Blobs = {
  /** Undefined when there are none by the name. */
  read(name: string): Promise<Buffer | undefined>
  write(name: string, bytes: Buffer): Promise<void>
  /** A repeat has no effect. */
  remove(name: string): Promise<void>
  /** All names that begin with the folder, and when each was written. */
  list(folder: string): AsyncIterable<{ name: string; written: Date }>
}

export function openBlobs({ dataDir, s3 }: { dataDir: string; s3?: S3Settings | undefined }): Blobs {
  return s3 ? s3Blobs(s3) : diskBlobs(dataDir)
}

export function sha256Of(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex')
}
