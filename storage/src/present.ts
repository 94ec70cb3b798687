import { getEtag } from './send-object.ts'
import type { BucketRow, ListedObject, ObjectRow } from './store.ts'

export function presentBucket({ owner_id, ...bucket }: BucketRow) {
  return { ...bucket, name: bucket.id, owner: owner_id ?? '' }
}

type ObjectMetadataFields = Pick<ObjectRow, 'bytes' | 'mimetype' | 'cache_control' | 'version' | 'updated_at'>

function presentMetadata(object: ObjectMetadataFields) {
  return {
    eTag: getEtag(object),
    size: object.bytes,
    mimetype: object.mimetype,
    cacheControl: object.cache_control,
    lastModified: object.updated_at,
    contentLength: object.bytes,
    httpStatusCode: 200,
  }
}

/** A folder has only a name. */
export function presentListedObject({ is_folder, ...object }: ListedObject) {
  if (is_folder)
    return {
      name: object.name,
      id: null,
      updated_at: null,
      created_at: null,
      last_accessed_at: null,
      metadata: null,
    }
  const { name, id, updated_at, created_at } = object
  return { name, id, updated_at, created_at, last_accessed_at: updated_at, metadata: presentMetadata(object) }
}

export function presentRemovedObject(object: ObjectRow) {
  return {
    ...presentListedObject({ ...object, id: getPublicId(object), is_folder: false }),
    bucket_id: object.bucket_id,
    owner: object.owner_id,
    version: object.version,
    user_metadata: object.user_metadata,
  }
}

export function presentObjectInfo(object: ObjectRow) {
  return {
    id: getPublicId(object),
    name: object.name,
    version: object.version,
    bucket_id: object.bucket_id,
    size: object.bytes,
    content_type: object.mimetype,
    cache_control: object.cache_control,
    etag: getEtag(object),
    metadata: object.user_metadata ?? {},
    created_at: object.created_at,
    last_modified: object.updated_at,
  }
}

/** An image has the id under which /api/images serves it. */
export function getPublicId({ id, image_id }: Pick<ObjectRow, 'id' | 'image_id'>): string {
  return image_id ?? id
}
