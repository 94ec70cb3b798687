import type { AuthorizedOrder, NotifiedItems, NotifiedRefund } from '../../notifications/notification-content.ts';
/** The text of each notification, in the app and as an email. */
export declare const notificationTexts: {
    order_placed: ({ order_type, customer, items, card_cents, delivery_address }: {
        customer: string;
        items: NotifiedItems;
    } & {
        order_type: import("../../orders/transitions.ts").OrderType;
    } & {
        card_cents: number | null;
        delivery_address: string | null;
    }) => {
        title: string;
        body: string;
    };
    order_confirmed: ({ order_type, shop, items }: {
        shop: string;
        items: NotifiedItems;
    } & {
        order_type: import("../../orders/transitions.ts").OrderType;
    }) => {
        title: string;
        body: string;
    };
    order_in_preparation: ({ order_type, shop, items }: {
        shop: string;
        items: NotifiedItems;
    } & {
        order_type: import("../../orders/transitions.ts").OrderType;
    }) => {
        title: string;
        body: string;
    };
    order_declined: ({ order_type, shop, items, reason, refund }: {
        shop: string;
        items: NotifiedItems;
    } & {
        order_type: import("../../orders/transitions.ts").OrderType;
    } & {
        reason: string | null;
        refund: NotifiedRefund;
    }) => {
        title: string;
        body: string;
    };
    order_ready_for_pickup: ({ shop, items, pickup_code }: {
        shop: string;
        items: NotifiedItems;
    } & {
        pickup_code: string;
    }) => {
        title: string;
        body: string;
    };
    order_out_for_delivery: ({ shop, items, pickup_code, delivery_address }: {
        shop: string;
        items: NotifiedItems;
    } & {
        pickup_code: string;
        delivery_address: string;
    }) => {
        title: string;
        body: string;
    };
    order_picked_up: ({ shop, items }: {
        shop: string;
        items: NotifiedItems;
    }) => {
        title: string;
        body: string;
    };
    order_delivered: ({ shop, items }: {
        shop: string;
        items: NotifiedItems;
    }) => {
        title: string;
        body: string;
    };
    order_cancelled: ({ order_type, customer, items }: {
        customer: string;
        items: NotifiedItems;
    } & {
        order_type: import("../../orders/transitions.ts").OrderType;
    }) => {
        title: string;
        body: string;
    };
    order_cancelled_by_shop: ({ order_type, shop, items, reason, refund }: {
        shop: string;
        items: NotifiedItems;
    } & {
        order_type: import("../../orders/transitions.ts").OrderType;
    } & {
        reason: string | null;
        refund: NotifiedRefund;
    }) => {
        title: string;
        body: string;
    };
    order_expired: ({ order_type, customer, items }: {
        customer: string;
        items: NotifiedItems;
    } & {
        order_type: import("../../orders/transitions.ts").OrderType;
    }) => {
        title: string;
        body: string;
    };
    order_expired_unanswered: ({ order_type, shop, items, refund }: {
        shop: string;
        items: NotifiedItems;
    } & {
        order_type: import("../../orders/transitions.ts").OrderType;
    } & {
        refund: NotifiedRefund;
    }) => {
        title: string;
        body: string;
    };
    order_not_picked_up: ({ order_type, shop, items }: {
        shop: string;
        items: NotifiedItems;
    } & {
        order_type: import("../../orders/transitions.ts").OrderType;
    }) => {
        title: string;
        body: string;
    };
    order_not_delivered: ({ shop, items }: {
        shop: string;
        items: NotifiedItems;
    }) => {
        title: string;
        body: string;
    };
    order_message_from_customer: ({ order_type, customer, message }: {
        order_type: import("../../orders/transitions.ts").OrderType;
    } & {
        customer: string;
        message: string;
    }) => {
        title: string;
        body: string;
    };
    order_message_from_shop: ({ order_type, shop, message }: {
        order_type: import("../../orders/transitions.ts").OrderType;
    } & {
        shop: string;
        message: string;
    }) => {
        title: string;
        body: string;
    };
    payment_authorized: ({ total_cents, orders }: {
        total_cents: number;
        orders: AuthorizedOrder[];
    }) => {
        title: string;
        body: string;
    };
    payment_charged: ({ shop, items, cents }: {
        shop: string;
        items: NotifiedItems;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    payment_refunded: ({ shop, items, refunded_cents, total_cents }: {
        shop: string;
        items: NotifiedItems;
    } & {
        refunded_cents: number;
        total_cents: number;
    }) => {
        title: string;
        body: string;
    };
    payment_failed: ({ shop, items }: {
        shop: string;
        items: NotifiedItems;
    }) => {
        title: string;
        body: string;
    };
    payment_failed_for_shop: ({ customer, items }: {
        customer: string;
        items: NotifiedItems;
    }) => {
        title: string;
        body: string;
    };
    payment_expired: ({ order_type, shop }: {
        order_type: import("../../orders/transitions.ts").OrderType;
    } & {
        shop: string;
    }) => {
        title: string;
        body: string;
    };
    refund_failed: ({ shop, items, cents }: {
        shop: string;
        items: NotifiedItems;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    refund_failed_for_shop: ({ customer, items, cents }: {
        customer: string;
        items: NotifiedItems;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    refund_at_provider_for_shop: ({ customer, items, cents }: {
        customer: string;
        items: NotifiedItems;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    refund_at_provider_for_admin: ({ shop, number, cents }: {
        shop: string;
        number: string;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    dispute_opened_for_shop: ({ customer, items, cents, ...dispute }: {
        customer: string;
        items: NotifiedItems;
    } & {
        cents: number;
        is_inquiry: boolean;
        evidence_until: string | null;
        time_zone: string;
        evidence_url: string;
    }) => {
        title: string;
        body: string;
    };
    dispute_opened_for_admin: ({ shop, number, cents, ...dispute }: {
        shop: string;
        number: string;
    } & {
        cents: number;
        is_inquiry: boolean;
        evidence_until: string | null;
        time_zone: string;
        evidence_url: string;
    }) => {
        title: string;
        body: string;
    };
    dispute_won_for_shop: ({ customer, items, cents }: {
        customer: string;
        items: NotifiedItems;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    dispute_won_for_admin: ({ shop, number, cents }: {
        shop: string;
        number: string;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    dispute_lost_for_shop: ({ customer, items, cents }: {
        customer: string;
        items: NotifiedItems;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    dispute_lost_for_admin: ({ shop, number, cents }: {
        shop: string;
        number: string;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    dispute_ended_for_shop: ({ customer, items, cents }: {
        customer: string;
        items: NotifiedItems;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    dispute_ended_for_admin: ({ shop, number, cents }: {
        shop: string;
        number: string;
    } & {
        cents: number;
    }) => {
        title: string;
        body: string;
    };
    messages_unread: ({ from, count }: {
        from: string | null;
        count: number;
    }) => {
        title: string;
        body: string;
    };
    shop_approved: ({ shop }: {
        shop: string;
    }) => {
        title: string;
        body: string;
    };
    shop_rejected: ({ shop, reason }: {
        shop: string;
        reason: string | null;
    }) => {
        title: string;
        body: string;
    };
    shop_submitted: ({ shop, location }: {
        shop: string;
        location: string;
    }) => {
        title: string;
        body: string;
    };
    /** A notification of a newer version. */
    unknown: {
        title: string;
        body: string;
    };
};
