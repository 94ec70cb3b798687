import type { FastifyRequest } from 'fastify'
import type { WorkCaller } from '../jobs/fair-queue.ts'
import { addressKey } from '../rate-limits/address-key.ts'

/** Takes turns by address; it is gone when its connection is closed. */
export function getWorkCaller({ ip, raw }: FastifyRequest): WorkCaller {
  return { key: addressKey(ip), isGone: () => raw.socket.destroyed }
}
