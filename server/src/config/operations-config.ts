import { z } from 'zod'
import { secret, wholeNumber } from './setting-kinds.ts'

/** The environment of monitoring, load limits and the end of the program. */
export const operationsEnvironment = {
  METRICS_TOKEN: secret.optional(),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber(0, 60_000, 500),
  MAX_DATABASE_QUEUE: wholeNumber(0, 100_000, 100),
  MAX_MEMORY_MB: z.coerce.number({ error: 'must be a number' }).int().min(0).max(1_048_576).optional(),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number({ error: 'must be a number' }).int().min(0).max(600).optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(https|mailto|tel)$/, error: 'must be a mailto:, https: or tel: address' })
    .optional(),
}

type OperationsEnvironment = z.output<z.ZodObject<typeof operationsEnvironment>>

/** A proxy in front needs time to notice that this node is about to stop. */
const proxyShutdownDelaySeconds = 5

export function getOperationsSettings(given: OperationsEnvironment, isBehindProxy: boolean) {
  const { MAX_MEMORY_MB: megabytes } = given
  const delaySeconds = given.SHUTDOWN_DELAY_SECONDS ?? (isBehindProxy ? proxyShutdownDelaySeconds : 0)
  return {
    /** Undefined: only a program on this machine reads the metrics. */
    metricsToken: given.METRICS_TOKEN,
    /** 0: no limit. */
    maxEventLoopDelayMs: given.MAX_EVENT_LOOP_DELAY_MS,
    /** Undefined: a share of what there is; 0: no limit. */
    maxMemoryBytes: megabytes === undefined ? undefined : megabytes * 1024 * 1024,
    /** 0: no limit. */
    maxDatabaseQueue: given.MAX_DATABASE_QUEUE,
    /** How long a server that was told to stop still accepts requests, while it reports that it is not ready. */
    shutdownDelayMs: delaySeconds * 1000,
    /** Undefined: there is no security.txt. */
    securityContact: given.SECURITY_CONTACT,
  }
}
