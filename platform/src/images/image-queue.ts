import type { FastifyRequest } from 'fastify'
import { getWorkCaller } from '../http/work-caller.ts'
import { createFairQueue, type WorkCaller } from '../jobs/fair-queue.ts'
import type { CallRateLimits } from '../rate-limits/call-rate-limits.ts'

/** For whom an image is rendered. */
export type ImageCaller = WorkCaller & {
  /** Throws when the caller has had too many images rendered. */
  countRender(): void
}

/** Two image operations at a time per process, so that the other cores serve requests. */
const queue = createFairQueue({ maxConcurrent: 2, maxWaiting: 500, maxWaitingPerCaller: 100 })

/** What was rendered before is neither counted nor queued. */
export async function runInImageQueue<Result>(
  caller: ImageCaller,
  work: () => Promise<Result>,
): Promise<Result> {
  caller.countRender()
  return queue(caller, work)
}

export function getImageCaller(request: FastifyRequest, rateLimits: CallRateLimits): ImageCaller {
  return {
    ...getWorkCaller(request),
    countRender: () => rateLimits.consume('imageRenders', { ip: request.ip }),
  }
}

/** An upload is counted as a call and stored also when its connection is lost. */
export function getUploader(ownerId: string): ImageCaller {
  return { key: ownerId, isGone: () => false, countRender: () => undefined }
}
