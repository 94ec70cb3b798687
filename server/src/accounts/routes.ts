import type { DemoAccount } from '@mainstreet/contract/accounts/user.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import type { FastifyRequest } from 'fastify'
import type { AuthDeps } from '../../../protocols/auth/auth-deps.ts'
import { callerOf } from '../../../protocols/auth/routes/auth-request.ts'
import { notFound, Refusal } from '../platform/http/api-error.ts'
import { bearerOf, type On } from '../platform/http/handle-call.ts'
import { type BrowserConfig, browserConfig } from './browser-config.ts'
import { changePassword } from './change-password.ts'
import { csrfTokenFor } from './csrf.ts'
import type { Own, Provider } from './identity-provider/identity-provider.ts'
import { deleteMe, renameMe, requireNoDemo } from './own-account.ts'
import { register } from './register.ts'
import type { Sessions } from './session-resolver.ts'
import type { ShopKeeping } from './shop-lifecycle.ts'
import { signIn } from './sign-in.ts'
import { speaking } from './translate-auth-errors.ts'
import { deleteUser } from './users/delete-user.ts'
import { exportPerson } from './users/export-user-data.ts'
import { createUser, requireUser, updateUser, userPage } from './users/manage-users.ts'
import { updateRole } from './users/update-role.ts'
import { presentAccount } from './users/users-store.ts'
import { presentUser, type Viewer } from './viewer.ts'

type IdentityDeps = AuthDeps & {
  sessions: Sessions
  provider: Provider
  shops: ShopKeeping
  csrfSecret: string
  secureCookies: boolean
  browser: BrowserConfig
  /** Empty when demo mode is off. */
  demoAccounts: readonly DemoAccount[]
}

export function identityRoutes(on: On<Viewer>, deps: IdentityDeps) {
  const { db, now, sessions, provider, csrfSecret, secureCookies, demoAccounts } = deps

  /** Undefined for demo tokens: they have no account at the provider. */
  async function ownOf(
    viewer: Viewer,
    raw: FastifyRequest,
  ): Promise<(Own & { sessionId: string }) | undefined> {
    const token = bearerOf(raw) ?? ''
    const sessionId = await sessions.sessionOf(token)
    return sessionId === undefined ? undefined : { id: viewer.id, email: viewer.email, token, sessionId }
  }

  on(calls.csrfToken, async ({ raw, reply }) => ({
    csrfToken: csrfTokenFor(csrfSecret, secureCookies, raw, reply),
  }))
  on(calls.authConfig, async ({ reply }) => {
    reply.header('cache-control', 'no-cache')
    return browserConfig(deps)
  })
  on(calls.login, ({ body, raw }) => signIn(deps, body, callerOf(raw)))
  on(calls.register, ({ body, raw }) => register(deps, body, callerOf(raw)))

  on(calls.changePassword, async ({ body, viewer, raw }) => {
    const own = await ownOf(viewer, raw)
    if (!own) throw new Refusal('not_allowed', 'Demo accounts keep their passwords')
    await changePassword(provider, own, body, callerOf(raw))
    return { success: true as const }
  })
  on(calls.updateRole, async ({ body, viewer }) => {
    requireNoDemo(demoAccounts, { id: body.userId })
    const user = await updateRole(deps, viewer, body.userId, body.role, body.shop_name)
    const { id, email, role, name, shop_id } = user
    return { user: { id, email, role, name, shop_id }, shopId: shop_id }
  })
  on(calls.logout, async ({ body, viewer, raw }) => {
    const own = await ownOf(viewer, raw)
    if (own) await speaking(provider.signOut(own, body.scope))
    else await sessions.endDemo(bearerOf(raw) ?? '')
    return undefined
  })

  on(calls.me, async ({ viewer }) => ({ user: presentUser(viewer) }))
  on(calls.updateMe, async ({ body, viewer }) => {
    requireNoDemo(demoAccounts, viewer)
    const { id, email, role, name, shop_id } = await renameMe(deps, viewer, body.name)
    return { user: { id, email, role, name, shop_id } }
  })
  on(calls.listSessions, async ({ viewer, raw }) => {
    const own = await ownOf(viewer, raw)
    const places = own ? await speaking(provider.places(own)) : []
    return {
      data: places.map(({ id, created_at, refreshed_at, not_after, user_agent, ip }) => ({
        id,
        created_at: created_at.toISOString(),
        refreshed_at: refreshed_at.toISOString(),
        ends_at: not_after?.toISOString() ?? null,
        // a hosted project keeps nothing of it, but the one that asks says it now
        user_agent: user_agent || (id === own?.sessionId ? callerOf(raw).userAgent : ''),
        ip,
        current: id === own?.sessionId,
      })),
    }
  })
  on(calls.endSession, async ({ params, viewer, raw }) => {
    const own = await ownOf(viewer, raw)
    if (!own || !(await speaking(provider.endPlace(own, params.id)))) throw notFound('Session')
    return undefined
  })
  on(calls.exportMe, async ({ viewer, raw, reply }) => {
    const own = await ownOf(viewer, raw)
    reply.header('content-disposition', 'attachment; filename="mainstreet-account.json"')
    return exportPerson(db, own && provider, own ?? { id: viewer.id, email: viewer.email, token: '' }, now())
  })
  on(calls.deleteMe, async ({ body, viewer, raw }) => {
    requireNoDemo(demoAccounts, viewer)
    await deleteMe(deps, viewer, await ownOf(viewer, raw), body, callerOf(raw))
    return undefined
  })

  on(calls.demoAccounts, async () => {
    if (demoAccounts.length === 0) throw notFound('Page')
    return { data: [...demoAccounts] }
  })

  on(calls.listUsers, ({ query }) => userPage(db, query))
  on(calls.createUser, async ({ body, viewer }) => ({
    user: presentAccount(await createUser(deps, viewer, body)),
  }))
  on(calls.getUser, async ({ params }) => ({ user: presentAccount(await requireUser(db, params.id)) }))
  on(calls.updateUser, async ({ params, body, viewer }) => ({
    user: presentAccount(await updateUser(deps, viewer, params.id, body)),
  }))
  on(calls.deleteUser, async ({ params, query, viewer }) => {
    await deleteUser(deps, viewer, params.id, query)
    return undefined
  })
}
