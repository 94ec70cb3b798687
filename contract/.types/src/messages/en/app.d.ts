/** The shell, the component kit and the API client. */
export declare const app: {
    name: string;
    pageTitle: (title: string) => string;
    loading: string;
    loadingOf: (title: string) => string;
    close: string;
    cancel: string;
    back: string;
    tryAgain: string;
    tryAgainLater: string;
    keepShopping: string;
    optional: (label: string) => string;
    notFound: {
        title: string;
        text: string;
    };
    noScript: {
        title: string;
        text: string;
    };
    heads: {
        homeTitle: string;
        homeDescription: string;
        productTitle: ({ name, shop }: {
            name: string;
            shop: string;
        }) => string;
        productDescription: ({ name, shop }: {
            name: string;
            shop: string;
        }) => string;
        shopDescription: ({ name, category, address }: {
            name: string;
            category: string;
            address: string;
        }) => string;
    };
    header: {
        home: string;
        skipToContent: string;
        openMenu: string;
        closeMenu: string;
        menu: string;
        accountSettings: string;
        cart: string;
        emptyCart: string;
        /** `shown` is the count as in the badge, at most 99+. */
        cartItems: ({ count, shown }: {
            count: number;
            shown: string;
        }) => string;
        userMenu: string;
        userMenuOf: ({ initials, name }: {
            initials: string;
            name: string;
        }) => string;
        sessionEnded: string;
    };
    footer: string;
    theme: {
        legend: string;
        system: string;
        light: string;
        dark: string;
    };
    palette: {
        title: string;
        shortcut: string;
        titleWithShortcut: string;
        adminPlaceholder: string;
        merchantPlaceholder: string;
        results: string;
        resultCount: (count: number) => string;
        searching: string;
        none: string;
        groups: {
            views: string;
            shops: string;
            users: string;
        };
        newUser: string;
        accountSettings: string;
        adminViews: {
            queue: "Shop approvals";
            shops: string;
            users: string;
            orders: string;
            payments: string;
            errors: string;
            'failed-jobs': string;
            log: string;
            insights: string;
        };
        merchantViews: {
            shop: string;
            orders: string;
            products: string;
            messages: string;
            hours: string;
            insights: string;
            payouts: string;
            account: string;
        };
    };
    api: {
        rateLimited: string;
        rateLimitedSeconds: (count: number) => string;
        rateLimitedMinutes: (count: number) => string;
        failedWithStatus: (status: number) => string;
        downloadFailed: string;
        uploadOffline: string;
        uploadStalled: string;
        uploadFailed: string;
    };
    /** The component kit. */
    ui: {
        share: string;
        shareItem: (name: string) => string;
        linkCopied: {
            title: string;
            description: string;
        };
        shareLink: {
            title: string;
            label: string;
        };
        chartTable: string;
        sortBy: string;
        discount: (percent: number) => string;
        /** Before a struck price, for screen readers. */
        formerPrice: string;
        justNow: string;
        clear: string;
        suggestionCount: (count: number) => string;
        showPassword: string;
        hidePassword: string;
        suggestedReasons: string;
        reason: string;
        sheetStops: {
            closed: string;
            half: string;
            full: string;
        };
        toasts: {
            label: string;
            undo: string;
            dismiss: string;
        };
    };
    zoom: {
        label: (name: string) => string;
        help: string;
        helpOtherImages: string;
        controls: string;
        zoomIn: string;
        zoomOut: string;
        reset: (percent: number) => string;
        position: ({ number, count }: {
            number: number;
            count: number;
        }) => string;
        previous: string;
        next: string;
    };
    pager: {
        label: string;
        total: (count: string) => string;
        range: ({ first, last, total }: {
            first: string;
            last: string;
            total: string;
        }) => string;
        previous: string;
        next: string;
        page: string;
        ofPages: (count: string) => string;
        /** `instead` is a sentence: how to find the others. */
        limit: ({ count, instead }: {
            count: string;
            instead: string;
        }) => string;
    };
};
