import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { type Sql, sortDirections, sql } from '@mainstreet/platform/db/sql.ts'
import { tooManyObjects } from './storage-error.ts'

export type BucketRow = {
  id: string
  owner_id: string | null
  public: boolean
  file_size_limit: number | null
  allowed_mime_types: string[] | null
  created_at: Date
  updated_at: Date
}

export type ObjectRow = {
  id: string
  bucket_id: string
  name: string
  owner_id: string
  image_id: string | null
  file_id: string | null
  bytes: number
  mimetype: string
  cache_control: string
  user_metadata: Record<string, unknown> | null
  version: string
  created_at: Date
  updated_at: Date
}

export function findBucket(reader: Queryable, id: string): Promise<BucketRow | undefined> {
  return reader.one<BucketRow>(sql`select * from storage_buckets where id = ${id}`)
}

export function listBuckets(reader: Queryable): Promise<BucketRow[]> {
  return reader.many<BucketRow>(sql`select * from storage_buckets order by id limit 1000`)
}

export type BucketValues = Pick<BucketRow, 'public' | 'file_size_limit' | 'allowed_mime_types'>

const encodeMimeTypes = ({ allowed_mime_types: types }: BucketValues) =>
  types ? JSON.stringify(types) : null

/** False when the name is taken. */
export async function insertBucket(
  reader: Queryable,
  id: string,
  ownerId: string | null,
  values: BucketValues,
) {
  const row = await reader.one(sql`
    insert into storage_buckets (id, owner_id, public, file_size_limit, allowed_mime_types)
    values (${id}, ${ownerId}, ${values.public}, ${values.file_size_limit}, ${encodeMimeTypes(values)}::jsonb)
    on conflict do nothing returning id`)
  return row !== undefined
}

export function updateBucket(reader: Queryable, id: string, values: BucketValues, now: Date) {
  return reader.one(sql`
    update storage_buckets set public = ${values.public}, file_size_limit = ${values.file_size_limit},
      allowed_mime_types = ${encodeMimeTypes(values)}::jsonb, updated_at = ${now}
    where id = ${id} returning id`)
}

export function deleteBucket(reader: Queryable, id: string) {
  return reader.one(sql`delete from storage_buckets where id = ${id} returning id`)
}

export function findObject(reader: Queryable, bucket: string, name: string): Promise<ObjectRow | undefined> {
  return reader.one<ObjectRow>(sql`
    select * from storage_objects where bucket_id = ${bucket} and name = ${name}`)
}

export async function isObjectFileReferenced(reader: Queryable, fileId: string): Promise<boolean> {
  const row = await reader.one(sql`select true as named from storage_objects where file_id = ${fileId}`)
  return row !== undefined
}

export type NewObject = Omit<ObjectRow, 'created_at' | 'updated_at'>

/** Undefined when the name is taken. Counts the object, which a trigger uncounts when it is deleted. */
export async function insertObject(tx: Tx, object: NewObject): Promise<{ id: string } | undefined> {
  const { maxObjects } = uploadLimits
  const inserted = await tx.one<{ id: string }>(sql`
    insert into storage_objects (id, bucket_id, name, owner_id, image_id, file_id, bytes, mimetype, cache_control, user_metadata, version)
    values (${object.id}, ${object.bucket_id}, ${object.name}, ${object.owner_id}, ${object.image_id}, ${object.file_id}, ${object.bytes}, ${object.mimetype},
      ${object.cache_control}, ${object.user_metadata && JSON.stringify(object.user_metadata)}::jsonb, ${object.version})
    on conflict (bucket_id, name) do nothing returning id`)
  if (!inserted) return undefined
  const counted = await tx.one(sql`
    insert into storage_quotas as quota (owner_id, used_bytes, object_count) values (${object.owner_id}, 0, 1)
    on conflict (owner_id) do update set object_count = quota.object_count + 1
    where quota.object_count < ${maxObjects} returning object_count`)
  if (!counted) throw tooManyObjects(maxObjects)
  return inserted
}

/** Locks the row until the transaction ends. */
export function deleteObject(tx: Tx, bucket: string, name: string): Promise<ObjectRow | undefined> {
  return tx.one<ObjectRow>(sql`
    delete from storage_objects where bucket_id = ${bucket} and name = ${name} returning *`)
}

export function deleteObjects(tx: Tx, bucket: string, names: string[]): Promise<ObjectRow[]> {
  return tx.many<ObjectRow>(sql`
    delete from storage_objects where bucket_id = ${bucket} and name = any(${names}) returning *`)
}

/** Undefined when the object does not exist; fails on the unique name when the target exists. */
export function renameObject(
  tx: Tx,
  from: { bucket: string; name: string },
  to: { bucket: string; name: string },
  version: string,
  now: Date,
) {
  return tx.one<{ id: string }>(sql`
    update storage_objects set bucket_id = ${to.bucket}, name = ${to.name}, version = ${version}, updated_at = ${now}
    where bucket_id = ${from.bucket} and name = ${from.name} returning id`)
}

export type ListedObject = {
  name: string
  is_folder: boolean
} & Pick<ObjectRow, 'id' | 'bytes' | 'mimetype' | 'cache_control' | 'version' | 'created_at' | 'updated_at'>

export type ListObjectsQuery = {
  bucket: string
  /** Empty, or ends with a slash. */
  prefix: string
  search: string
  /** Undefined: all. */
  folders: string[] | undefined
  by: 'name' | 'created_at' | 'updated_at' | 'last_accessed_at'
  order: 'asc' | 'desc'
  limit: number
  offset: number
}

const sortColumns = {
  name: sql`name`,
  created_at: sql`created_at`,
  updated_at: sql`updated_at`,
  last_accessed_at: sql`updated_at`,
}

const toLikePrefix = (text: string) => `${text.replace(/[\\%_]/g, '\\$&')}%`

/** The direct entries of a folder: objects, and each subfolder once. */
export function listFolder(reader: Queryable, query: ListObjectsQuery): Promise<ListedObject[]> {
  const { bucket, prefix, search, folders, by, order, limit, offset } = query
  const ownedByViewer: Sql = folders ? sql`split_part(name, '/', 1) = any(${folders})` : sql`true`
  return reader.many<ListedObject>(sql`
    with inside as (
      select *, substr(name, ${prefix.length + 1}::integer) as rest from storage_objects
      where bucket_id = ${bucket} and name like ${toLikePrefix(prefix)} and ${ownedByViewer}
    ), shown as (
      select distinct on (split_part(rest, '/', 1), position('/' in rest) > 0)
        split_part(rest, '/', 1) as name, position('/' in rest) > 0 as is_folder,
        coalesce(image_id, id::text) as id, bytes, mimetype, cache_control, version, created_at, updated_at
      from inside where split_part(rest, '/', 1) ilike ${toLikePrefix(search)}
    )
    select * from shown order by is_folder desc, ${sortColumns[by]} ${sortDirections[order]}, name limit ${limit} offset ${offset}`)
}

export type ListedEntry = ListedObject & { sort_key: string }

type ListEntriesQuery = Pick<ListObjectsQuery, 'bucket' | 'prefix' | 'folders' | 'order' | 'limit'> & {
  by: 'name' | 'created_at' | 'updated_at'
  withDelimiter: boolean
  /** The last entry of the page before. */
  after: { key: string; name: string } | undefined
}

/** As text that sorts by time. */
const timeKey = (column: Sql) => sql`to_char(${column} at time zone 'UTC', 'YYYYMMDDHH24MISSUS')`
const sortKeys = {
  name: sql`entry`,
  created_at: timeKey(sql`created_at`),
  updated_at: timeKey(sql`updated_at`),
}
const afterOperators = { asc: sql`>`, desc: sql`<` }

/** Objects by their full names; with a delimiter, each folder below the prefix once, with a slash at its end. */
export function listEntries(reader: Queryable, query: ListEntriesQuery): Promise<ListedEntry[]> {
  const { bucket, prefix, folders, by, order, limit, withDelimiter, after } = query
  const visible: Sql = folders ? sql`split_part(name, '/', 1) = any(${folders})` : sql`true`
  const folderEnd = withDelimiter ? sql`position('/' in substr(name, ${prefix.length + 1}::integer))` : sql`0`
  const isAfter = after
    ? sql`(sort_key, name) ${afterOperators[order]} (${after.key} collate "C", ${after.name} collate "C")`
    : sql`true`
  return reader.many<ListedEntry>(sql`
    with inside as (
      select *, ${folderEnd} as folder_end from storage_objects
      where bucket_id = ${bucket} and name like ${toLikePrefix(prefix)} and ${visible}
    ), entries as (
      select distinct on (entry) *, (${sortKeys[by]})::text collate "C" as sort_key from (
        select *, folder_end > 0 as is_folder,
          case when folder_end > 0 then left(name, ${prefix.length}::integer + folder_end) else name end as entry
        from inside) named
      order by entry, name
    ), listed as (
      select entry as name, is_folder, coalesce(image_id, id::text) as id, bytes, mimetype, cache_control, version, created_at,
        updated_at, sort_key
      from entries
    )
    select * from listed where ${isAfter}
    order by sort_key ${sortDirections[order]}, name ${sortDirections[order]} limit ${limit}`)
}

const maxDeletedPerBatch = 500

/** A batch of objects of a bucket; empty when the bucket is. */
export function deleteObjectBatch(tx: Tx, bucket: string): Promise<ObjectRow[]> {
  return tx.many<ObjectRow>(sql`
    delete from storage_objects where id = any(array(
      select id from storage_objects where bucket_id = ${bucket} limit ${maxDeletedPerBatch} for update skip locked))
    returning *`)
}
