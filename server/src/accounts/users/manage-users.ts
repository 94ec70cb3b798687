import { type Role, type StoredRole, toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { href } from '@mainstreet/contract/href.ts'
import { createPagination } from '@mainstreet/contract/paging.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { parseEmail } from '@mainstreet/identity/accounts/email-address.ts'
import type { AuthSettings } from '@mainstreet/identity/auth-settings.ts'
import {
  buildEmailChangedByAdminEmail,
  buildInvitationEmail,
} from '@mainstreet/identity/email/email-templates.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import { audit } from '@mainstreet/platform/db/audit.ts'
import { auditAdminListRead, auditAdminRead } from '@mainstreet/platform/db/audit-admin-read.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import { enqueueMail } from '@mainstreet/platform/mail/mail-worker.ts'
import type { PlatformDeps } from '@mainstreet/platform/platform-deps.ts'
import { getDisplayName } from '../display-name.ts'
import type { IdentityProvider } from '../identity-provider/identity-provider.ts'
import type { ShopLifecycle } from '../shop-lifecycle.ts'
import { translateAuthErrors } from '../translate-auth-errors.ts'
import {
  findUser,
  isLastAdmin,
  listUsers,
  lockUser,
  presentUserDetails,
  type UserRow,
  updateUserRow,
  upsertUser,
} from './users-store.ts'

export type ManageUsersDeps = PlatformDeps & {
  provider: IdentityProvider
  shops: ShopLifecycle
  settings: AuthSettings
}

type UserQuery = {
  page: number
  limit: number
  role?: Role | undefined
  search?: string | undefined
  sortBy?: 'created_at' | 'name' | 'email' | 'role' | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

export async function listUserPage(reader: Queryable, viewer: Viewer, query: UserQuery) {
  const { page, limit, role, search, sortBy = 'created_at', sortOrder } = query
  const descending = (sortOrder ?? (sortBy === 'created_at' ? 'desc' : 'asc')) === 'desc'
  const stored = role && toStoredRole(role)
  const { rows, total } = await listUsers(reader, { page, limit, role: stored, search, sortBy, descending })
  await auditAdminListRead(reader, viewer, 'user.list', rows)
  return { data: rows.map(presentUserDetails), pagination: createPagination({ page, limit, total }) }
}

export async function getUser(reader: Queryable, viewer: Viewer, id: string): Promise<UserRow> {
  const user = await requireUser(reader, id)
  await auditAdminRead(reader, viewer, { action: 'user.read', subjectId: id })
  return user
}

export async function requireUser(reader: Queryable, id: string): Promise<UserRow> {
  const user = await findUser(reader, id)
  if (!user) throw notFoundError('user')
  return user
}

type NewUserInput = { email: string; name?: string | undefined; role: Role; password?: string | undefined }

/** The account is confirmed from the start; without a password its owner gets a link to set one. */
export function createUser(deps: ManageUsersDeps, viewer: Viewer, input: NewUserInput): Promise<UserRow> {
  const { db, bus, provider, settings } = deps
  const work = async () => {
    const email = parseEmail(input.email)
    const name = input.name ?? getDisplayName({}, email)
    return db.tx(async (tx) => {
      const id = await provider.createAccount(tx, { email, name, password: input.password })
      await upsertUser(tx, { id, email, name, role: toStoredRole(input.role) })
      if (input.role === 'merchant') await deps.shops.open(tx, { id, name, email })
      const user = await requireUser(tx, id)
      await audit(tx, viewer, 'user.create', id, { after: presentUserDetails(user) })
      const token = input.password === undefined ? await provider.createPasswordToken(tx, email) : undefined
      if (token)
        await enqueueMail(tx, bus, {
          to: email,
          ...buildInvitationEmail(getPasswordResetUrl(settings, token)),
        })
      return user
    })
  }
  return translateAuthErrors(work())
}

/** The page behind the link has a button, so that a mail scanner that opens the link does not use up the token. */
export function getPasswordResetUrl({ siteUrl }: Pick<AuthSettings, 'siteUrl'>, token: string): string {
  const search = { token_hash: token, type: 'recovery' } as const
  return href(routes.resetPassword, { search, origin: siteUrl })
}

export type UserUpdateInput = {
  name?: string | undefined
  email?: string | undefined
  role?: Role | undefined
  banned?: boolean | undefined
  version?: number | undefined
}

export function updateUser(
  deps: ManageUsersDeps,
  viewer: Viewer,
  id: string,
  input: UserUpdateInput,
): Promise<UserRow> {
  const { db, bus, provider, now } = deps
  const work = async () => {
    const email = input.email === undefined ? undefined : parseEmail(input.email)
    return db.tx(async (tx) => {
      if (input.role !== undefined || input.banned) await requireOtherAdmin(tx, id, input)
      const before = await lockUser(tx, id)
      if (!before) throw notFoundError('user')
      const role = input.role && toStoredRole(input.role)
      const changes = {
        name: input.name,
        role,
        banned_at: input.banned === undefined ? undefined : input.banned ? (before.banned_at ?? now()) : null,
      }
      if (!(await updateUserRow(tx, id, changes, input.version, now()))) throw staleVersionError(before)
      await createShopForNewMerchant(tx, deps, before, role)
      if (email && email !== before.email) {
        await provider.changeEmail(tx, id, email)
        await enqueueMail(tx, bus, { to: before.email, ...buildEmailChangedByAdminEmail(email) })
      }
      if (input.banned) await provider.endAllSessions(tx, id)
      const after = await requireUser(tx, id)
      await audit(tx, viewer, 'user.update', id, {
        before: presentUserDetails(before),
        after: presentUserDetails(after),
      })
      tx.afterCommit(() => bus.publish('user.changed', { user_id: id }))
      return after
    })
  }
  return translateAuthErrors(work())
}

/** A new merchant gets a shop. A merchant with a shop keeps the role until the shop is closed or transferred. */
async function createShopForNewMerchant(
  tx: Tx,
  deps: ManageUsersDeps,
  before: UserRow,
  role: StoredRole | undefined,
): Promise<void> {
  if (role === undefined || role === before.role) return
  if (role === 'merchant' && before.shop_id === null) await deps.shops.open(tx, before)
  if (role !== 'merchant' && before.shop_id !== null) throw shopDecisionRequiredError()
}

async function requireOtherAdmin(tx: Tx, id: string, { role, banned }: UserUpdateInput): Promise<void> {
  if ((banned || role !== 'admin') && (await isLastAdmin(tx, id))) throw lastAdminError()
}

export function lastAdminError(): ApiError {
  return new ApiError('last_admin', (m) => m.errors.accounts.lastAdmin)
}

export function shopDecisionRequiredError(): ApiError {
  return new ApiError('shop_decision_required', (m) => m.fieldErrors.shopDecisionRequired)
}

function staleVersionError(user: UserRow): ApiError {
  return new ApiError('stale_version', (m) => m.errors.accounts.userChanged, {
    entity: { user: presentUserDetails(user) },
  })
}
