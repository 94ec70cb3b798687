/** The notification panel, its settings, and the alarm for new orders. */
export declare const notifications: {
    title: string;
    unreadLabel: (count: string) => string;
    panel: {
        /** Not the title: the region of toasts has that name. */
        label: string;
        markAllRead: string;
        settings: string;
        empty: string;
        unread: string;
    };
    settings: {
        device: string;
        messageSound: string;
        orderAlarm: string;
        orderAlarmHint: string;
        calm: string;
        calmHint: string;
        test: string;
        testMessageSound: string;
        testOrderAlarm: string;
        browser: string;
        browserHint: string;
        browserBlocked: string;
    };
    preferences: {
        heading: string;
        event: string;
        channels: {
            in_app: string;
            email: string;
        };
        choice: ({ event, channel }: {
            event: string;
            channel: string;
        }) => string;
        events: {
            order_placed: string;
            order_cancelled: string;
            order_expired: string;
            order_accepted: string;
            order_declined: string;
            order_ready: string;
            order_completed: string;
            order_cancelled_by_shop: string;
            order_expired_unanswered: string;
            order_no_show: string;
            order_payment: string;
            order_message: string;
            message_unread: string;
            shop_approved: string;
            shop_rejected: string;
            shop_pending_approval: string;
            payment_attention: string;
        };
    };
    alarm: {
        newOrders: (count: number) => string;
        mute: string;
        view: string;
        blocked: string;
    };
};
