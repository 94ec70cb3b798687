import type { FastifyInstance, FastifyRequest } from 'fastify'
import { bearerOf } from '../../../server/src/platform/http/handle-call.ts'
import { presentAccount } from '../accounts/account.ts'
import { listAccounts } from '../accounts/accounts-store.ts'
import { emailOf } from '../accounts/email-address.ts'
import { changeByAdmin, createByAdmin, deleteByAdmin, requireKnown } from '../accounts/manage-accounts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthRefusal, invalid } from '../auth-error.ts'
import { generateLink, invite } from '../email/generate-link.ts'
import { requireService } from '../sessions/require-session.ts'
import { type AuthBody, bodyOf, queryOf, redirectOf } from './auth-request.ts'

const mostPerPage = 1000
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** For whoever holds a service role's token (identity-protocol A10). */
export function adminCalls(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps
  const guard = { preHandler: (request: FastifyRequest) => requireService(deps, bearerOf(request)) }

  app.get('/admin/users', guard, async (request, reply) => {
    const query = queryOf(request)
    const page = wholeOf(query.page, 1, 1_000_000)
    const perPage = wholeOf(query.per_page, 50, mostPerPage)
    const { accounts, total } = await listAccounts(deps.db, { page, perPage })
    const last = Math.max(1, Math.ceil(total / perPage))
    const pageLink = (number: number, rel: string) =>
      `<${settings.url}/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`
    const links = [...(page < last ? [pageLink(page + 1, 'next')] : []), pageLink(last, 'last')]
    reply.header('x-total-count', total).header('link', links.join(', '))
    return { users: accounts.map(presentAccount), aud: 'authenticated' }
  })

  app.post('/admin/users', guard, async (request) =>
    presentAccount(await createByAdmin(deps, newAccountOf(bodyOf(request)))),
  )

  app.get('/admin/users/:id', guard, async (request) =>
    presentAccount(await requireKnown(deps.db, idOf(request))),
  )

  app.put('/admin/users/:id', guard, async (request) =>
    presentAccount(await changeByAdmin(deps, idOf(request), changesOf(bodyOf(request)))),
  )

  app.delete('/admin/users/:id', guard, async (request) =>
    presentAccount(await deleteByAdmin(deps, idOf(request))),
  )

  app.post('/admin/generate_link', guard, async (request) => {
    const body = bodyOf(request)
    const redirectTo = redirectOf(settings, request, body.redirect_to)
    const { account, link } = await generateLink(deps, { ...linkWishOf(body), redirectTo })
    return { ...presentAccount(account), ...link }
  })

  app.post('/invite', guard, async (request) => {
    const body = bodyOf(request)
    if (!body.email) throw invalid('An email address is required')
    const wish = {
      email: emailOf(body.email),
      data: body.data ?? {},
      redirectTo: redirectOf(settings, request),
    }
    return presentAccount(await invite(deps, wish))
  })
}

function wholeOf(given: string | undefined, fallback: number, most: number): number {
  if (given === undefined || given === '') return fallback
  const value = Number(given)
  if (!Number.isInteger(value) || value < 0) throw invalid('Bad Pagination Parameters: must be whole numbers')
  return Math.min(Math.max(value, 1), most)
}

function idOf(request: FastifyRequest): string {
  const { id = '' } = request.params as { id?: string }
  if (!uuid.test(id)) throw new AuthRefusal(404, 'validation_failed', 'user_id must be an UUID')
  return id.toLowerCase()
}

function newAccountOf(body: AuthBody) {
  if (!body.email) throw invalid('Cannot create a user without either an email or phone')
  return {
    id: body.id && uuid.test(body.id) ? body.id.toLowerCase() : undefined,
    email: emailOf(body.email),
    password: body.password ?? undefined,
    isConfirmed: body.email_confirm ?? false,
    userMetadata: body.user_metadata ?? {},
    appMetadata: body.app_metadata ?? {},
    ban: body.ban_duration ?? undefined,
  }
}

function changesOf(body: AuthBody) {
  return {
    email: body.email ? emailOf(body.email) : undefined,
    password: body.password ?? undefined,
    isConfirmed: body.email_confirm ?? undefined,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    ban: body.ban_duration ?? undefined,
  }
}

function linkWishOf(body: AuthBody) {
  if (!body.email) throw invalid('An email address is required')
  return {
    type: body.type ?? '',
    email: emailOf(body.email),
    password: body.password ?? undefined,
    newEmail: body.new_email ? emailOf(body.new_email) : undefined,
    data: body.data ?? {},
  }
}
