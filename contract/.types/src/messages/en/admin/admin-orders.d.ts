/** The admin's list of orders, and the dialog with one order. */
export declare const adminOrders: {
    statuses: {
        pending: string;
        reserved: string;
        in_progress: string;
        completed: string;
        cancelled: string;
        declined: string;
        expired: string;
        no_show: string;
    };
    types: {
        order: string;
        reservation: string;
    };
    paymentStatuses: {
        none: string;
        awaiting_payment: string;
        authorized: string;
        paid: string;
        paid_in_store: string;
        partially_refunded: string;
        refunded: string;
        voided: string;
        failed: string;
    };
    search: string;
    searchPlaceholder: string;
    status: string;
    allStatuses: string;
    type: string;
    allTypes: string;
    payment: string;
    allPayments: string;
    listLabel: string;
    tooManyHint: string;
    empty: {
        title: string;
        text: string;
    };
    noResultsText: string;
    unknownNumberText: string;
    showAll: string;
    columns: {
        number: string;
        customer: string;
        shop: string;
        placed: string;
        type: string;
        status: string;
        payment: string;
        total: string;
    };
    details: {
        title: string;
        loading: string;
        items: string;
        delivery: string;
        total: string;
        history: string;
        openBoard: (shop: string) => string;
        viewLog: string;
        facts: {
            number: string;
            shop: string;
            type: string;
            placed: string;
            payment: string;
            email: string;
            phone: string;
            deliveryAddress: string;
            note: string;
            id: string;
        };
    };
    /** What happened to an order. */
    events: {
        placed: string;
        pending: string;
        reserved: string;
        in_progress: string;
        ready: string;
        completed: string;
        cancelled: string;
        declined: string;
        expired: string;
        no_show: string;
    };
    eventBy: {
        customer: (event: string) => string;
        merchant: (event: string) => string;
        admin: (event: string) => string;
        system: (event: string) => string;
    };
};
