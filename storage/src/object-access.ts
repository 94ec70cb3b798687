import type { Db } from '@mainstreet/platform/db/db.ts'
import type { FastifyRequest } from 'fastify'
import { requireKey } from './object-names.ts'
import type { SignedTokens } from './signed-tokens.ts'
import {
  canAccessObject,
  type GetCaller,
  type StorageAuth,
  type StorageCaller,
  type StoragePolicy,
} from './storage-caller.ts'
import { bucketNotFound, objectNotFound } from './storage-error.ts'
import { type BucketRow, findBucket, findObject, type ObjectRow } from './store.ts'
import type { StorageDeps } from './store-object.ts'

/** What the routes of objects need. */
export type ObjectDeps = StorageDeps &
  Pick<StorageAuth, 'isSessionActive' | 'policy'> & { getCaller: GetCaller; tokens: SignedTokens }

export const getBucketName = (request: FastifyRequest) => (request.params as { bucket: string }).bucket

export async function requireBucket(db: Db, name: string): Promise<BucketRow> {
  const bucket = await findBucket(db, name)
  if (!bucket) throw bucketNotFound()
  return bucket
}

export async function requireObjectPath(
  db: Db,
  request: FastifyRequest,
): Promise<{ bucket: BucketRow; name: string }> {
  const name = requireKey((request.params as { '*': string })['*'])
  return { bucket: await requireBucket(db, getBucketName(request)), name }
}

export async function requireObject(db: Db, bucket: BucketRow, name: string): Promise<ObjectRow> {
  const object = await findObject(db, bucket.id, name)
  if (!object) throw objectNotFound()
  return object
}

export async function requireReadableObject(
  { db, policy }: Pick<ObjectDeps, 'db' | 'policy'>,
  caller: StorageCaller,
  bucket: BucketRow,
  name: string,
): Promise<ObjectRow> {
  if (!canReadObject(policy, caller, bucket, name)) throw objectNotFound()
  return requireObject(db, bucket, name)
}

export function canReadObject(
  policy: StoragePolicy,
  caller: StorageCaller,
  bucket: BucketRow,
  name: string,
): boolean {
  return bucket.public || canAccessObject(policy, caller, bucket.id, name)
}
