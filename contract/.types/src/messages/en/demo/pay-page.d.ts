/** The payment page of the Stripe sandbox. */
export declare const payPage: {
    siteName: string;
    testMode: string;
    testModeText: string;
    pageTitle: (title: string) => string;
    form: {
        pageTitle: string;
        title: string;
        testCard: string;
        quantity: (quantity: number) => string;
        pay: (amount: string) => string;
        cancel: string;
        /** The error's title in front of its text. */
        errorTitle: (title: string) => string;
    };
    errors: {
        declined: {
            title: string;
            text: string;
        };
        unconfirmed: {
            title: string;
            text: string;
        };
        unknown: {
            title: string;
            text: string;
        };
    };
    cards: {
        succeeds: {
            title: string;
            text: string;
        };
        declines: {
            title: string;
            text: string;
        };
        requires_action: {
            title: string;
            text: string;
        };
        delays: {
            title: string;
            text: string;
        };
        fails_refund: {
            title: string;
            text: string;
        };
        disputes: {
            title: string;
            text: string;
        };
        inquires: {
            title: string;
            text: string;
        };
    };
    /** A page of the provider's dashboard. */
    dispute: {
        title: string;
        notFound: string;
        statuses: {
            warning_needs_response: string;
            warning_under_review: string;
            warning_closed: string;
            needs_response: string;
            under_review: string;
            won: string;
            lost: string;
        };
        decisions: {
            winning_evidence: string;
            losing_evidence: string;
            accept: string;
        };
    };
    confirm: {
        pageTitle: string;
        title: string;
        text: ({ amount, card }: {
            amount: string;
            card: string;
        }) => string;
        yes: string;
        no: string;
    };
    closed: {
        notFound: {
            title: string;
            text: string;
        };
        paid: {
            title: string;
            text: string;
        };
        expired: {
            title: string;
            text: string;
        };
        goToCart: string;
        viewOrder: string;
    };
};
