import type { StoredRole } from '../accounts/roles.ts';
/** The events that users are notified of, and the default channels. */
declare const notificationDefaults: {
    readonly order_placed: {
        readonly for: 'merchant';
        readonly in_app: true;
        readonly email: true;
    };
    readonly order_cancelled: {
        readonly for: 'merchant';
        readonly in_app: true;
        readonly email: true;
    };
    readonly order_expired: {
        readonly for: 'merchant';
        readonly in_app: true;
        readonly email: false;
    };
    readonly order_accepted: {
        readonly for: 'customer';
        readonly in_app: true;
        readonly email: false;
    };
    readonly order_declined: {
        readonly for: 'customer';
        readonly in_app: true;
        readonly email: true;
    };
    readonly order_ready: {
        readonly for: 'customer';
        readonly in_app: true;
        readonly email: true;
    };
    readonly order_completed: {
        readonly for: 'customer';
        readonly in_app: true;
        readonly email: false;
    };
    readonly order_cancelled_by_shop: {
        readonly for: 'customer';
        readonly in_app: true;
        readonly email: true;
    };
    readonly order_expired_unanswered: {
        readonly for: 'customer';
        readonly in_app: true;
        readonly email: true;
    };
    readonly order_no_show: {
        readonly for: 'customer';
        readonly in_app: true;
        readonly email: true;
    };
    readonly order_message: {
        readonly for: 'both';
        readonly in_app: true;
        readonly email: true;
    };
    readonly order_payment: {
        readonly for: 'both';
        readonly in_app: true;
        readonly email: true;
    };
    readonly message_unread: {
        readonly for: 'both';
        readonly in_app: true;
        readonly email: true;
    };
    readonly shop_approved: {
        readonly for: 'merchant';
        readonly in_app: true;
        readonly email: true;
    };
    readonly shop_rejected: {
        readonly for: 'merchant';
        readonly in_app: true;
        readonly email: true;
    };
    readonly shop_pending_approval: {
        readonly for: 'admin';
        readonly in_app: false;
        readonly email: true;
    };
    readonly payment_attention: {
        readonly for: 'admin';
        readonly in_app: false;
        readonly email: true;
    };
};
export type NotificationEvent = keyof typeof notificationDefaults;
export declare const notificationEvents: [NotificationEvent, ...NotificationEvent[]];
/** The events that a role can be notified of; an admin has no shop and places no orders. */
export declare function listNotificationEvents(role: StoredRole): NotificationEvent[];
export declare function getDefaultNotificationPreference(event: NotificationEvent): {
    in_app: boolean;
    email: boolean;
};
export {};
