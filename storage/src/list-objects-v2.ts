import { storageDefaults, uploadLimits } from '@mainstreet/contract/media/limits.ts'
import type { Queryable } from '@mainstreet/platform/db/db.ts'
import { z } from 'zod'
import { presentListedObject } from './present.ts'
import { badRequest } from './storage-error.ts'
import { type ListedEntry, listEntries } from './store.ts'

export const listV2Body = z.object({
  prefix: z.string().max(1024).default(''),
  limit: z.int().min(1).max(uploadLimits.maxListed).default(storageDefaults.listLimit),
  cursor: z.string().max(4096).nullish(),
  with_delimiter: z.boolean().default(false),
  sortBy: z
    .object({
      column: z.enum(['name', 'created_at', 'updated_at']).default('name'),
      order: z.enum(['asc', 'desc']).default('asc'),
    })
    .default({ column: 'name', order: 'asc' }),
})
const cursorFields = z.object({ key: z.string().max(1100), name: z.string().max(1100) })

/** One page of a bucket by full names; with a delimiter, deeper objects are shown as their folder. */
export async function listObjectsV2(
  db: Queryable,
  query: z.output<typeof listV2Body> & { bucket: string; folders: string[] | undefined },
) {
  const { limit, cursor, sortBy } = query
  const after = cursor ? parseCursor(cursor) : undefined
  const entries = await listEntries(db, {
    ...query,
    by: sortBy.column,
    order: sortBy.order,
    withDelimiter: query.with_delimiter,
    after,
    limit: limit + 1,
  })
  const page = entries.slice(0, limit)
  const last = page.at(-1)
  const hasNext = entries.length > limit
  return {
    hasNext,
    ...(hasNext && last && { nextCursor: formatCursor(last) }),
    folders: page
      .filter(({ is_folder }) => is_folder)
      .map(({ name }) => ({ name, key: name.replace(/\/$/, '') })),
    objects: page
      .filter(({ is_folder }) => !is_folder)
      .map((entry) => ({ ...presentListedObject(entry), key: entry.name })),
  }
}

function formatCursor({ sort_key, name }: ListedEntry): string {
  return Buffer.from(JSON.stringify({ key: sort_key, name })).toString('base64url')
}

function parseCursor(cursor: string) {
  try {
    return cursorFields.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8')))
  } catch {
    throw badRequest('The cursor is not one of this list')
  }
}
