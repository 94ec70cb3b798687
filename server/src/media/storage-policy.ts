import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { StoragePolicy } from '@mainstreet/storage/storage-caller.ts'
import type { ClientSettings } from '../config/client-config.ts'

/** What the marketplace decides about buckets and objects. */
export function createStoragePolicy(settings: ClientSettings['storage']): StoragePolicy {
  return { ...settings, listOwnFolders }
}

/** A user's own folder and, for a merchant, the shop's. */
function listOwnFolders({ id, role, shop_id }: Viewer): string[] {
  return shop_id && role === 'merchant' ? [id, shop_id] : [id]
}
