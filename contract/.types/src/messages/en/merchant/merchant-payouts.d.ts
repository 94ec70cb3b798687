/** What a shop earned with card payments. */
export declare const merchantPayouts: {
    from: string;
    to: string;
    invalidDate: string;
    download: string;
    totals: {
        charged: string;
        refunded: string;
        disputed: string;
        commission: string;
        net: string;
    };
    columns: {
        order: string;
        charged: string;
        refunded: string;
        disputed: string;
        commission: string;
        net: string;
    };
    empty: {
        title: string;
        text: string;
        periodTitle: string;
        periodText: string;
        showAll: string;
    };
};
