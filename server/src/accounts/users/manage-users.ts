import { type Role, storedRole } from '@mainstreet/contract/accounts/roles.ts'
import type { StoredRole } from '@mainstreet/contract/accounts/user.ts'
import { paginationOf } from '@mainstreet/contract/paging.ts'
import { emailOf } from '../../../../protocols/auth/accounts/email-address.ts'
import type { IdentitySettings } from '../../../../protocols/auth/auth-settings.ts'
import { invitationLetter } from '../../../../protocols/auth/email/email-templates.ts'
import { audit } from '../../platform/db/audit.ts'
import type { Reader, Tx } from '../../platform/db/db.ts'
import { notFound, Refusal } from '../../platform/http/api-error.ts'
import { post } from '../../platform/mail/mail-worker.ts'
import type { Deps } from '../../platform/platform-deps.ts'
import { displayName } from '../display-name.ts'
import type { Provider } from '../identity-provider/identity-provider.ts'
import type { ShopKeeping } from '../shop-lifecycle.ts'
import { speaking } from '../translate-auth-errors.ts'
import type { Viewer } from '../viewer.ts'
import {
  addUser,
  changeUser,
  findUser,
  isLastAdmin,
  listUsers,
  lockUser,
  presentAccount,
  type UserRow,
} from './users-store.ts'

export type UserDeps = Deps & { provider: Provider; shops: ShopKeeping; settings: IdentitySettings }

type UserQuery = {
  page: number
  limit: number
  role?: Role | undefined
  search?: string | undefined
  sortBy?: 'created_at' | 'name' | 'email' | 'role' | undefined
  sortOrder?: 'asc' | 'desc' | undefined
}

export async function userPage(reader: Reader, query: UserQuery) {
  const { page, limit, role, search, sortBy = 'created_at', sortOrder } = query
  const descending = (sortOrder ?? (sortBy === 'created_at' ? 'desc' : 'asc')) === 'desc'
  const stored = role && storedRole(role)
  const { rows, total } = await listUsers(reader, { page, limit, role: stored, search, sortBy, descending })
  return { data: rows.map(presentAccount), pagination: paginationOf({ page, limit, total }) }
}

export async function requireUser(reader: Reader, id: string): Promise<UserRow> {
  const user = await findUser(reader, id)
  if (!user) throw notFound('User')
  return user
}

type NewUser = { email: string; name?: string | undefined; role: Role; password?: string | undefined }

/** Confirmed from the start; without a password its owner gets a link to set one. */
export function createUser(deps: UserDeps, viewer: Viewer, wish: NewUser): Promise<UserRow> {
  const { db, bus, provider, settings } = deps
  const work = async () => {
    const email = emailOf(wish.email)
    const name = wish.name ?? displayName({}, email)
    return db.tx(async (tx) => {
      const id = await provider.addAccount(tx, { email, name, password: wish.password })
      await addUser(tx, { id, email, name, role: storedRole(wish.role) })
      if (wish.role === 'merchant') await deps.shops.open(tx, { id, name, email })
      const user = await requireUser(tx, id)
      await audit(tx, viewer, 'user.create', id, { after: presentAccount(user) })
      const token = wish.password === undefined ? await provider.passwordToken(tx, email) : undefined
      if (token) await post(tx, bus, { to: email, ...invitationLetter(passwordLink(settings, token)) })
      return user
    })
  }
  return speaking(work())
}

/** Where a one-time token sets a password: the page shows a button, so that a mail scanner uses nothing up. */
export function passwordLink({ siteUrl }: Pick<IdentitySettings, 'siteUrl'>, token: string): string {
  return `${new URL('/reset-password', siteUrl)}?${new URLSearchParams({ token_hash: token, type: 'recovery' })}`
}

export type UserEdit = {
  name?: string | undefined
  email?: string | undefined
  role?: Role | undefined
  banned?: boolean | undefined
  version?: number | undefined
}

export function updateUser(deps: UserDeps, viewer: Viewer, id: string, edit: UserEdit): Promise<UserRow> {
  const { db, bus, provider, now } = deps
  const work = async () => {
    const email = edit.email === undefined ? undefined : emailOf(edit.email)
    return db.tx(async (tx) => {
      if (edit.role !== undefined || edit.banned) await requireOtherAdmin(tx, id, edit)
      const before = await lockUser(tx, id)
      if (!before) throw notFound('User')
      const role = edit.role && storedRole(edit.role)
      const changes = {
        name: edit.name,
        role,
        banned_at: edit.banned === undefined ? undefined : edit.banned ? (before.banned_at ?? now()) : null,
      }
      if (!(await changeUser(tx, id, changes, edit.version, now()))) throw stale(before)
      await followRole(tx, deps, before, role)
      if (email && email !== before.email) await provider.changeEmail(tx, id, email)
      if (edit.banned) await provider.endAll(tx, id)
      const after = await requireUser(tx, id)
      await audit(tx, viewer, 'user.update', id, {
        before: presentAccount(before),
        after: presentAccount(after),
      })
      tx.afterCommit(() => bus.publish('people', { user_id: id }))
      return after
    })
  }
  return speaking(work())
}

/** A new merchant gets a shop; one who has a shop stays its merchant until it is closed or given away. */
async function followRole(
  tx: Tx,
  deps: UserDeps,
  before: UserRow,
  role: StoredRole | undefined,
): Promise<void> {
  if (role === undefined || role === before.role) return
  if (role === 'merchant' && before.shop_id === null) await deps.shops.open(tx, before)
  if (role !== 'merchant' && before.shop_id !== null) throw undecided()
}

async function requireOtherAdmin(tx: Tx, id: string, { role, banned }: UserEdit): Promise<void> {
  if ((banned || role !== 'admin') && (await isLastAdmin(tx, id))) throw lastAdmin()
}

export function lastAdmin(): Refusal {
  return new Refusal('last_admin', 'This is the last admin of the street, and somebody must be one')
}

export function undecided(): Refusal {
  return new Refusal(
    'shop_undecided',
    'Say what becomes of the shop: close it, or give it to another merchant',
  )
}

function stale(user: UserRow): Refusal {
  return new Refusal('stale_version', 'This user has been changed meanwhile', {
    entity: { user: presentAccount(user) },
  })
}
