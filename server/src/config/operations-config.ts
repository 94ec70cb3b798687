import { resolve } from 'node:path'
import { z } from 'zod'
import { commaSeparatedList, httpUrl, secret, wholeNumber } from './setting-kinds.ts'

/** The environment of monitoring, load limits and the end of the program. */
export const operationsEnvironment = {
  WORKERS: z.coerce.number({ error: 'must be a number' }).int().min(1).max(256).optional(),
  METRICS_TOKEN: secret.optional(),
  MAX_EVENT_LOOP_DELAY_MS: wholeNumber(0, 60_000, 500),
  MAX_DATABASE_QUEUE: wholeNumber(0, 100_000, 100),
  MAX_MEMORY_MB: z.coerce.number({ error: 'must be a number' }).int().min(0).max(1_048_576).optional(),
  SHUTDOWN_DELAY_SECONDS: z.coerce.number({ error: 'must be a number' }).int().min(0).max(600).optional(),
  LOG_FILE: z.string().min(1).optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl.optional(),
  OTEL_EXPORTER_OTLP_HEADERS: commaSeparatedList.refine(
    (all) => all.every((one) => /^[\w-]+=./.test(one)),
    'must be headers such as authorization=Bearer%20token',
  ),
  OTEL_SERVICE_NAME: z.string().min(1).default('mainstreet'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce.number({ error: 'must be a number' }).min(0).max(1).default(1),
  CDN_PURGE_URL: commaSeparatedList.pipe(z.array(httpUrl)),
  CDN_PURGE_TOKEN: secret.optional(),
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
    /** Undefined: by the machine; one in demo mode. */
    workers: given.WORKERS,
    /** Undefined: only a program on this machine reads the metrics. */
    metricsToken: given.METRICS_TOKEN,
    /** 0: no limit. */
    maxEventLoopDelayMs: given.MAX_EVENT_LOOP_DELAY_MS,
    /** Undefined: a share of what there is; 0: no limit. */
    maxMemoryBytes: megabytes === undefined ? undefined : megabytes * 1024 * 1024,
    /** 0: no limit. */
    maxDatabaseQueue: given.MAX_DATABASE_QUEUE,
    /** How long a server still accepts requests after the signal to stop, while it reports that it is not ready. */
    shutdownDelayMs: delaySeconds * 1000,
    /** Undefined: the standard output. */
    logFile: given.LOG_FILE && resolve(given.LOG_FILE),
    /** Undefined: nothing is traced. */
    tracing: getTracingSettings(given),
    /** Undefined: no cache before the nodes holds responses. */
    edge:
      given.CDN_PURGE_URL.length > 0
        ? { purgeUrls: given.CDN_PURGE_URL, token: given.CDN_PURGE_TOKEN }
        : undefined,
    /** Undefined: there is no security.txt. */
    securityContact: given.SECURITY_CONTACT,
  }
}

function getTracingSettings(given: OperationsEnvironment) {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_EXPORTER_OTLP_HEADERS: headers } = given
  if (endpoint === undefined) return undefined
  return {
    endpoint,
    headers: Object.fromEntries(headers.map(splitHeader)),
    serviceName: given.OTEL_SERVICE_NAME,
    ratio: given.OTEL_TRACES_SAMPLER_ARG,
  }
}

/** As in the specification of OpenTelemetry: the value is percent-encoded. */
function splitHeader(text: string): [name: string, value: string] {
  const equals = text.indexOf('=')
  return [text.slice(0, equals), decodeURIComponent(text.slice(equals + 1))]
}
