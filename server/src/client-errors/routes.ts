import { calls } from '@mainstreet/contract/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { listClientErrorReports, listClientErrors, resolveClientError } from './client-error-groups.ts'
import { createClientErrorStore } from './client-error-store.ts'

export function clientErrorRoutes(on: HandleCall<Viewer>, { db }: PlatformDeps) {
  const clientErrors = createClientErrorStore(db)

  on(calls.reportError, async ({ body, viewer }) => {
    await clientErrors.save(body, viewer?.id)
    return { accepted: true }
  })

  on(calls.listClientErrors, ({ query }) => listClientErrors(db, query))
  on(calls.listClientErrorReports, ({ query }) => listClientErrorReports(db, query))
  on(calls.resolveClientError, async ({ body, viewer }) => ({
    deleted: await resolveClientError(db, viewer, body.fingerprint),
  }))
}
