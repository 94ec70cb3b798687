import type { Tx } from '../platform/db/db.ts'
import type { Viewer } from './viewer.ts'

/** What becomes of a shop when its owner comes or goes; the shops themselves know how (they stand to our right). */
export type ShopLifecycle = {
  /** Waits for approval; answers its id. */
  open(tx: Tx, owner: { id: string; name: string; email: string }, shopName?: string): Promise<string>
  close(tx: Tx, actor: Viewer, shopId: string): Promise<void>
  /** Refused when the other one is no merchant, or has a shop. */
  transfer(tx: Tx, actor: Viewer, shopId: string, to: string): Promise<void>
}
