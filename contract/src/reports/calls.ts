import { z } from 'zod'
import { call } from '../call.ts'
import { byId } from '../ids.ts'
import { errorReports, paging } from '../limits.ts'
import { listOf, pageQuery } from '../paging.ts'
import { byFingerprint, errorGroup, keptReport } from './client-error.ts'
import { glance, insights, insightsQuery, streetInsights } from './insights.ts'

/** A browser's own words about itself: cut, also through the middle of a sign, and never trusted. */
const cut = (most: number) => z.string().transform((text) => text.slice(0, most).toWellFormed())

const errorReport = z.object({
  errorId: cut(100),
  level: cut(20).optional(),
  context: cut(200).optional(),
  message: cut(errorReports.messageChars),
  stack: cut(errorReports.stackChars).nullish(),
  componentStack: cut(errorReports.stackChars).nullish(),
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
    status: 202,
    answer: z.object({ accepted: z.boolean() }),
  }),
  listClientErrors: call({
    method: 'GET',
    path: '/api/client-errors',
    access: 'admin',
    summary: 'What went wrong in browsers, the same faults as one, the latest first.',
    query: pageQuery({ defaultLimit: paging.errors }).extend({
      search: z.string().trim().min(2).max(200).optional(),
      level: z.string().max(20).optional(),
    }),
    answer: listOf(errorGroup),
  }),
  listClientErrorReports: call({
    method: 'GET',
    path: '/api/client-errors/reports',
    access: 'admin',
    summary: 'The single reports of one fault, the latest first.',
    query: pageQuery({ defaultLimit: paging.errors }).extend(byFingerprint.shape),
    answer: listOf(keptReport),
  }),
  resolveClientError: call({
    method: 'POST',
    path: '/api/client-errors/resolve',
    access: 'admin',
    summary: 'Clears a fault away; when it comes again it is listed anew.',
    body: byFingerprint,
    answer: z.object({ cleared: z.int() }),
  }),
  getGlance: call({
    method: 'GET',
    path: '/api/shops/:id/glance',
    access: 'merchant',
    summary: "A shop's day at a glance: the board, today's sales, what runs out.",
    params: byId,
    answer: z.object({ glance }),
  }),
  getInsights: call({
    method: 'GET',
    path: '/api/shops/:id/insights',
    access: 'merchant',
    summary: 'Sales by day, best sellers, busy hours and answer time of a shop.',
    params: byId,
    query: insightsQuery,
    answer: z.object({ insights }),
  }),
  getStreetInsights: call({
    method: 'GET',
    path: '/api/insights',
    access: 'admin',
    summary: 'The same of the whole street, with its best shops and new people.',
    query: insightsQuery,
    answer: z.object({ insights: streetInsights }),
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
