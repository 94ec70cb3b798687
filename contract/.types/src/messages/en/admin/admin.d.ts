/** The frame of the admin dashboard, and its views for approvals, shops, errors and insights. */
export declare const admin: {
    navigation: string;
    viewLabels: {
        queue: string;
        shops: string;
        users: string;
        orders: string;
        payments: string;
        errors: string;
        'failed-jobs': string;
        log: string;
        insights: string;
    };
    actors: {
        customer: string;
        merchant: string;
        admin: string;
        system: string;
    };
    noResults: string;
    clearFilters: string;
    dates: {
        from: string;
        to: string;
    };
    queue: {
        listLabel: string;
        loading: string;
        /** `count` as in the badge, at most 99+. */
        waiting: (count: string) => string;
        arrival: (shop: string) => string;
        waitingSince: ({ category, time }: {
            category: string;
            time: string;
        }) => string;
        changed: string;
        resubmitted: string;
        more: (count: number) => string;
        empty: {
            title: string;
            text: string;
            action: string;
        };
        next: string;
        previous: string;
    };
    shops: {
        statusFilter: string;
        allStatuses: string;
        search: string;
        searchPlaceholder: string;
        category: string;
        allCategories: string;
        listLabel: string;
        tooManyHint: string;
        empty: {
            title: string;
            text: string;
        };
        noResultsText: string;
        showAll: string;
        columns: {
            name: string;
            status: string;
            category: string;
            address: string;
            products: string;
            submitted: string;
            actions: string;
        };
        review: string;
        reviewLabel: (shop: string) => string;
        back: string;
        openDashboard: string;
        delete: string;
        deletion: {
            title: (shop: string) => string;
            text: string;
            alternative: string;
            cancel: string;
            confirm: string;
            done: (shop: string) => string;
        };
    };
    errors: {
        levels: {
            page: string;
            section: string;
            component: string;
            window: string;
        };
        search: string;
        level: string;
        allLevels: string;
        listLabel: string;
        empty: {
            title: string;
            text: string;
        };
        noResultsText: string;
        showAll: string;
        columns: {
            message: string;
            context: string;
            level: string;
            reports: string;
            users: string;
            lastSeen: string;
        };
        noMessage: string;
        unknown: string;
        report: {
            title: string;
            facts: {
                time: string;
                context: string;
                url: string;
                browser: string;
                signedIn: string;
                id: string;
            };
            yes: string;
            no: string;
            stack: string;
            componentStack: string;
            close: string;
            dismiss: string;
            dismissed: {
                title: (count: number) => string;
                description: string;
                text: string;
            };
        };
    };
    insights: {
        loading: string;
        period: string;
        periods: {
            7: string;
            30: string;
            90: string;
            365: string;
        };
        figures: string;
        sales: string;
        orders: string;
        responseTime: string;
        noResponseTime: string;
        minutes: (count: number) => string;
        slowestMinutes: (count: number) => string;
        newUsers: string;
        merchants: (count: number) => string;
        columns: {
            day: string;
            hour: string;
            shop: string;
            product: string;
            sold: string;
        };
        salesByDay: string;
        topShops: string;
        bestSellers: string;
        busiestHours: string;
        busiestDays: string;
        noSales: string;
        noOrders: string;
        orderCount: typeof orderCount;
        dayTotals: ({ sales, orders, lostOrders }: {
            sales: string;
            orders: number;
            lostOrders: number;
        }) => string;
        shopTotals: ({ sales, orders }: {
            sales: string;
            orders: number;
        }) => string;
        productTotals: ({ sales, quantity }: {
            sales: string;
            quantity: number;
        }) => string;
        approvedShops: (count: number) => string;
        waitingShops: (count: number) => string;
        rejectedShops: (count: number) => string;
    };
};
declare function orderCount(count: number): string;
export {};
