import type { FastifyInstance, FastifyRequest, InjectOptions, LightMyRequestResponse } from 'fastify'

/** No address that a connection can have, and unlike a header nothing that a caller can send. */
const inProcessAddress = 'in-process'

/** Calls the app from within: whoever caused it has been counted already, so that rate limits do not apply. */
export function callInProcess(app: FastifyInstance, options: InjectOptions): Promise<LightMyRequestResponse> {
  return app.inject({ ...options, remoteAddress: inProcessAddress })
}

export function isInProcess({ raw }: FastifyRequest): boolean {
  return raw.socket.remoteAddress === inProcessAddress
}
