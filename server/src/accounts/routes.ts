import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { secondMs } from '@mainstreet/contract/durations.ts'
import type { AuthDeps } from '@mainstreet/identity/auth-deps.ts'
import { getCaller } from '@mainstreet/identity/routes/auth-request.ts'
import { setKnownDevice } from '@mainstreet/identity/sessions/known-devices.ts'
import { presentUser, type Viewer } from '@mainstreet/identity/viewer.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import {
  asStreamedResponse,
  confirmIdentityError,
  getBearerToken,
  type HandleCall,
} from '@mainstreet/platform/http/handle-call.ts'
import type { FastifyRequest } from 'fastify'
import { type BrowserConfig, getBrowserConfig } from './browser-config.ts'
import { changePassword } from './change-password.ts'
import { issueCsrfToken } from './csrf.ts'
import { clearEmailBounce, findEmailBounce } from './email-bounces-store.ts'
import type { AuthenticatedUser, IdentityProvider } from './identity-provider/identity-provider.ts'
import { deleteOwnAccount, requireNotDemoAccount, updateOwnName } from './own-account.ts'
import { register } from './register.ts'
import type { SessionResolver } from './session-resolver.ts'
import type { ShopLifecycle } from './shop-lifecycle.ts'
import { signIn } from './sign-in.ts'
import { countFailedSignIns, listSignIns } from './sign-in-activity.ts'
import { translateAuthErrors } from './translate-auth-errors.ts'
import { deleteUser } from './users/delete-user.ts'
import { exportUserData } from './users/export-user-data.ts'
import { createUser, getUser, listUserPage, updateUser } from './users/manage-users.ts'
import { updateRole } from './users/update-role.ts'
import { presentUserDetails } from './users/users-store.ts'

type AccountRouteDeps = AuthDeps & {
  sessions: SessionResolver
  provider: IdentityProvider
  shops: ShopLifecycle
  csrfSecret: string
  secureCookies: boolean
  browser: BrowserConfig
  /** Empty when demo mode is off. */
  demoAccounts: readonly DemoAccount[]
}

export function accountRoutes(on: HandleCall<Viewer>, deps: AccountRouteDeps) {
  const { db, now, sessions, provider, csrfSecret, secureCookies, demoAccounts } = deps

  /** Undefined for demo tokens: they have no account at the provider. */
  async function findAuthenticatedUser(
    viewer: Viewer,
    raw: FastifyRequest,
  ): Promise<(AuthenticatedUser & { sessionId: string }) | undefined> {
    const token = getBearerToken(raw) ?? ''
    const sessionId = await sessions.findSessionId(token)
    return sessionId === undefined ? undefined : { id: viewer.id, email: viewer.email, token, sessionId }
  }

  on(calls.getCsrfToken, async ({ raw, reply }) => ({
    csrfToken: issueCsrfToken(csrfSecret, secureCookies, raw, reply),
  }))
  on(calls.getAuthConfig, async ({ reply }) => {
    reply.header('cache-control', 'no-cache')
    return getBrowserConfig(deps)
  })
  on(calls.login, async ({ body, raw, reply }) => {
    const caller = getCaller(raw)
    const signedIn = await signIn(deps, body, caller)
    setKnownDevice(deps, caller, signedIn.user.email, reply)
    return signedIn
  })
  on(calls.register, ({ body, raw }) => register(deps, body, getCaller(raw)))

  on(calls.changePassword, async ({ body, viewer, raw }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    if (!user) throw new ApiError('not_allowed', (m) => m.errors.accounts.demoPasswordLocked)
    await changePassword(provider, user, body, getCaller(raw))
    return { success: true as const }
  })
  on(calls.updateRole, async ({ body, viewer, isRecentlyAuthenticated }) => {
    requireNotDemoAccount(demoAccounts, { id: body.userId })
    if (body.userId !== viewer.id && !(await isRecentlyAuthenticated())) throw confirmIdentityError()
    const user = await updateRole(deps, viewer, body.userId, body.role, body.shop_name)
    const { id, email, role, name, shop_id } = user
    return { user: { id, email, role, name, shop_id }, shopId: shop_id }
  })
  on(calls.logout, async ({ body, viewer, raw }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    if (user) await translateAuthErrors(provider.signOut(user, body.scope))
    else await sessions.endDemoSession(getBearerToken(raw) ?? '')
    return undefined
  })

  on(calls.getMe, async ({ viewer }) => ({
    user: presentUser(viewer),
    email_bounced_at: (await findEmailBounce(db, viewer.id))?.toISOString() ?? null,
  }))
  on(calls.clearEmailBounce, async ({ viewer }) => {
    await clearEmailBounce(db, viewer.id)
    return undefined
  })
  on(calls.updateMe, async ({ body, viewer }) => {
    requireNotDemoAccount(demoAccounts, viewer)
    const { id, email, role, name, shop_id } = await updateOwnName(deps, viewer, body.name)
    return { user: { id, email, role, name, shop_id } }
  })
  on(calls.listSessions, async ({ viewer, raw }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    const providerSessions = user ? await translateAuthErrors(provider.listSessions(user)) : []
    return {
      data: providerSessions.map(
        ({ id, created_at, refreshed_at, expires_at, user_agent, ip, is_counter_device }) => ({
          id,
          created_at: created_at.toISOString(),
          refreshed_at: refreshed_at.toISOString(),
          expires_at: expires_at?.toISOString() ?? null,
          // a hosted project does not store the user agent; for the current session the request has it
          user_agent: user_agent || (id === user?.sessionId ? getCaller(raw).userAgent : ''),
          ip,
          is_counter_device,
          is_current: id === user?.sessionId,
        }),
      ),
    }
  })
  on(calls.endSession, async ({ params, viewer, raw }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    if (!user || !(await translateAuthErrors(provider.endSession(user, params.id))))
      throw notFoundError('session')
    return undefined
  })
  on(calls.reportActivity, async ({ viewer, raw }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    const timeoutMs = user && (await translateAuthErrors(provider.recordActivity(user)))
    return { idle_timeout_seconds: timeoutMs === undefined ? null : timeoutMs / secondMs }
  })
  on(calls.registerCounterDevice, async ({ viewer, raw }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    if (viewer.role !== 'merchant') throw new ApiError('not_allowed', (m) => m.errors.common.onlyFor.merchant)
    requireNotDemoAccount(demoAccounts, viewer)
    if (!user) throw new ApiError('not_allowed', (m) => m.errors.accounts.demoAccountLocked)
    if (!(await provider.setCounterDevice(user, user.sessionId, true))) throw notFoundError('session')
    return undefined
  })
  on(calls.removeCounterDevice, async ({ params, viewer, raw }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    if (!user || !(await provider.setCounterDevice(user, params.id, false))) throw notFoundError('session')
    return undefined
  })
  on(calls.listSignIns, async ({ query, viewer }) => listSignIns(deps, viewer, query))
  on(calls.getFailedSignIns, async ({ viewer, raw }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    return user ? countFailedSignIns(deps, user, getCaller(raw)) : { count: 0, since: null }
  })
  on(calls.confirmIdentity, async ({ body, viewer, raw }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    if (user) await translateAuthErrors(provider.confirmIdentity(user, body, getCaller(raw)))
    return undefined
  })
  on(calls.exportMe, async ({ viewer, raw, reply }) => {
    const user = await findAuthenticatedUser(viewer, raw)
    reply.header('content-disposition', 'attachment; filename="mainstreet-account.json"')
    reply.type('application/json; charset=utf-8')
    const owner = user ?? { id: viewer.id, email: viewer.email, token: '' }
    await deps.signInLog.flush()
    return asStreamedResponse(await exportUserData(db, user && provider, owner, now()))
  })
  on(calls.deleteMe, async ({ body, viewer, raw }) => {
    requireNotDemoAccount(demoAccounts, viewer)
    await deleteOwnAccount(deps, viewer, await findAuthenticatedUser(viewer, raw), body, getCaller(raw))
    return undefined
  })

  on(calls.listDemoAccounts, async () => {
    if (demoAccounts.length === 0) throw notFoundError('page')
    return { data: [...demoAccounts] }
  })

  on(calls.listUsers, ({ query, viewer }) => listUserPage(db, viewer, query))
  on(calls.createUser, async ({ body, viewer }) => ({
    user: presentUserDetails(await createUser(deps, viewer, body)),
  }))
  on(calls.getUser, async ({ params, viewer }) => ({
    user: presentUserDetails(await getUser(db, viewer, params.id)),
  }))
  on(calls.updateUser, async ({ params, body, viewer, isRecentlyAuthenticated }) => {
    const grantsAccess = body.role !== undefined || body.email !== undefined
    if (grantsAccess && !(await isRecentlyAuthenticated())) throw confirmIdentityError()
    return { user: presentUserDetails(await updateUser(deps, viewer, params.id, body)) }
  })
  on(calls.deleteUser, async ({ params, query, viewer }) => {
    await deleteUser(deps, viewer, params.id, query)
    return undefined
  })
}
