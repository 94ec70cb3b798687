import type { FastifyInstance } from 'fastify'
import { type ObjectDeps, requireObject, requireObjectPath, requireReadableObject } from './object-access.ts'
import { presentObjectInfo } from './present.ts'
import { parseTransform, sendRenderedObject } from './render-object.ts'
import { sendObject } from './send-object.ts'
import { bucketNotFound, invalidSignature } from './storage-error.ts'

/** Objects, rendered images and their properties: with a signature, in a public bucket, or with a session. */
export function downloadRoutes(app: FastifyInstance, deps: ObjectDeps) {
  const { db, getCaller, tokens } = deps

  app.get('/object/sign/:bucket/*', async (request, reply) => {
    const { bucket, name } = await requireObjectPath(db, request)
    await tokens.readDownload((request.query as { token?: unknown }).token, `${bucket.id}/${name}`)
    return sendObject(deps, request, reply, await requireObject(db, bucket, name))
  })
  app.get('/render/image/sign/:bucket/*', async (request, reply) => {
    const { bucket, name } = await requireObjectPath(db, request)
    const { token } = request.query as { token?: unknown }
    const { transform } = await tokens.readDownload(token, `${bucket.id}/${name}`)
    if (!transform) throw invalidSignature()
    return sendRenderedObject(deps, request, reply, await requireObject(db, bucket, name), transform)
  })
  app.get('/render/image/public/:bucket/*', async (request, reply) => {
    const { bucket, name } = await requireObjectPath(db, request)
    if (!bucket.public) throw bucketNotFound()
    const transform = parseTransform(request.query)
    return sendRenderedObject(deps, request, reply, await requireObject(db, bucket, name), transform)
  })
  app.get('/render/image/authenticated/:bucket/*', async (request, reply) => {
    const caller = getCaller(request)
    const { bucket, name } = await requireObjectPath(db, request)
    const object = await requireReadableObject(deps, caller, bucket, name)
    return sendRenderedObject(deps, request, reply, object, parseTransform(request.query))
  })

  app.get('/object/public/:bucket/*', async (request, reply) => {
    const { bucket, name } = await requireObjectPath(db, request)
    if (!bucket.public) throw bucketNotFound()
    return sendObject(deps, request, reply, await requireObject(db, bucket, name))
  })
  for (const url of ['/object/:bucket/*', '/object/authenticated/:bucket/*'])
    app.get(url, async (request, reply) => {
      const caller = getCaller(request)
      const { bucket, name } = await requireObjectPath(db, request)
      return sendObject(deps, request, reply, await requireReadableObject(deps, caller, bucket, name))
    })
  for (const url of ['/object/info/:bucket/*', '/object/info/authenticated/:bucket/*'])
    app.get(url, async (request) => {
      const caller = getCaller(request)
      const { bucket, name } = await requireObjectPath(db, request)
      return presentObjectInfo(await requireReadableObject(deps, caller, bucket, name))
    })
  app.get('/object/info/public/:bucket/*', async (request) => {
    const { bucket, name } = await requireObjectPath(db, request)
    if (!bucket.public) throw bucketNotFound()
    return presentObjectInfo(await requireObject(db, bucket, name))
  })
}
