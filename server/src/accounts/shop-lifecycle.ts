import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'

/** What happens to a shop when its owner registers or leaves; implemented by `shops`, which accounts cannot import. */
export type ShopLifecycle = {
  /** The new shop waits for approval. Returns its id. */
  open(tx: Tx, owner: { id: string; name: string; email: string }, shopName?: string): Promise<string>
  close(tx: Tx, actor: Viewer, shopId: string): Promise<void>
  /** Throws when the other user is not a merchant or already has a shop. */
  transfer(tx: Tx, actor: Viewer, shopId: string, to: string): Promise<void>
}
