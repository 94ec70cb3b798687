import { hostname } from 'node:os'
import { hideSecretLink } from '@mainstreet/contract/hide-secret-link.ts'
import type { FastifyServerOptions } from 'fastify'
import { getTracing } from '../trace/tracing.ts'

/**
 * Keeps secrets out of the log: tokens, cookies, query strings and secret links. `worker`: which of several processes
 * of the program writes it.
 */
export function logOptions(
  level: string,
  stream?: { write(line: string): void },
  worker?: number,
): FastifyServerOptions['logger'] {
  const tracing = getTracing()
  return {
    level,
    ...(tracing && { mixin: tracing.getLogFields }),
    ...(stream && { stream }),
    ...(worker !== undefined && { base: { pid: process.pid, hostname: hostname(), worker } }),
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: ({ method, url, id }) => ({ method, path: url && hideSecretLink(url.split('?')[0] ?? ''), id }),
      res: ({ statusCode }) => ({ statusCode }),
      err: serializeError,
    },
  }
}

/** Other fields are not logged: the database's `detail` contains the whole rejected row. */
const loggedErrorFields = ['code', 'constraint', 'table', 'column', 'syscall', 'statusCode', 'requestId']
const maxCauseDepth = 4

type SerializedError = { type: string; message: string; stack: string; [more: string]: unknown }

function serializeError(error: unknown, depth = 0): SerializedError {
  if (!(error instanceof Error)) return { type: typeof error, message: String(error), stack: '' }
  const { name, message, stack = '', cause, ...own } = { ...error, ...pickErrorParts(error) }
  const facts = Object.entries(own).filter(([key]) => loggedErrorFields.includes(key))
  const deeper =
    cause === undefined || depth === maxCauseDepth ? {} : { cause: serializeError(cause, depth + 1) }
  return { type: name, message, stack, ...Object.fromEntries(facts), ...deeper }
}

const pickErrorParts = ({ name, message, stack, cause }: Error) => ({ name, message, stack, cause })
