declare const orders: (count: number) => string;
/** The charts of a shop's sales. */
export declare const merchantInsights: {
    periodLabel: string;
    periods: {
        7: string;
        30: string;
        90: string;
        365: string;
    };
    empty: {
        title: string;
        text: string;
    };
    showAsTable: string;
    orders: typeof orders;
    sales: {
        title: string;
        chartLabel: (span: number, total: string) => string;
        barLabel: ({ day, sales, count }: {
            day: string;
            sales: string;
            count: number;
        }) => string;
        columns: {
            day: string;
            orders: string;
            sales: string;
            lost: string;
        };
    };
    bestSellers: {
        title: string;
        top: (product: string) => string;
        none: string;
        columns: {
            product: string;
            sold: string;
            sales: string;
        };
        line: (sold: number, sales: string) => string;
    };
    busyHours: {
        title: string;
        busiest: (day: string, hour: string) => string;
        none: string;
        columns: {
            time: string;
            orders: string;
        };
        time: (day: string, hour: string) => string;
        chartLabel: string;
        cellLabel: ({ day, hour, count }: {
            day: string;
            hour: string;
            count: number;
        }) => string;
    };
    responseTime: {
        title: string;
        noneExpired: (responded: number) => string;
        someExpired: (responded: number, expired: number) => string;
        median: string;
        p90: string;
        responded: string;
        expired: string;
        columns: {
            measure: string;
            value: string;
        };
        seconds: (count: number) => string;
        minutes: (count: number) => string;
        hours: (count: number) => string;
    };
};
export {};
