export const shopStatuses = ['pending_approval', 'approved', 'rejected'] as const
export type ShopStatus = (typeof shopStatuses)[number]
