import type { FastifyInstance } from 'fastify'

/** A `fetch` that goes nowhere but into this app: an outside world that we play ourselves needs no port. */
export function fetchInto(app: FastifyInstance): typeof fetch {
  return async (address, init = {}) => {
    const { pathname, search } = new URL(String(address))
    const answer = await app.inject({
      method: (init.method ?? 'GET') as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body ? { payload: String(init.body) } : {}),
    })
    return new Response(answer.body, {
      status: answer.statusCode,
      headers: Object.entries(answer.headers).map(([name, value]): [string, string] => [name, String(value)]),
    })
  }
}
