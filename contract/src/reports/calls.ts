import { z } from 'zod'
import { call } from '../call.ts'

/** A browser's own words about itself: cut, never trusted. */
const cut = (most: number) => z.string().transform((text) => text.slice(0, most))

export const errorReport = z.object({
  errorId: cut(100),
  level: cut(20).optional(),
  context: cut(200).optional(),
  message: cut(2000),
  stack: cut(8000).nullish(),
  componentStack: cut(8000).nullish(),
  timestamp: cut(40).optional(),
  userAgent: cut(400).optional(),
  url: cut(1000).optional(),
})

export const reportCalls = {
  reportError: call({
    method: 'POST',
    path: '/api/errors',
    access: 'public',
    summary: "Takes a browser's error report; capped and rate limited.",
    body: errorReport,
    mostBytes: 64 * 1024,
    status: 202,
    answer: z.object({ accepted: z.boolean() }),
  }),
  health: call({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Whether the server and its database answer; HEAD for the status alone.',
    answer: z.object({
      status: z.enum(['ok', 'unavailable']),
      database: z.enum(['ok', 'unavailable']),
      version: z.string(),
      uptime_seconds: z.int(),
    }),
  }),
}
