import { z } from 'zod'
import { call } from '../call.ts'
import { searchTerm } from '../fields.ts'
import { listResponse, pageQuery } from '../paging.ts'
import { paging } from '../paging-limits.ts'
import { clientErrorGroup, fingerprintParams, storedErrorReport } from './client-error.ts'
import { errorLevel, errorReport } from './fields.ts'

export const clientErrorCalls = {
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
}
