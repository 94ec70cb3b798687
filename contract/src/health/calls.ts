import { z } from 'zod'
import { call } from '../call.ts'

export const healthCalls = {
  getHealth: call({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Get the health of the server',
    description:
      'Returns whether the server and its database respond. The status is 503 if the database does not. `HEAD` returns the status alone.',
    response: z.object({
      status: z.enum(['ok', 'unavailable']),
      database: z.enum(['ok', 'unavailable']),
      version: z.string(),
      uptime_seconds: z.int(),
    }),
  }),
  getReadiness: call({
    method: 'GET',
    path: '/api/ready',
    access: 'public',
    summary: 'Get whether the server takes requests',
    description:
      'For load balancers: returns whether new requests may be sent to this server. The status is 503 from the moment when it was told to stop. The database is not checked, as cached pages need none.',
    response: z.object({ status: z.enum(['ready', 'stopping']) }),
  }),
}
