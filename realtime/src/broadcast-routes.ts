import { minuteMs } from '@mainstreet/contract/durations.ts'
import { broadcastRates } from '@mainstreet/contract/live/limits.ts'
import { allowOrigins } from '@mainstreet/identity/routes/cors.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { getBearerToken } from '@mainstreet/platform/http/handle-call.ts'
import { createRateLimiter } from '@mainstreet/platform/rate-limits/rate-limiter.ts'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { ChannelServer } from './channel-server.ts'
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

type BroadcastDeps = Pick<
  ChannelServer,
  'hub' | 'proofOf' | 'keyHolderOf' | 'topicPolicy' | 'anonymousSend'
> & {
  origins: readonly string[] | undefined
}

/** Who sends; without a viewer: a service of the operator, or the public where a setting allows it. */
type Sender = { viewer: Viewer | undefined; isService: boolean }

/** What realtime-js does when its channel is not joined: the same broadcast, by HTTP. */
export async function broadcastRoutes(
  app: FastifyInstance,
  { hub, origins, ...deps }: BroadcastDeps,
): Promise<void> {
  const { perAccount, perAddress } = broadcastRates
  const limitAccount = createRateLimiter({ maxCalls: perAccount, windowMs: minuteMs })
  const limitAddress = createRateLimiter({ maxCalls: perAddress, windowMs: minuteMs })
  allowOrigins(app, origins, '/realtime/v1/api/*')
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  const senders = new WeakMap<FastifyRequest, Sender>()

  /** Before the body is read. */
  async function authenticate(request: FastifyRequest): Promise<void> {
    limitAddress(request.ip)
    const sender = await findSender(deps, getBearerToken(request))
    if (!sender) throw new ApiError('unauthenticated', (m) => m.session.noValidSession)
    if (sender.viewer) limitAccount(sender.viewer.id)
    senders.set(request, sender)
  }

  function sendBroadcast(
    request: FastifyRequest,
    topic: string,
    event: string,
    payload: BroadcastPayload,
    isPrivate: boolean,
  ) {
    const sender = senders.get(request)
    const party = sender?.viewer ?? (sender?.isService ? 'service' : undefined)
    if (isPrivate && !party) throw new ApiError('unauthenticated', (m) => m.session.noValidSession)
    if (isPrivate && !canJoinPrivate(deps.topicPolicy, party, topic))
      throw new ApiError('not_allowed', (m) => m.errors.live.privateChannel)
    hub.broadcast({ topic: `realtime:${topic}`, isPrivate, event, payload })
  }

  app.post('/realtime/v1/api/broadcast', { onRequest: authenticate }, async (request, reply) => {
    for (const { topic, event, payload, ...more } of parse(batchBody, request.body).messages)
      sendBroadcast(request, topic, event, { json: JSON.stringify(payload ?? {}) }, more.private)
    return sendAccepted(reply)
  })

  const eventPath = '/realtime/v1/api/broadcast/:topic/events/:event'
  app.post(eventPath, { onRequest: authenticate }, async (request, reply) => {
    const { topic, event } = parse(eventParams, request.params)
    const { body } = request
    const cargo = Buffer.isBuffer(body) ? { bytes: body } : { json: JSON.stringify(body ?? {}) }
    const isPrivate = (request.query as { private?: string }).private === 'true'
    sendBroadcast(request, topic, event, cargo, isPrivate)
    return sendAccepted(reply)
  })
}

async function findSender(
  { proofOf, keyHolderOf, anonymousSend }: Omit<BroadcastDeps, 'hub' | 'origins'>,
  token: string | undefined,
): Promise<Sender | undefined> {
  const proof = token === undefined ? undefined : await proofOf(token)
  if (proof) return { viewer: proof.viewer, isService: false }
  const holder = token === undefined ? undefined : await keyHolderOf(token)
  const isService = holder?.role === 'service'
  return isService || anonymousSend ? { viewer: undefined, isService } : undefined
}

function parse<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const parsed = schema.safeParse(input)
  if (!parsed.success) throw new ApiError('bad_request', (m) => m.errors.live.badBroadcast)
  return parsed.data
}

function sendAccepted(reply: FastifyReply): FastifyReply {
  return reply.code(acceptedStatus).send()
}
