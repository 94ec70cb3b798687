type ShopTime = {
    shop: string;
    time: string;
};
/** Home, search, filters, products, shops, location and cart. */
export declare const shopping: {
    keepShopping: string;
    tryAgainLater: string;
    search: {
        label: string;
        shortPlaceholder: string;
        results: (search: string) => string;
        productResults: ({ products, search }: {
            products: number;
            search: string;
        }) => string;
        allResults: ({ shops, products, search }: {
            shops: number;
            products: number;
            search: string;
        }) => string;
        noResults: string;
    };
    filters: {
        categories: string;
        allCategories: string;
        comingSoon: string;
        plannedCategories: {
            Electronics: string;
            Kids: string;
            Sports: string;
        };
        title: string;
        titleWithCount: (count: number) => string;
        show: string;
        openNow: string;
        inStock: string;
        price: string;
        lowestPrice: string;
        highestPrice: string;
        minPlaceholder: string;
        maxPlaceholder: string;
        priceSeparator: string;
        setPrice: string;
        distance: string;
        anyDistance: string;
        radius: (miles: number) => string;
        priceBetween: ({ min, max }: {
            min: string;
            max: string;
        }) => string;
        priceFrom: (min: string) => string;
        priceUpTo: (max: string) => string;
        searchTerm: (search: string) => string;
        oneShop: string;
        active: string;
        remove: (filter: string) => string;
        reset: string;
        showProducts: string;
        showProductCount: (count: number) => string;
    };
    sort: {
        title: string;
        label: string;
        bestMatch: string;
        options: {
            newest: string;
            nearest: string;
            cheapest: string;
            dearest: string;
            name: string;
        };
    };
    empty: {
        notFound: (search: string) => string;
        noMatches: string;
        search: string;
        category: (category: string) => string;
        shop: (shop: string) => string;
        oneShop: string;
        inStock: string;
        openNow: string;
        priceBetween: ({ min, max }: {
            min: string;
            max: string;
        }) => string;
        priceFrom: (min: string) => string;
        priceUpTo: (max: string) => string;
        radius: ({ miles, location }: {
            miles: number;
            location: string;
        }) => string;
        noProducts: string;
        checkBack: string;
    };
    location: {
        label: string;
        useDevice: string;
        locating: string;
        notFound: string;
        showingDefault: (location: string) => string;
    };
    hours: {
        title: string;
        caption: string;
        today: (weekday: string) => string;
        period: ({ opens, closes }: {
            opens: string;
            closes: string;
        }) => string;
        special: string;
        ordersPaused: string;
        open24Hours: string;
        openUntil: (time: string) => string;
        closesSoon: (time: string) => string;
        closed: string;
        opensToday: (time: string) => string;
        opensOnWeekday: ({ weekday, time }: {
            weekday: string;
            time: string;
        }) => string;
        opensOnDate: ({ date, time }: {
            date: string;
            time: string;
        }) => string;
    };
    pickupPromise: {
        noOrders: string;
        today: (time: string) => string;
        todayUntil: ({ time, closes }: {
            time: string;
            closes: string;
        }) => string;
        tomorrow: (time: string) => string;
        onDay: ({ day, time }: {
            day: string;
            time: string;
        }) => string;
    };
    openShops: {
        label: string;
        count: (count: number) => string;
        none: string;
        noneWithin: (miles: number) => string;
        closesSoon: ({ shop, time }: ShopTime) => string;
        closesFirst: ({ shop, time }: ShopTime) => string;
        opensFirst: ({ shop, time }: ShopTime) => string;
    };
    nearby: {
        loading: string;
        none: string;
        map: string;
        filter: string;
        filterBy: (shop: string) => string;
        filterHint: string;
        productCount: (count: number) => string;
    };
    map: {
        label: string;
        loadFailed: string;
        unsupported: string;
        searchHere: string;
        note: string;
        close: (shop: string) => string;
        directions: (address: string) => string;
        cluster: (count: number) => string;
        pin: ({ shop, summary, state }: {
            shop: string;
            summary: string;
            state: string;
        }) => string;
    };
    product: {
        loading: string;
        details: string;
        reservedForYou: string;
        yourReservation: string;
        lowStock: (stock: number) => string;
        inStock: string;
        similar: string;
        noLongerSold: string;
        noLongerSoldText: (shop: string) => string;
        moreFrom: (shop: string) => string;
        visitShop: string;
        enlarge: (product: string) => string;
        imagePosition: ({ position, count }: {
            position: number;
            count: number;
        }) => string;
        imageWithAlt: ({ position, count, alt }: {
            position: number;
            count: number;
            alt: string;
        }) => string;
    };
    shop: {
        about: string;
        contact: string;
        products: (shop: string) => string;
        noProducts: string;
        checkBack: string;
    };
    reserve: {
        reserve: string;
        reserveFor: (amount: string) => string;
        reserveMore: string;
        quantity: string;
        payAtPickup: string;
        soldOut: string;
        saveForLater: string;
        confirmTitle: string;
        item: ({ quantity, price, shop }: {
            quantity: number;
            price: string;
            shop: string;
        }) => string;
        notNow: string;
        contactTitle: string;
        name: string;
        phone: string;
        phoneHint: string;
        openMyAccount: string;
        hints: {
            outOfStock: string;
            notAcceptingOrders: string;
            tooManyOpenOrders: string;
            priceChanged: string;
            inProgress: string;
        };
    };
    cart: {
        add: string;
        addProduct: (product: string) => string;
        saveForLater: string;
        view: string;
        countInCart: (count: number) => string;
        loading: string;
        empty: string;
        emptyHint: string;
        updateFailed: {
            title: string;
            description: string;
        };
        full: (products: number) => string;
        onlyLeft: ({ product, stock }: {
            product: string;
            stock: number;
        }) => string;
        removed: (product: string) => string;
        itemCount: (count: number) => string;
        nothingReserved: {
            title: string;
            description: string;
        };
        shopGone: string;
        totalAt: (shop: string) => string;
        checkOut: string;
        checkOutAt: (shop: string) => string;
        changeUnavailable: string;
        reserveOrPay: string;
        comeBack: string;
        line: {
            each: (price: string) => string;
            remove: (product: string) => string;
            unavailable: string;
            onlyLeft: (stock: number) => string;
            changeTo: (quantity: number) => string;
            priceChanged: (previous: string) => string;
            keep: string;
        };
        stepper: {
            label: (product: string) => string;
            decrease: (product: string) => string;
            increase: (product: string) => string;
            maximum: (product: string) => string;
        };
        summary: {
            title: string;
            unavailable: string;
            total: string;
            availableTotal: string;
            reserveAll: string;
            reserveAllFor: (amount: string) => string;
            checkOutAll: string;
            hint: string;
        };
        signIn: {
            label: string;
            toReserve: (title: string) => string;
            toCheckOut: string;
            registerToReserve: (title: string) => string;
            registerToCheckOut: string;
            confirmNext: string;
            cartSaved: string;
        };
        merge: {
            added: (count: number) => string;
            fromBefore: string;
            skipped: (count: number) => string;
            noneAdded: string;
        };
        reorder: {
            orderAgain: string;
            reserveAgain: string;
            added: string;
            noneAvailable: string;
            unavailable: (products: string) => string;
            fewer: (products: string) => string;
        };
    };
};
export {};
