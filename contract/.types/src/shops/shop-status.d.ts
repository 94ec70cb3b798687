export declare const shopStatuses: readonly ['pending_approval', 'approved', 'rejected'];
export type ShopStatus = (typeof shopStatuses)[number];
