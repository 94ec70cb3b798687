import { rejectionReasons } from '@mainstreet/contract/shops/rejection-reasons.ts'
import type { ShopStatus } from '@mainstreet/contract/shops/shop-status.ts'

export type PresetReason = { title: string; text: string }

const suspensionReasons: readonly PresetReason[] = [
  { title: 'Orders not kept', text: 'Customers could not pick up what they had ordered.' },
  { title: 'Goods not there', text: 'Products were shown that the shop does not have.' },
  { title: 'Closed for good', text: 'The shop has closed for good.' },
  { title: 'Asked for', text: 'The shop has asked to be taken off the street.' },
]

/** Prepared texts for rejecting or unlisting a shop. */
export function getPresetReasons(status: ShopStatus): readonly PresetReason[] {
  if (status === 'rejected') return []
  return status === 'approved' ? suspensionReasons : rejectionReasons
}
