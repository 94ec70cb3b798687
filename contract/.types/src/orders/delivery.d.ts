import type { OrderType } from './transitions.ts';
/** A delivery is paid online, whichever call places it. */
export declare function isUnpaidDelivery({ isDelivery, isPaidOnline, }: {
    isDelivery: boolean;
    isPaidOnline: boolean;
}): boolean;
/** Whether the shop delivers the order. A reservation is always picked up; its address is only information. */
export declare function isDeliveryOrder({ order_type, delivery_address, }: {
    order_type: OrderType;
    delivery_address?: string | null | undefined;
}): boolean;
