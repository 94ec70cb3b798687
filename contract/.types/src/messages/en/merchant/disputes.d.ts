/** Card payments that cardholders contest at their bank. */
export declare const disputes: {
    title: string;
    listLabel: string;
    openCount: (count: number) => string;
    empty: {
        title: string;
        text: string;
    };
    columns: {
        dispute: string;
        amount: string;
        deadline: string;
        opened: string;
        status: string;
    };
    noDeadline: string;
    evidence: string;
    evidenceLabel: (amount: string) => string;
    amount: (amount: string) => string;
    deadline: (date: string) => string;
    noRefund: string;
    statuses: {
        warning_needs_response: string;
        warning_under_review: string;
        warning_closed: string;
        needs_response: string;
        under_review: string;
        prevented: string;
        won: string;
        lost: string;
    };
    /** The bank's reasons by their code. */
    reasons: {
        bank_cannot_process: string;
        credit_not_processed: string;
        duplicate: string;
        fraudulent: string;
        general: string;
        product_not_received: string;
        product_unacceptable: string;
        unrecognized: string;
    };
};
