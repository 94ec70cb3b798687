/** The dashboard of a merchant. */
export declare const merchant: {
    hours: {
        closed: string;
        range: (opens: string, closes: string) => string;
        preview: {
            title: string;
            invalid: string;
            shop: string;
            orderedNow: string;
            orderedLate: string;
        };
        timeZone: {
            label: string;
            hint: string;
            us: string;
            others: string;
        };
        week: {
            title: string;
            hint: (zone: string) => string;
            copy: string;
        };
        periods: {
            opens: (day: string) => string;
            closes: (day: string) => string;
            nextOpens: (day: string, number: number) => string;
            nextCloses: (day: string, number: number) => string;
            to: string;
            add: string;
            addOn: (day: string) => string;
            remove: (day: string) => string;
            missing: string;
            same: string;
            overlap: string;
        };
        exceptions: {
            title: string;
            none: string;
            date: string;
            add: string;
            remove: string;
            removeDay: (day: string) => string;
            reason: (day: string) => string;
            reasonPlaceholder: string;
            exists: string;
            tooMany: (max: number) => string;
        };
        conflict: {
            message: string;
            timeZone: string;
            sameAsWeek: string;
        };
        unsaved: string;
        allSaved: string;
        discard: string;
        save: string;
        saved: string;
        settings: {
            title: string;
            save: string;
            prepTime: string;
            prepTimeSaved: (minutes: number) => string;
            confirmation: {
                label: string;
                on: string;
                off: string;
                turnedOn: string;
                turnedOff: string;
            };
            payAtPickup: {
                label: string;
                on: string;
                off: string;
                turnedOn: string;
                turnedOff: string;
            };
            delivery: {
                label: string;
                on: string;
                off: string;
                turnedOn: string;
                turnedOff: string;
            };
            deliveryFee: {
                label: string;
                free: string;
                saved: (fee: string) => string;
            };
        };
        pauseUntil: {
            label: string;
            hint: string;
            inPast: string;
            action: string;
        };
    };
    import: {
        title: string;
        file: {
            intro: string;
            dropArea: string;
            choose: string;
            orDrop: string;
            input: string;
            tooLarge: (megabytes: number) => string;
            empty: string;
            tooManyRows: (max: number) => string;
        };
        fields: {
            name: string;
            price: string;
            stock: string;
            description: string;
            sku: string;
            images: string;
            image_alts: string;
            is_archived: string;
            id: string;
            version: string;
        };
        columns: {
            intro: string;
            example: (value: string) => string;
            notInFile: string;
            column: (number: number) => string;
            anotherFile: string;
            check: string;
        };
        check: {
            checking: string;
            products: (count: number) => string;
            decimalComma: ({ typed, amount }: {
                typed: string;
                amount: string;
            }) => string;
            variants: (count: number) => string;
            salePrices: (count: number) => string;
            leftOutImages: (count: number) => string;
            foreignIds: (count: number) => string;
            created: string;
            updated: string;
            unchanged: string;
            replaceStock: string;
            stockReplaced: string;
            stockUnchanged: (count: number) => string;
            editColumns: string;
            uploadCorrected: string;
            nothing: string;
            import: (count: number) => string;
            done: ({ added, updated }: {
                added: number;
                updated: number;
            }) => string;
        };
        progress: {
            label: string;
            rows: ({ stored, total }: {
                stored: number;
                total: number;
            }) => string;
            report: ({ stored, left }: {
                stored: number;
                left: number;
            }) => string;
            cancel: string;
            stopping: string;
            resume: string;
            close: string;
            leave: string;
        };
        errors: {
            title: (rows: number) => string;
            label: string;
            columns: {
                row: string;
                product: string;
                field: string;
                problem: string;
            };
            inField: (field: string) => string;
            missing: string;
            notNumber: ({ value, whatToEnter }: {
                value: string;
                whatToEnter: string;
            }) => string;
            download: string;
            showingFirst: (max: number) => string;
            leftOut: ({ count, left }: {
                count: number;
                left: number;
            }) => string;
        };
        variant: (product: string, variant: string) => string;
        unnamedVariant: (number: number) => string;
    };
    insights: {
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
        orders: (count: number) => string;
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
    payouts: {
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
    products: {
        listLabel: string;
        newProduct: string;
        product: string;
        import: string;
        export: string;
        search: string;
        filterLabel: string;
        filters: {
            active: string;
            in_stock: string;
            out: string;
            archived: string;
            all: string;
        };
        sortLabel: string;
        sorts: {
            '-created_at': string;
            name: string;
            price: string;
            '-price': string;
            stock: string;
            '-stock': string;
            created_at: string;
            '-name': string;
        };
        empty: {
            noResults: string;
            noMatch: (search: string) => string;
            title: string;
            texts: {
                active: string;
                in_stock: string;
                out: string;
                archived: string;
                all: string;
            };
            showAll: string;
            firstTitle: string;
            firstText: string;
            addFirst: string;
            importFile: string;
        };
        columns: {
            name: string;
            price: string;
            stock: string;
            added: string;
            actions: string;
        };
        archivedBadge: string;
        outOfStockBadge: string;
        selectAll: string;
        select: (name: string) => string;
        archive: (name: string) => string;
        restore: (name: string) => string;
        delete: (name: string) => string;
        bulk: {
            label: string;
            clear: string;
            selected: (count: number) => string;
            archive: (count: number) => string;
            restore: (count: number) => string;
            delete: (count: number) => string;
        };
        archived: (name: string) => string;
        archivedMany: (count: number) => string;
        restored: (name: string) => string;
        restoredMany: (count: number) => string;
        deleted: (name: string) => string;
        deletedMany: (count: number) => string;
        nothingChanged: string;
        restoreFailed: string;
        inlineEdit: {
            price: (name: string) => string;
            stock: (name: string) => string;
            saved: string;
            failed: (name: string) => string;
            changedAgain: string;
            conflictTitle: (name: string) => string;
            conflictTexts: {
                price: string;
                stock: string;
            };
            current: string;
            yours: string;
            keep: (value: string) => string;
            use: (value: string) => string;
        };
        editor: {
            photos: string;
            name: string;
            price: string;
            pricePlaceholder: string;
            stock: string;
            description: string;
            descriptionHint: string;
            sku: string;
            skuHint: string;
            uploading: string;
            save: string;
            publish: string;
            saved: (name: string) => string;
            published: (name: string) => string;
            notSaved: string;
            continue: string;
        };
        conflict: {
            message: string;
            columns: {
                field: string;
                current: string;
                yours: string;
            };
            fields: {
                name: string;
                price: string;
                stock: string;
                sku: string;
                description: string;
                images: string;
                image_alts: string;
            };
            photos: (count: number) => string;
            none: string;
        };
    };
    shop: {
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
    views: {
        orders: string;
        products: string;
        messages: string;
        hours: string;
        insights: string;
        payouts: string;
    };
    viewsLabel: string;
    todayView: string;
    /** `count` as in the badge, at most 99+. */
    unread: (count: string) => string;
    notifications: {
        title: string;
        text: string;
    };
    noShop: {
        title: string;
        text: string;
    };
    chooseShop: {
        title: string;
        label: string;
        placeholder: string;
        none: string;
    };
    conflict: {
        difference: ({ current, yours }: {
            current: string;
            yours: string;
        }) => string;
        saveMine: string;
        keepCurrent: string;
        reviewFirst: string;
    };
    messages: {
        none: string;
        noneText: string;
        customer: string;
        select: string;
        selectText: string;
        activeOrders: (customer: string) => string;
        noActiveOrders: string;
        openBoard: string;
    };
};
