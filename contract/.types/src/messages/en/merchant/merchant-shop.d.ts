/** Also in the review of a shop and in the audit log. */
export declare const shopFieldLabels: {
    shop_photo: string;
    name: string;
    category: string;
    location: string;
    coordinates: string;
    phone: string;
    business_email: string;
    website: string;
    social_links: string;
    about_shop: string;
    color: string;
    hours: string;
    paused_until: string;
    preparation_minutes: string;
    requires_confirmation: string;
    accepts_in_store_payment: string;
    offers_delivery: string;
    delivery_fee: string;
};
/** The page of a shop, its review, its first steps and its day. */
export declare const merchantShop: {
    fields: {
        shop_photo: string;
        name: string;
        category: string;
        location: string;
        coordinates: string;
        phone: string;
        business_email: string;
        website: string;
        social_links: string;
        about_shop: string;
        color: string;
        hours: string;
        paused_until: string;
        preparation_minutes: string;
        requires_confirmation: string;
        accepts_in_store_payment: string;
        offers_delivery: string;
        delivery_fee: string;
    };
    addressPlaceholder: string;
    urlPlaceholder: string;
    optionalSocialLinks: string;
    edit: string;
    editTitle: string;
    save: string;
    saved: string;
    uploading: string;
    viewAsCustomer: string;
    photoAlt: (shop: string) => string;
    facts: {
        openState: string;
        timeZone: string;
        listedProducts: string;
    };
    conflict: {
        message: string;
        none: string;
    };
    location: {
        title: string;
        current: string;
        currentAt: (address: string) => string;
        device: string;
        hint: string;
        notFound: string;
        useDevice: string;
        deviceFailed: string;
        deviceFailedHint: string;
    };
    review: {
        notListed: string;
        pendingText: string;
        rejectedText: string;
        reason: string;
        changed: (fields: string) => string;
        unchanged: string;
        resubmit: string;
        resubmitted: string;
        history: string;
        actions: {
            created: string;
            submitted: string;
            approved: string;
            rejected: string;
        };
        actionWithReason: (action: string, reason: string) => string;
    };
    today: {
        title: string;
        outOfStock: string;
        lowStock: (count: number) => string;
        orders: (count: number) => string;
        up: (orders: string, before: string) => string;
        down: (orders: string, before: string) => string;
        same: (orders: string) => string;
    };
    firstSteps: {
        title: string;
        progress: (done: number, total: number) => string;
        done: string;
        account: {
            title: string;
            text: string;
        };
        describe: {
            title: string;
            doneTitle: string;
            text: string;
            aboutHint: string;
            saved: string;
        };
        products: {
            title: string;
            doneTitle: string;
            text: string;
            ready: (count: number) => string;
            add: string;
            import: string;
        };
        review: {
            title: string;
            text: string;
            describeFirst: string;
            openDays: (days: number) => string;
            closed: string;
            checkHours: string;
        };
    };
};
