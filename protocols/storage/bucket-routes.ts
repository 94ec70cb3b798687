import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../server/src/accounts/viewer.ts'
import { codeOf } from '../../server/src/platform/db/db.ts'
import { isBucketName } from './object-names.ts'
import { presentBucket } from './present.ts'
import { adminsOnly, badRequest, bucketNotFound, duplicate, notEmpty } from './storage-error.ts'
import { type Caller, jsonOf } from './storage-protocol.ts'
import {
  addBucket,
  allBuckets,
  type BucketValues,
  changeBucket,
  dropBucket,
  findBucket,
  takeAll,
} from './store.ts'
import { forget, type StorageDeps } from './store-object.ts'

const units: Record<string, number> = { b: 1, kb: 1e3, mb: 1e6, gb: 1e9 }

/** Sizes are decimal: 20mb is 20,000,000. */
const size = z
  .union([z.int().positive(), z.string().regex(/^\d{1,12}(b|kb|mb|gb)?$/i)])
  .transform((given) => {
    const [, number, unit = 'b'] = /^(\d+)(\w*)$/.exec(String(given).toLowerCase()) ?? []
    return Number(number) * (units[unit || 'b'] ?? 1)
  })
const changes = z.object({
  public: z.boolean().optional(),
  file_size_limit: size.nullable().optional(),
  allowed_mime_types: z.array(z.string().max(200)).max(100).nullable().optional(),
})
const newBucket = changes.extend({ id: z.string().optional(), name: z.string().optional() })
const nothingSaid: BucketValues = { public: false, file_size_limit: null, allowed_mime_types: null }
const byId = (request: { params: unknown }) => (request.params as { id: string }).id

/** Everybody signed in may look; only an admin changes a bucket. */
export function bucketRoutes(app: FastifyInstance, deps: StorageDeps, caller: Caller) {
  const { db } = deps

  app.get('/bucket', async () => {
    return (await allBuckets(db)).map(presentBucket)
  })
  app.get('/bucket/:id', async (request) => {
    return presentBucket(await requireBucket(byId(request)))
  })
  app.post('/bucket', async (request) => {
    const viewer = requireAdmin(caller(request))
    const { id, name, ...given } = jsonOf(request, newBucket)
    const wanted = id ?? name ?? ''
    if (!isBucketName(wanted)) throw badRequest('Bucket name invalid')
    if (!(await addBucket(db, wanted, viewer.id, withChanges(nothingSaid, given)))) throw duplicate()
    return { name: wanted }
  })
  app.put('/bucket/:id', async (request) => {
    requireAdmin(caller(request))
    const before = await requireBucket(byId(request))
    const given = jsonOf(request, changes)
    await changeBucket(db, before.id, withChanges(before, given))
    return { message: 'Successfully updated' }
  })
  app.delete('/bucket/:id', async (request) => {
    requireAdmin(caller(request))
    const { id } = await requireBucket(byId(request))
    await dropBucket(db, id).catch((fault: unknown) => {
      throw codeOf(fault) === '23503' || codeOf(fault) === '23001' ? notEmpty() : fault
    })
    return { message: 'Successfully deleted' }
  })
  app.post('/bucket/:id/empty', async (request) => {
    requireAdmin(caller(request))
    const { id } = await requireBucket(byId(request))
    for (;;) {
      const taken = await db.tx((tx) => takeAll(tx, id))
      await forget(deps, taken)
      if (taken.length === 0) return { message: 'Successfully emptied' }
    }
  })

  async function requireBucket(id: string) {
    const bucket = await findBucket(db, id)
    if (!bucket) throw bucketNotFound()
    return bucket
  }
}

function requireAdmin(viewer: Viewer): Viewer {
  if (viewer.role !== 'admin') throw adminsOnly()
  return viewer
}

function withChanges(before: BucketValues, given: z.output<typeof changes>): BucketValues {
  return {
    public: given.public ?? before.public,
    file_size_limit: given.file_size_limit === undefined ? before.file_size_limit : given.file_size_limit,
    allowed_mime_types:
      given.allowed_mime_types === undefined ? before.allowed_mime_types : given.allowed_mime_types,
  }
}
