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
    },
  }
}
