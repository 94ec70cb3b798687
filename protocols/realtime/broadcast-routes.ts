import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { VerifiedViewer } from '../../server/src/accounts/viewer.ts'
import { ApiError } from '../../server/src/platform/http/api-error.ts'
import { getBearerToken } from '../../server/src/platform/http/handle-call.ts'
import { createRateLimiter } from '../../server/src/platform/http/rate-limiter.ts'
import type { ChannelHub } from './channel-hub.ts'
import type { BroadcastPayload } from './frames.ts'
import { canJoinPrivate } from './private-topics.ts'

const nameSchema = z.string().min(1).max(240)
const messageSchema = z.object({
  topic: nameSchema,
  event: nameSchema,
  payload: z.unknown(),
  private: z.boolean().default(false),
})
const batchBody = z.object({ messages: z.array(messageSchema).min(1).max(100) })
const eventParams = z.object({ topic: nameSchema, event: nameSchema })
const acceptedStatus = 202

type BroadcastDeps = {
  hub: ChannelHub
  proofOf(token: string): Promise<VerifiedViewer | undefined>
}

/** What realtime-js does when its channel is not joined: the same broadcast, by HTTP. */
export async function broadcastRoutes(app: FastifyInstance, { hub, proofOf }: BroadcastDeps): Promise<void> {
  const limit = createRateLimiter({ maxCalls: 600, windowMs: minuteMs })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  async function sendBroadcast(
    request: FastifyRequest,
    topic: string,
    event: string,
    payload: BroadcastPayload,
    isPrivate: boolean,
  ) {
    if (isPrivate) {
      const token = getBearerToken(request)
      const proof = token === undefined ? undefined : await proofOf(token)
      if (!proof) throw new ApiError('unauthenticated', (m) => m.session.noValidSession)
      if (!canJoinPrivate(proof.viewer, topic))
        throw new ApiError('not_allowed', (m) => m.errors.live.privateChannel)
    }
    hub.broadcast({ topic: `realtime:${topic}`, isPrivate, event, payload })
  }

  app.post('/realtime/v1/api/broadcast', async (request, reply) => {
    limit(request.ip)
    for (const { topic, event, payload, ...more } of parse(batchBody, request.body).messages)
      await sendBroadcast(request, topic, event, { json: JSON.stringify(payload ?? {}) }, more.private)
    return sendAccepted(reply)
  })

  app.post('/realtime/v1/api/broadcast/:topic/events/:event', async (request, reply) => {
    limit(request.ip)
    const { topic, event } = parse(eventParams, request.params)
    const { body } = request
    const cargo = Buffer.isBuffer(body) ? { bytes: body } : { json: JSON.stringify(body ?? {}) }
    const isPrivate = (request.query as { private?: string }).private === 'true'
    await sendBroadcast(request, topic, event, cargo, isPrivate)
    return sendAccepted(reply)
  })
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new ApiError('bad_request', (m) => m.errors.live.badBroadcast)
  return parsed.data
}

function sendAccepted(reply: FastifyReply): FastifyReply {
  return reply.code(acceptedStatus).send()
}
