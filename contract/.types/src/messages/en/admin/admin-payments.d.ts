/** The differences between our records of payments and the provider's. */
export declare const adminPayments: {
    cards: {
        title: string;
        on: string;
        stopped: string;
        reason: (reason: string) => string;
        stop: string;
        resume: string;
        stopTitle: string;
        stopText: string;
        resumeTitle: string;
        resumeText: string;
        reasonLabel: string;
        reasonHint: string;
        cancel: string;
        hasStopped: string;
        hasResumed: string;
    };
    list: string;
    mismatches: string;
    filter: string;
    open: string;
    includeResolved: string;
    listLabel: string;
    empty: {
        title: string;
        text: string;
        action: string;
    };
    columns: {
        mismatch: string;
        ourRecords: string;
        provider: string;
        found: string;
        status: string;
        actions: string;
    };
    resolved: string;
    viewOrders: string;
    viewOrdersLabel: ({ mismatch, amount }: {
        mismatch: string;
        amount: string;
    }) => string;
    resolve: string;
    resolveLabel: ({ mismatch, amount }: {
        mismatch: string;
        amount: string;
    }) => string;
    done: (mismatch: string) => string;
    payment: (id: string) => string;
    amountOfPayment: ({ amount, id }: {
        amount: string;
        id: string;
    }) => string;
    chargedAmount: ({ state, amount }: {
        state: string;
        amount: string;
    }) => string;
    states: {
        none: string;
        closed: string;
        void: string;
        voided: string;
        canceled: string;
        live: string;
        test: string;
        open: string;
        authorized: string;
        requires_capture: string;
        captured: string;
        succeeded: string;
        failed: string;
    };
    discrepancies: {
        unknown_payment: {
            title: string;
            text: string;
            nextStep: string;
        };
        wrong_amount: {
            title: string;
            text: string;
            nextStep: string;
        };
        wrong_currency: {
            title: string;
            text: string;
            nextStep: string;
        };
        wrong_mode: {
            title: string;
            text: string;
            nextStep: string;
        };
        paid_late: {
            title: string;
            text: string;
            nextStep: string;
        };
        not_found: {
            title: string;
            text: string;
            nextStep: string;
        };
        authorized_elsewhere: {
            title: string;
            text: string;
            nextStep: string;
        };
        captured_elsewhere: {
            title: string;
            text: string;
            nextStep: string;
        };
        refunded_elsewhere: {
            title: string;
            text: string;
            nextStep: string;
        };
        disputed_elsewhere: {
            title: string;
            text: string;
            nextStep: string;
        };
        refund_failed: {
            title: string;
            text: string;
            nextStep: string;
        };
        capture_failed: {
            title: string;
            text: string;
            nextStep: string;
        };
    };
};
