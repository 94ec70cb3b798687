import { savedContactLimits } from '@mainstreet/contract/accounts/limits.ts'
import type { SavedAddress, SavedContact } from '@mainstreet/contract/accounts/saved-contact.ts'
import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Db, Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError, notFoundError } from '@mainstreet/platform/http/api-error.ts'
import {
  clearDefaultAddress,
  deleteAddress,
  findPhone,
  insertAddress,
  listAddresses,
  lockContact,
  setAddress,
  setDefaultAddress,
  setPhone,
} from './store.ts'

type ContactDeps = { db: Db; now: () => Date }
type AddressChange = { address?: string | undefined; is_default?: true | undefined }

export async function getSavedContact(reader: Queryable, { id }: Viewer): Promise<SavedContact> {
  return { phone: await findPhone(reader, id), addresses: await listAddresses(reader, id) }
}

export async function updateSavedContact(
  reader: Queryable,
  viewer: Viewer,
  phone: string,
): Promise<SavedContact> {
  await setPhone(reader, viewer.id, phone)
  return getSavedContact(reader, viewer)
}

export function addSavedAddress(
  { db, now }: ContactDeps,
  viewer: Viewer,
  { address, is_default }: AddressChange & { address: string },
): Promise<SavedContact> {
  return db.tx(async (tx) => {
    const saved = await lockAddresses(tx, viewer)
    const same = saved.find((other) => other.address === address)
    if (same && is_default) await makeDefault(tx, viewer, same.id)
    if (!same) {
      const max = savedContactLimits.maxAddresses
      if (saved.length >= max)
        throw new ApiError('rule_violation', (m) => m.errors.accounts.tooManyAddresses(max))
      if (is_default) await clearDefaultAddress(tx, viewer.id)
      const isDefault = is_default ?? saved.length === 0
      await insertAddress(tx, viewer.id, { address, isDefault, now: now() })
    }
    return getSavedContact(tx, viewer)
  })
}

export function updateSavedAddress(
  db: Db,
  viewer: Viewer,
  id: string,
  { address, is_default }: AddressChange,
): Promise<SavedContact> {
  return db.tx(async (tx) => {
    const saved = await lockAddresses(tx, viewer)
    requireAddress(saved, id)
    if (saved.some((other) => other.id !== id && other.address === address))
      throw new ApiError('conflict', (m) => m.errors.accounts.addressTaken, {
        details: [{ path: 'address', message: (m) => m.errors.accounts.addressTaken }],
      })
    if (address !== undefined) await setAddress(tx, viewer.id, id, address)
    if (is_default) await makeDefault(tx, viewer, id)
    return getSavedContact(tx, viewer)
  })
}

export function deleteSavedAddress(db: Db, viewer: Viewer, id: string): Promise<void> {
  return db.tx(async (tx) => {
    const saved = await lockAddresses(tx, viewer)
    const { is_default } = requireAddress(saved, id)
    await deleteAddress(tx, viewer.id, id)
    const newest = saved.find((other) => other.id !== id)
    if (is_default && newest) await setDefaultAddress(tx, viewer.id, newest.id)
  })
}

/** What a customer asked to keep at a checkout; without room for the address, it is only on the order. */
export async function saveCheckoutContact(
  { db, now }: ContactDeps,
  viewer: Viewer,
  { phone, address }: { phone: string | undefined; address: string | undefined },
): Promise<void> {
  if (phone) await setPhone(db, viewer.id, phone)
  if (!address) return
  await db.tx(async (tx) => {
    const saved = await lockAddresses(tx, viewer)
    if (saved.length >= savedContactLimits.maxAddresses) return
    if (saved.some((other) => other.address === address)) return
    await insertAddress(tx, viewer.id, { address, isDefault: saved.length === 0, now: now() })
  })
}

async function lockAddresses(tx: Tx, { id }: Viewer): Promise<SavedAddress[]> {
  if (!(await lockContact(tx, id))) throw new ApiError('unauthenticated', (m) => m.session.noValidSession)
  return listAddresses(tx, id)
}

/** To a user, the addresses of others do not exist. */
function requireAddress(saved: readonly SavedAddress[], id: string): SavedAddress {
  const address = saved.find((one) => one.id === id)
  if (!address) throw notFoundError('address')
  return address
}

async function makeDefault(tx: Tx, { id: userId }: Viewer, id: string): Promise<void> {
  await clearDefaultAddress(tx, userId)
  await setDefaultAddress(tx, userId, id)
}
