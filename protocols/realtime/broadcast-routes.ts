import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Proof } from '../../server/src/accounts/viewer.ts'
import { Refusal } from '../../server/src/platform/http/api-error.ts'
import { bearerOf } from '../../server/src/platform/http/handle-call.ts'
import { openCallLimit } from '../../server/src/platform/http/rate-limiter.ts'
import type { Switchboard } from './channel-hub.ts'
import type { Cargo } from './frames.ts'
import { mayJoinPrivate } from './private-topics.ts'

const name = z.string().min(1).max(240)
const message = z.object({
  topic: name,
  event: name,
  payload: z.unknown(),
  private: z.boolean().default(false),
})
const batch = z.object({ messages: z.array(message).min(1).max(100) })
const one = z.object({ topic: name, event: name })
const accepted = 202

type Posting = {
  switchboard: Switchboard
  proofOf(token: string): Promise<Proof | undefined>
}

/** What realtime-js does when its channel is not joined: the same broadcast, by a call. */
export async function postBroadcasts(app: FastifyInstance, { switchboard, proofOf }: Posting): Promise<void> {
  const limit = openCallLimit({ most: 600, windowMs: 60_000 })
  app.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  async function callOut(
    request: FastifyRequest,
    topic: string,
    event: string,
    cargo: Cargo,
    isPrivate: boolean,
  ) {
    if (isPrivate) {
      const token = bearerOf(request)
      const proof = token === undefined ? undefined : await proofOf(token)
      if (!proof) throw new Refusal('no_session', 'No valid session')
      if (!mayJoinPrivate(proof.viewer, topic)) throw new Refusal('not_allowed', 'This channel is for others')
    }
    switchboard.broadcast({ topic: `realtime:${topic}`, isPrivate, event, cargo })
  }

  app.post('/realtime/v1/api/broadcast', async (request, reply) => {
    limit(request.ip)
    for (const { topic, event, payload, ...more } of read(batch, request.body).messages)
      await callOut(request, topic, event, { json: JSON.stringify(payload ?? {}) }, more.private)
    return done(reply)
  })

  app.post('/realtime/v1/api/broadcast/:topic/events/:event', async (request, reply) => {
    limit(request.ip)
    const { topic, event } = read(one, request.params)
    const { body } = request
    const cargo = Buffer.isBuffer(body) ? { bytes: body } : { json: JSON.stringify(body ?? {}) }
    const isPrivate = (request.query as { private?: string }).private === 'true'
    await callOut(request, topic, event, cargo, isPrivate)
    return done(reply)
  })
}

function read<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const parsed = schema.safeParse(given)
  if (!parsed.success) throw new Refusal('bad_request', 'This broadcast cannot be read')
  return parsed.data
}

function done(reply: FastifyReply): FastifyReply {
  return reply.code(accepted).send()
}
