import type { OrderStatus, OrderType } from '../../orders/transitions.ts';
/** The sentences of API errors, and the fields that they are about. */
export declare const errors: {
    common: {
        internal: string;
        badRequest: string;
        notFound: string;
        unknownId: string;
        tooLarge: string;
        jsonRequired: string;
        tooManyRequests: string;
        tooManyBytes: string;
        busy: string;
        unavailable: string;
        databaseUnavailable: string;
        diskFull: string;
        requestInProgress: string;
        sameRequestInProgress: string;
        conflict: string;
        unstorableValue: string;
        nestedTooDeeply: string;
        badUrl: string;
        unstorableUrl: string;
        unstorableBody: string;
        notJson: string;
        idempotencyKeyReused: string;
        idempotencyKeyFormat: (maxChars: number) => string;
        allowedMethods: (methods: string) => string;
        unreachablePage: (maxItems: number) => string;
        unreachablePageHint: (maxItems: number) => string;
        /** A field and what is wrong with it. */
        field: (path: string, message: string) => string;
        crossSite: string;
        pageOutdated: string;
        onlyFor: {
            customer: string;
            merchant: string;
            admin: string;
        };
    };
    notFound: {
        cart: string;
        cartItem: string;
        checkout: string;
        conversation: string;
        customer: string;
        discrepancy: string;
        email: string;
        job: string;
        image: string;
        order: string;
        page: string;
        payment: string;
        placeholder: string;
        product: string;
        refund: string;
        session: string;
        shop: string;
        sitemap: string;
        user: string;
    };
    accounts: {
        demoAccountLocked: string;
        demoPasswordLocked: string;
        banned: string;
        emailTaken: string;
        signUpClosed: string;
        tooManyAttempts: (seconds: number) => string;
        wrongPassword: string;
        signInUnavailable: string;
        lastAdmin: string;
        userChanged: string;
        chooseAnotherMerchant: string;
        onlyAdminsChangeRoles: string;
        roleChangeNotAllowed: ({ from, to }: {
            from: string;
            to: string;
        }) => string;
    };
    cart: {
        onlyOwner: string;
        otherShop: (product: string) => string;
        tooManyProducts: (max: number) => string;
        tooManyPieces: (max: number) => string;
        notEnoughStock: ({ stock, product, inCart }: {
            stock: number;
            product: string;
            inCart: number;
        }) => string;
        upTo: (stock: number) => string;
        empty: string;
    };
    catalog: {
        openShopFirst: string;
        tooManyProducts: (max: number) => string;
        shopRequired: string;
        onlyOwner: string;
        skuTaken: string;
        productChanged: string;
        stockNeedsVersion: string;
        versionRequired: string;
        tooManyAltTexts: string;
        importConflict: string;
        importAmbiguousName: string;
        importDuplicate: (row: number) => string;
        importFailed: ({ path, message, otherRows }: {
            path: string;
            message: string;
            otherRows: number;
        }) => string;
    };
    chat: {
        onlyOwnThreads: string;
        onlyOwnReads: string;
        onlyOwnName: string;
        onlyMembers: string;
        onlyOrderMembers: string;
        shopClosed: string;
        messageIdReused: string;
        unknownProduct: string;
    };
    images: {
        queueFull: string;
        hostNotAllowed: string;
        fetchFailed: string;
        notInUse: string;
        urlRequired: string;
        badParameters: string;
        unsupportedType: string;
        tooManyPixels: string;
        tooManyFrames: string;
        damaged: string;
        uploadGone: string;
        badReference: string;
        tooLarge: string;
        quotaExceeded: (megabytes: number) => string;
    };
    live: {
        authenticateFirst: string;
        badFrame: string;
        onlyOwnIdentity: string;
        joinFirst: string;
        tooManyThreads: (max: number) => string;
        privateChannel: string;
        badBroadcast: string;
    };
    location: {
        coordinatesIncomplete: string;
        coordinatesTogether: string;
    };
    notifications: {
        unknownEvent: (event: string) => string;
    };
    orders: {
        onlyCustomers: string;
        tooManyPieces: (max: number) => string;
        noDelivery: (shop: string) => string;
        choosePickup: string;
        onlinePaymentRequired: (shop: string) => string;
        notAccepting: (shop: string) => string;
        shopChanged: (shop: string) => string;
        tooManyUnpaid: ({ perShop, total }: {
            perShop: number;
            total: number;
        }) => string;
        tooManyReservations: (open: number) => string;
        oneShopOnly: string;
        noLongerSold: (product: string) => string;
        notEnoughStock: ({ stock, product }: {
            stock: number;
            product: string;
        }) => string;
        customersOnlyCancel: string;
        wrongPickupCode: string;
        transitions: {
            cannot_change: ({ type, from, to }: DescribedTransition) => string;
            not_allowed: ({ type, to }: DescribedTransition) => string;
            reason_required: () => string;
            cannot_be_ready: ({ type, from }: DescribedTransition) => string;
            only_shop_marks_ready: () => string;
            already_ready: ({ type }: DescribedTransition) => string;
            charging_card: () => string;
            not_paid: ({ type }: DescribedTransition) => string;
            ready_for_pickup: ({ type }: DescribedTransition) => string;
            pickup_time_not_over: () => string;
            paid: ({ type }: DescribedTransition) => string;
        };
    };
    payments: {
        cardsNotAccepted: string;
        cardsStopped: string;
        chooseInStore: string;
        cardsDisabled: string;
        checkoutConflict: string;
        priceChanged: string;
        minAmount: (cents: number) => string;
        maxAmount: (cents: number) => string;
        pickupTimeUnavailable: (shop: string) => string;
        noLongerAvailable: string;
        onlyOwnerCancels: string;
        alreadyPaid: string;
        signatureRequired: string;
        signatureInvalid: string;
    };
    refunds: {
        tooManyPieces: string;
        unknownProduct: string;
        notPaidOnline: string;
        onlyShop: string;
        tooMuch: string;
        disputed: string;
    };
    shops: {
        onlyOwner: string;
        alreadyHasShop: string;
        ownerMustBeMerchant: string;
        chooseMerchant: string;
        successorHasShop: string;
        alreadyApproved: string;
        shopChanged: string;
    };
    /** What is wrong with a value, where no form checks it before. */
    fields: {
        amountOrLines: string;
        beforeOrAfter: string;
        customerNameRequired: string;
        deliveryAddressRequired: string;
        eachProductOnce: string;
        itemsOrShop: string;
        messageIdFormat: string;
        messageRequired: string;
        northBelowSouth: string;
        notANumber: string;
        notEmpty: string;
        overlappingHours: string;
        productOrItems: string;
        restockWithoutLines: string;
        timeOfDay: string;
        timeZone: string;
        unpaidDelivery: string;
        wholeNumber: string;
    };
    /** The same for rules without a text of their own. */
    validation: {
        required: string;
        type: Record<string, string>;
        otherType: (type: string) => string;
        format: Record<string, string>;
        otherFormat: string;
        oneOf: (values: readonly string[]) => string;
        maxEntries: (max: number) => string;
        below: (limit: number) => string;
        empty: string;
        minChars: (min: number) => string;
        minEntries: (min: number) => string;
        above: (limit: number) => string;
        multipleOf: (divisor: number) => string;
        unknownKeys: (keys: readonly string[]) => string;
        noneOfForms: string;
    };
};
type DescribedTransition = {
    type: OrderType;
    from: OrderStatus;
    to: OrderStatus;
};
export {};
