import type { FastifyServerOptions } from 'fastify'

/** Nothing secret reaches a log line: not the token, the cookie, nor what a query string may carry. */
export function logOptions(
  level: string,
  stream?: { write(line: string): void },
): FastifyServerOptions['logger'] {
  return {
    level,
    ...(stream && { stream }),
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    serializers: {
      req: ({ method, url, id }) => ({ method, path: url?.split('?')[0], id }),
      res: ({ statusCode }) => ({ statusCode }),
      err: tellFault,
    },
  }
}

/** The rest stays untold: the database's `detail` holds the whole row that it refused. */
const tellable = ['code', 'constraint', 'table', 'column', 'syscall', 'statusCode', 'requestId']
const deepest = 4

type Told = { type: string; message: string; stack: string; [more: string]: unknown }

function tellFault(fault: unknown, depth = 0): Told {
  if (!(fault instanceof Error)) return { type: typeof fault, message: String(fault), stack: '' }
  const { name, message, stack = '', cause, ...own } = { ...fault, ...partsOf(fault) }
  const facts = Object.entries(own).filter(([key]) => tellable.includes(key))
  const deeper = cause === undefined || depth === deepest ? {} : { cause: tellFault(cause, depth + 1) }
  return { type: name, message, stack, ...Object.fromEntries(facts), ...deeper }
}

const partsOf = ({ name, message, stack, cause }: Error) => ({ name, message, stack, cause })
