import type { Viewer } from '@mainstreet/identity/viewer.ts'

/** The folders of file storage that a user owns: the user's own and, for a merchant, the shop's. */
export function listOwnFolders(viewer: Viewer): string[] {
  return viewer.shop_id && viewer.role === 'merchant' ? [viewer.id, viewer.shop_id] : [viewer.id]
}
