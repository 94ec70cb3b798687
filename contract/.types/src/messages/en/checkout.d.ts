/** Checkout, payment and its pages. */
export declare const checkout: {
    loading: string;
    viewMyOrders: string;
    empty: {
        title: string;
        text: string;
    };
    fulfillment: {
        legend: string;
        pickup: string;
        pickupText: (shops: number) => string;
        delivery: string;
        deliveryByOne: (fee: string) => string;
        deliveryByEach: (fee: string) => string;
        deliveryBySome: ({ fee, delivering, pickup }: {
            fee: string;
            delivering: string;
            pickup: string;
        }) => string;
        freeDelivery: string;
        address: string;
        addressHint: string;
    };
    shop: {
        deliveryFee: string;
        arrangeDelivery: (shop: string) => string;
        notTakingOrders: (shop: string) => string;
        continueWithout: string;
        note: (shop: string) => string;
    };
    pickupTime: {
        label: (shop: string) => string;
        soonest: string;
        passed: string;
        today: string;
        option: ({ day, time }: {
            day: string;
            time: string;
        }) => string;
    };
    notTakingOrders: ({ shops, count }: {
        shops: string;
        count: number;
    }) => string;
    contact: {
        title: string;
        name: string;
        email: string;
        phone: string;
        phoneHint: string;
    };
    payment: {
        title: string;
        legend: string;
        online: {
            title: string;
            text: string;
        };
        inStore: {
            title: string;
            text: string;
        };
        deliveryIsOnline: string;
        onlineOnly: ({ shops, count }: {
            shops: string;
            count: number;
        }) => string;
        noCards: string;
        cardsStopped: string;
        testMode: string;
        testModeText: string;
        total: string;
        pay: (amount: string) => string;
        placeOrder: (amount: string) => string;
        payAtPickupHint: string;
        holdHint: (minutes: number) => string;
    };
    nextSteps: {
        outOfStock: string;
        notAcceptingOrders: string;
        ruleViolation: string;
        cardsStopped: string;
        conflict: string;
        notFound: string;
        inProgress: string;
        network: string;
        priceChanged: string;
        newTotal: (amount: string) => string;
    };
    unpaid: {
        text: ({ shops, amount }: {
            shops: string;
            amount: string;
        }) => string;
        resume: string;
    };
    redirect: {
        opening: string;
        notResponding: string;
        tryOrCancel: string;
        continueToPayment: string;
        cancel: string;
        unreachable: {
            title: string;
            text: string;
        };
        invalidTitle: string;
        invalidText: string;
        wrongSiteText: ({ site, payment }: {
            site: string;
            payment: string;
        }) => string;
        notPaid: {
            title: string;
            text: string;
        };
        onHold: string;
        onHoldUntil: (time: string) => string;
    };
    canceled: {
        notPaidTitle: string;
        notPaid: (shops: string) => string;
        notResponding: string;
        notCharged: {
            title: string;
            description: string;
        };
        itemsInCart: string;
        backToCart: string;
    };
    status: {
        title: string;
        loading: string;
        notFound: string;
        mayTakeMinutes: string;
        waitingTitle: string;
        confirming: string;
        confirmingText: string;
        nothingToShow: string;
        signInTitle: string;
        signInText: string;
    };
    summary: {
        placed: string;
        shopConfirms: (shop: string) => string;
        shopsConfirm: string;
        notPaidYet: string;
        notReceived: (amount: string) => string;
        chargedOnAccept: ({ shop, amount }: {
            shop: string;
            amount: string;
        }) => string;
        chargedOnAcceptAll: (amount: string) => string;
        paid: string;
        charged: (amount: string) => string;
        notCharged: string;
        holdReleased: (amount: string) => string;
        notPaid: string;
        expired: string;
        chargeFailed: string;
        chargeFailedText: (amount: string) => string;
    };
    confirmation: {
        orderTotal: string;
        total: string;
        charged: string;
    };
    refund: {
        action: string;
        title: (customer: string) => string;
        refundsSoFar: string;
        totals: {
            charged: string;
            refunded: string;
            disputed: string;
            commission: string;
            net: string;
        };
        fullyRefunded: string;
        started: (amount: string) => string;
        legend: string;
        full: {
            title: (amount: string) => string;
            text: string;
        };
        selected: {
            title: string;
            text: string;
        };
        custom: {
            title: string;
            text: string;
        };
        tooMuch: (left: string) => string;
        amountLabel: string;
        reasonLabel: string;
        reasonHint: string;
        submit: (amount: string) => string;
        confirm: {
            title: (cents: number) => string;
            text: string;
            back: string;
        };
        quantity: (product: string) => string;
        none: string;
        countOf: ({ count, quantity }: {
            count: number;
            quantity: number;
        }) => string;
        restock: string;
        restocked: string;
        item: ({ quantity, product }: {
            quantity: number;
            product: string;
        }) => string;
        states: {
            requested: (amount: string) => string;
            succeeded: (amount: string) => string;
            failed: (amount: string) => string;
        };
        failures: {
            lostOrStolen: string;
            expiredOrCanceled: string;
            unknown: (reason: string) => string;
        };
    };
};
