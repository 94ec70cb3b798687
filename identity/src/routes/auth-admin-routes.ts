import { isUuid } from '@mainstreet/contract/uuid.ts'
import { getBearerToken } from '@mainstreet/platform/http/handle-call.ts'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { presentAccount, presentFactor } from '../accounts/account.ts'
import { listAccounts } from '../accounts/accounts-store.ts'
import { parseEmail } from '../accounts/email-address.ts'
import {
  createAccountByAdmin,
  deleteAccountByAdmin,
  requireExistingAccount,
  updateAccountByAdmin,
} from '../accounts/manage-accounts.ts'
import type { AuthDeps } from '../auth-deps.ts'
import { AuthError, validationError } from '../auth-error.ts'
import { generateLink, inviteAccount } from '../email/generate-link.ts'
import { removeFactorByAdmin } from '../factors/remove-factors.ts'
import { listPasskeysOf, removePasskeyByAdmin } from '../passkeys/manage-passkeys.ts'
import { requireServiceRole } from '../sessions/require-session.ts'
import { type AuthBody, getQuery, getRedirectUrl, parseAuthBody } from './auth-request.ts'
import { parseFactorId } from './factor-routes.ts'
import { parsePasskeyId } from './passkey-routes.ts'

const maxPerPage = 1000

/** Requires a token of the service role. */
export function authAdminRoutes(app: FastifyInstance, deps: AuthDeps): void {
  const { settings } = deps
  const guard = { preHandler: (request: FastifyRequest) => requireServiceRole(deps, getBearerToken(request)) }

  app.get('/admin/users', guard, async (request, reply) => {
    const query = getQuery(request)
    const page = parseWholeNumber(query.page, 1, 1_000_000)
    const perPage = parseWholeNumber(query.per_page, 50, maxPerPage)
    const { accounts, total } = await listAccounts(deps.db, { page, perPage })
    const last = Math.max(1, Math.ceil(total / perPage))
    const pageLink = (number: number, rel: string) =>
      `<${settings.url}/admin/users?page=${number}&per_page=${perPage}>; rel="${rel}"`
    const links = [...(page < last ? [pageLink(page + 1, 'next')] : []), pageLink(last, 'last')]
    reply.header('x-total-count', total).header('link', links.join(', '))
    return { users: accounts.map(presentAccount), aud: 'authenticated' }
  })

  app.post('/admin/users', guard, async (request) =>
    presentAccount(await createAccountByAdmin(deps, parseNewAccount(parseAuthBody(request)))),
  )

  app.get('/admin/users/:id', guard, async (request) =>
    presentAccount(await requireExistingAccount(deps.db, parseAccountId(request))),
  )

  app.put('/admin/users/:id', guard, async (request) =>
    presentAccount(
      await updateAccountByAdmin(deps, parseAccountId(request), parseAccountChanges(parseAuthBody(request))),
    ),
  )

  app.delete('/admin/users/:id', guard, async (request) =>
    presentAccount(await deleteAccountByAdmin(deps, parseAccountId(request))),
  )

  app.get('/admin/users/:id/factors', guard, async (request) =>
    (await requireExistingAccount(deps.db, parseAccountId(request))).factors.map(presentFactor),
  )

  app.delete('/admin/users/:id/factors/:factorId', guard, async (request) => {
    const account = await requireExistingAccount(deps.db, parseAccountId(request))
    return presentFactor(await removeFactorByAdmin(deps, account.id, parseFactorId(request, 'factorId')))
  })

  app.get('/admin/users/:id/passkeys', guard, async (request) => {
    const { id } = await requireExistingAccount(deps.db, parseAccountId(request))
    return listPasskeysOf(deps, id)
  })

  app.delete('/admin/users/:id/passkeys/:passkeyId', guard, async (request, reply) => {
    const { id } = await requireExistingAccount(deps.db, parseAccountId(request))
    await removePasskeyByAdmin(deps, id, parsePasskeyId(request, 'passkeyId'))
    return reply.code(204).send()
  })

  app.post('/admin/generate_link', guard, async (request) => {
    const body = parseAuthBody(request)
    const redirectTo = getRedirectUrl(settings, request, body.redirect_to)
    const { account, link } = await generateLink(deps, { ...parseLinkInput(body), redirectTo })
    return { ...presentAccount(account), ...link }
  })

  app.post('/invite', guard, async (request) => {
    const body = parseAuthBody(request)
    if (!body.email) throw validationError('An email address is required')
    const input = {
      email: parseEmail(body.email),
      data: body.data ?? {},
      redirectTo: getRedirectUrl(settings, request),
    }
    return presentAccount(await inviteAccount(deps, input))
  })
}

function parseWholeNumber(text: string | undefined, fallback: number, maxValue: number): number {
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < 0)
    throw validationError('Bad Pagination Parameters: must be whole numbers')
  return Math.min(Math.max(value, 1), maxValue)
}

function parseAccountId(request: FastifyRequest): string {
  const { id = '' } = request.params as { id?: string }
  if (!isUuid(id)) throw new AuthError(404, 'validation_failed', 'user_id must be an UUID')
  return id.toLowerCase()
}

function parseNewAccount(body: AuthBody) {
  if (!body.email) throw validationError('Cannot create a user without either an email or phone')
  return {
    id: body.id && isUuid(body.id) ? body.id.toLowerCase() : undefined,
    email: parseEmail(body.email),
    password: body.password ?? undefined,
    isConfirmed: body.email_confirm ?? false,
    userMetadata: body.user_metadata ?? {},
    appMetadata: body.app_metadata ?? {},
    banDuration: body.ban_duration ?? undefined,
  }
}

function parseAccountChanges(body: AuthBody) {
  return {
    email: body.email ? parseEmail(body.email) : undefined,
    password: body.password ?? undefined,
    isConfirmed: body.email_confirm ?? undefined,
    userMetadata: body.user_metadata ?? undefined,
    appMetadata: body.app_metadata ?? undefined,
    banDuration: body.ban_duration ?? undefined,
  }
}

function parseLinkInput(body: AuthBody) {
  if (!body.email) throw validationError('An email address is required')
  return {
    type: body.type ?? '',
    email: parseEmail(body.email),
    password: body.password ?? undefined,
    newEmail: body.new_email ? parseEmail(body.new_email) : undefined,
    data: body.data ?? {},
  }
}
