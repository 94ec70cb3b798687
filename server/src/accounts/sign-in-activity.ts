import { signInActivityLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { CallResponse } from '@mainstreet/contract/call.ts'
import type { calls } from '@mainstreet/contract/calls.ts'
import { dayMs } from '@mainstreet/contract/durations.ts'
import { createPagination, type PageQuery } from '@mainstreet/contract/paging.ts'
import type { AuthDeps, Caller } from '@mainstreet/identity/auth-deps.ts'
import {
  countFailedAttempts,
  listSignInAttempts,
} from '@mainstreet/identity/sign-ins/sign-in-attempts-store.ts'
import { getSignInOrigin } from '@mainstreet/identity/sign-ins/sign-in-log.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'

export async function listSignIns(
  { db, now, signInLog }: AuthDeps,
  viewer: Viewer,
  page: PageQuery,
): Promise<CallResponse<typeof calls.listSignIns>> {
  await signInLog.flush()
  const after = new Date(now().getTime() - signInActivityLimits.shownDays * dayMs)
  const { rows, total } = await listSignInAttempts(db, viewer.id, after, page)
  return {
    data: rows.map(({ first_at, last_at, ...row }) => ({
      ...row,
      first_at: first_at.toISOString(),
      last_at: last_at.toISOString(),
    })),
    pagination: createPagination({ ...page, total }),
  }
}

export async function countFailedSignIns(
  { db, signInLog }: AuthDeps,
  user: { id: string; sessionId: string },
  caller: Caller,
): Promise<CallResponse<typeof calls.getFailedSignIns>> {
  await signInLog.flush()
  const { count, since } = await countFailedAttempts(db, user.id, user.sessionId, getSignInOrigin(caller))
  return { count, since: since?.toISOString() ?? null }
}
