import type { FastifyInstance } from 'fastify'
import { z } from 'zod'
import {
  canReadObject,
  getBucketName,
  type ObjectDeps,
  requireBucket,
  requireObjectPath,
  requireReadableObject,
} from './object-access.ts'
import { type ImageTransform, imageTransform } from './render-object.ts'
import { maxNamesBodyBytes, parseJsonBody } from './storage-protocol.ts'
import { findObject } from './store.ts'

const signBody = z.object({ expiresIn: z.unknown(), transform: imageTransform.nullish() })
const signManyBody = z.object({ expiresIn: z.unknown(), paths: z.array(z.string()).min(1).max(500) })

/** Addresses that whoever has them may read from. */
export function signRoutes(app: FastifyInstance, deps: ObjectDeps) {
  const { db, getCaller, policy, tokens } = deps

  app.post('/object/sign/:bucket/*', async (request) => {
    const caller = getCaller(request)
    const { bucket, name } = await requireObjectPath(db, request)
    await requireReadableObject(deps, caller, bucket, name)
    const { expiresIn, transform } = parseJsonBody(request, signBody)
    return { signedURL: await signedUrl(bucket.id, name, expiresIn, transform ?? undefined) }
  })
  app.post('/object/sign/:bucket', { bodyLimit: maxNamesBodyBytes }, async (request) => {
    const caller = getCaller(request)
    const bucket = await requireBucket(db, getBucketName(request))
    const { expiresIn, paths } = parseJsonBody(request, signManyBody)
    return Promise.all(
      paths.map(async (path) => {
        const readable =
          canReadObject(policy, caller, bucket, path) && (await findObject(db, bucket.id, path))
        if (!readable)
          return {
            error: 'Either the object does not exist or you do not have access to it',
            path,
            signedURL: null,
          }
        return { error: null, path, signedURL: await signedUrl(bucket.id, path, expiresIn) }
      }),
    )
  })

  async function signedUrl(
    bucket: string,
    name: string,
    expiresIn: unknown,
    transform?: ImageTransform,
  ): Promise<string> {
    const path = `${bucket}/${name}`
    const token = await tokens.forDownload(path, expiresIn, transform)
    return `/${transform ? 'render/image' : 'object'}/sign/${path}?token=${token}`
  }
}
