import type { BlobStore } from './blob-store.ts'
import { createDiskBlobStore } from './disk-blob-store.ts'
import { createS3BlobStore, type S3Settings } from './s3-blob-store.ts'

type BlobStoreSettings = { dataDir: string; s3?: S3Settings | undefined }

export function createBlobStore({ dataDir, s3 }: BlobStoreSettings): BlobStore {
  return s3 ? createS3BlobStore(s3) : createDiskBlobStore(dataDir)
}
