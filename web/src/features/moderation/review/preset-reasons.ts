import { dashboard } from '@mainstreet/contract/messages/dashboard.ts'
import type { ShopStatus } from '@mainstreet/contract/shops/shop-status.ts'

export type PresetReason = { title: string; text: string }

/** Prepared texts for rejecting or suspending a shop. */
export function getPresetReasons(status: ShopStatus): readonly PresetReason[] {
  if (status === 'rejected') return []
  const { rejectionReasons, suspensionReasons } = dashboard.adminReview
  return Object.values(status === 'approved' ? suspensionReasons : rejectionReasons)
}
