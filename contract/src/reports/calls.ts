import { z } from 'zod'
import { call } from '../call.ts'
import { idParams, searchTerm } from '../fields.ts'
import { paging } from '../limits.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { clientErrorGroup, fingerprintParams, storedErrorReport } from './client-error.ts'
import { errorLevel, errorReport } from './fields.ts'
import { insightsQuery, marketplaceInsights, shopInsights, shopOverview } from './insights.ts'

export const reportCalls = {
  reportError: call({
    method: 'POST',
    path: '/api/errors',
    access: 'public',
    summary: "Takes a browser's error report; capped and rate limited.",
    body: errorReport,
    status: 202,
    response: z.object({ accepted: z.boolean() }),
  }),
  listClientErrors: call({
    method: 'GET',
    path: '/api/client-errors',
    access: 'admin',
    summary: 'What went wrong in browsers, the same faults as one, the latest first.',
    query: pageQuery({ defaultLimit: paging.errors }).extend({
      search: searchTerm.optional(),
      level: errorLevel.optional(),
    }),
    response: listResponse(clientErrorGroup),
  }),
  listClientErrorReports: call({
    method: 'GET',
    path: '/api/client-errors/reports',
    access: 'admin',
    summary: 'The single reports of one fault, the latest first.',
    query: pageQuery({ defaultLimit: paging.errors }).extend(fingerprintParams.shape),
    response: listResponse(storedErrorReport),
  }),
  resolveClientError: call({
    method: 'POST',
    path: '/api/client-errors/resolve',
    access: 'admin',
    summary: 'Clears a fault away; when it comes again it is listed anew.',
    body: fingerprintParams,
    response: z.object({ cleared: z.int() }),
  }),
  getShopOverview: call({
    method: 'GET',
    path: '/api/shops/:id/glance',
    access: 'merchant',
    summary: "A shop's day at a glance: the board, today's sales, what runs out.",
    params: idParams,
    response: z.object({ glance: shopOverview }),
  }),
  getShopInsights: call({
    method: 'GET',
    path: '/api/shops/:id/insights',
    access: 'merchant',
    summary: 'Sales by day, best sellers, busy hours and answer time of a shop.',
    params: idParams,
    query: insightsQuery,
    response: z.object({ insights: shopInsights }),
  }),
  getMarketplaceInsights: call({
    method: 'GET',
    path: '/api/insights',
    access: 'admin',
    summary: 'The same of the whole street, with its best shops and new people.',
    query: insightsQuery,
    response: z.object({ insights: marketplaceInsights }),
  }),
  getHealth: call({
    method: 'GET',
    path: '/api/health',
    access: 'public',
    summary: 'Whether the server and its database answer; HEAD for the status alone.',
    response: z.object({
      status: z.enum(['ok', 'unavailable']),
      database: z.enum(['ok', 'unavailable']),
      version: z.string(),
      uptime_seconds: z.int(),
    }),
  }),
}
