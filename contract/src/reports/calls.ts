import { z } from 'zod'
import { call } from '../call.ts'
import { idParams, searchTerm } from '../fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { clientErrorGroup, fingerprintParams, storedErrorReport } from './client-error.ts'
import { errorLevel, errorReport } from './fields.ts'
import { insightsQuery, marketplaceInsights, shopInsights, shopOverview } from './insights.ts'

export const reportCalls = {
  reportError: call({
    method: 'POST',
    path: '/api/errors',
    access: 'public',
    summary: 'Report a browser error',
    description: 'Accepts an error report from a browser. Long texts are truncated.',
    rate: 'errorReports',
    body: errorReport,
    status: 202,
    response: z.object({ accepted: z.boolean() }),
  }),
  listClientErrors: call({
    method: 'GET',
    path: '/api/client-errors',
    access: 'admin',
    summary: 'List browser errors',
    description: 'Lists errors reported by browsers, grouped by cause, latest first.',
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
    summary: 'List the reports of a browser error',
    description: 'Lists the single reports of one group of errors, latest first.',
    query: pageQuery({ defaultLimit: paging.errors }).extend(fingerprintParams.shape),
    response: listResponse(storedErrorReport),
  }),
  resolveClientError: call({
    method: 'POST',
    path: '/api/client-errors/resolve',
    access: 'admin',
    summary: 'Resolve a browser error',
    description: 'Deletes the reports of one group of errors. If the error occurs again, it is listed again.',
    body: fingerprintParams,
    response: z.object({ deleted: z.int() }),
  }),
  getShopOverview: call({
    method: 'GET',
    path: '/api/shops/:id/overview',
    access: 'merchant',
    summary: "Get a shop's overview of today",
    description:
      "Returns the number of open orders, today's sales, and the products that are out of stock or low.",
    params: idParams,
    response: z.object({ overview: shopOverview }),
  }),
  getShopInsights: call({
    method: 'GET',
    path: '/api/shops/:id/insights',
    access: 'merchant',
    summary: "Get a shop's insights",
    description: 'Returns daily sales, best sellers, busy hours and response times of a shop.',
    params: idParams,
    query: insightsQuery,
    response: z.object({ insights: shopInsights }),
  }),
  getMarketplaceInsights: call({
    method: 'GET',
    path: '/api/insights',
    access: 'admin',
    summary: 'Get the insights of the marketplace',
    description:
      'Returns daily sales, best sellers, busy hours and response times of all shops, the best shops and the number of new users.',
    query: insightsQuery,
    response: z.object({ insights: marketplaceInsights }),
  }),
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
