/** The review of a shop: preview, checks, decision, reasons, and the changes of fields. */
export declare const adminReview: {
    heading: string;
    facts: {
        owner: string;
        submitted: string;
        approved: string;
        ownerEmail: string;
        businessEmail: string;
        website: string;
    };
    reasonLabel: string;
    changesSinceDecision: string;
    changedWhileOpen: string;
    productsChangedWhileOpen: string;
    approve: string;
    approveChanges: string;
    reject: string;
    suspend: string;
    shortcuts: {
        toggle: string;
        reason: string;
    };
    checks: {
        photo: string;
        about: string;
        address: string;
        phone: string;
        hours: string;
        products: string;
        added: string;
        missing: string;
        wordCount: (count: number) => string;
        openDays: (count: number) => string;
        neverOpen: string;
        productCount: (count: number) => string;
        noProducts: string;
    };
    history: {
        label: string;
        created: string;
        submitted: string;
        approved: string;
        rejected: string;
        createdBy: (name: string) => string;
        submittedBy: (name: string) => string;
        approvedBy: (name: string) => string;
        rejectedBy: (name: string) => string;
    };
    preview: {
        photoAlt: (shop: string) => string;
        noDescription: string;
        products: string;
        moreProducts: (count: number) => string;
        closed: string;
    };
    reason: {
        presets: string;
        forRejection: string;
        forSuspension: string;
        hint: string;
        /** Stored as the reason when an admin undoes an approval. */
        approvedByMistake: string;
    };
    /** Suggested to admins, who can edit them; the merchant sees the text. */
    rejectionReasons: {
        noAddress: {
            title: string;
            text: string;
        };
        noContact: {
            title: string;
            text: string;
        };
        unusablePhoto: {
            title: string;
            text: string;
        };
        unclearDescription: {
            title: string;
            text: string;
        };
        noHours: {
            title: string;
            text: string;
        };
        duplicate: {
            title: string;
            text: string;
        };
        notLocal: {
            title: string;
            text: string;
        };
        prohibitedItems: {
            title: string;
            text: string;
        };
    };
    suspensionReasons: {
        unfulfilledOrders: {
            title: string;
            text: string;
        };
        misleadingProducts: {
            title: string;
            text: string;
        };
        closed: {
            title: string;
            text: string;
        };
        ownerRequest: {
            title: string;
            text: string;
        };
    };
    done: {
        approved: (shop: string) => string;
        changesApproved: (shop: string) => string;
        rejected: (shop: string) => string;
        suspended: (shop: string) => string;
        undone: string;
    };
    undoFailed: string;
    /** The error's message may end with a period. */
    refreshed: (message: string) => string;
    changes: {
        before: string;
        after: string;
        empty: string;
        yes: string;
        no: string;
        image: string;
        closed: string;
        period: ({ opens, closes }: {
            opens: string;
            closes: string;
        }) => string;
        timeZone: string;
        specialDays: string;
        specialDaysBefore: string;
        specialDaysAfter: string;
        fields: {
            shop_photo: string;
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
            amount: string;
            approved_at: string;
            archived_at: string;
            banned: string;
            banned_at: string;
            description: string;
            email: string;
            ids: string;
            image: string;
            image_alts: string;
            image_alt_texts: string;
            images: string;
            is_archived: string;
            is_demo: string;
            lat: string;
            lng: string;
            name: string;
            owner_id: string;
            price: string;
            reason: string;
            rejected_at: string;
            rejection_reason: string;
            role: string;
            shop_id: string;
            shop_name: string;
            sku: string;
            status: string;
            stock: string;
            submitted_at: string;
        };
    };
};
