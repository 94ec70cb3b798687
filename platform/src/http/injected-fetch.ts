import type { FastifyInstance } from 'fastify'
import { callInProcess } from './in-process.ts'

/** A `fetch` that calls this app directly: a simulated external service needs no port. */
export function createInjectedFetch(app: FastifyInstance): typeof fetch {
  return async (address, init = {}) => {
    const { pathname, search } = new URL(String(address))
    const response = await callInProcess(app, {
      method: (init.method ?? 'GET') as 'GET',
      url: `${pathname}${search}`,
      headers: Object.fromEntries(new Headers(init.headers)),
      ...(init.body ? { payload: String(init.body) } : {}),
    })
    return new Response(response.body, {
      status: response.statusCode,
      headers: Object.entries(response.headers).map(([name, value]): [string, string] => [
        name,
        String(value),
      ]),
    })
  }
}
