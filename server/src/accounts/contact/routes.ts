import { accountCalls as calls } from '@mainstreet/contract/accounts/calls.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { HandleCall } from '@mainstreet/platform/http/handle-call.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import {
  addSavedAddress,
  deleteSavedAddress,
  getSavedContact,
  updateSavedAddress,
  updateSavedContact,
} from './contact.ts'

export function contactRoutes(on: HandleCall<Viewer>, deps: PlatformDeps): void {
  const { db } = deps
  on(calls.getSavedContact, async ({ viewer }) => ({ contact: await getSavedContact(db, viewer) }))
  on(calls.updateSavedContact, async ({ viewer, body }) => ({
    contact: await updateSavedContact(db, viewer, body.phone),
  }))
  on(calls.addSavedAddress, async ({ viewer, body }) => ({
    contact: await addSavedAddress(deps, viewer, body),
  }))
  on(calls.updateSavedAddress, async ({ viewer, params, body }) => ({
    contact: await updateSavedAddress(db, viewer, params.id, body),
  }))
  on(calls.deleteSavedAddress, async ({ viewer, params }) => {
    await deleteSavedAddress(db, viewer, params.id)
    return undefined
  })
}
