/** English, for the dashboards of merchants and admins only. */
export declare const enDashboard: {
    admin: {
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
            orderCount: (count: number) => string;
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
    adminLog: {
        actor: string;
        action: string;
        allActions: string;
        object: string;
        allObjects: string;
        download: string;
        listLabel: string;
        tooManyHint: string;
        empty: {
            title: string;
            text: string;
        };
        noResultsText: string;
        showAll: string;
        columns: {
            actor: string;
            action: string;
            time: string;
            changes: string;
        };
        deletedUser: string;
        noChanges: string;
        changedFields: (count: number) => string;
        actions: {
            'shop.create': string;
            'shop.update': string;
            'shop.set_hours': string;
            'shop.submit': string;
            'shop.approve': string;
            'shop.reject': string;
            'shop.transfer': string;
            'shop.delete': string;
            'product.create': string;
            'product.update': string;
            'product.archive': string;
            'product.unarchive': string;
            'product.delete': string;
            'product.restore': string;
            'user.create': string;
            'user.update': string;
            'user.become_merchant': string;
            'user.delete': string;
            'order.reserved': string;
            'order.in_progress': string;
            'order.ready': string;
            'order.completed': string;
            'order.cancelled': string;
            'order.declined': string;
            'order.expired': string;
            'order.no_show': string;
            'order.refund': string;
            'order.refund_retried': string;
            'payment.resolve_discrepancy': string;
            'user.list': string;
            'user.read': string;
            'user.read_cart': string;
            'user.read_orders': string;
            'user.read_messages': string;
            'shop.read_orders': string;
            'shop.read_messages': string;
            'shop.read_balances': string;
            'order.list': string;
            'order.read': string;
            'order.read_messages': string;
            'audit_log.export': string;
            'card_payments.stop': string;
            'card_payments.resume': string;
            'client_error.resolve': string;
            'dead_letter.requeue': string;
            'dead_letter.delete': string;
        };
        objects: {
            shop: string;
            product: string;
            user: string;
            order: string;
            payment: string;
            client_error: string;
            dead_letter: string;
            audit_log: string;
            card_payments: string;
        };
    };
    adminOrders: {
        statuses: {
            pending: string;
            reserved: string;
            in_progress: string;
            completed: string;
            cancelled: string;
            declined: string;
            expired: string;
            no_show: string;
        };
        types: {
            order: string;
            reservation: string;
        };
        paymentStatuses: {
            none: string;
            awaiting_payment: string;
            authorized: string;
            paid: string;
            paid_in_store: string;
            partially_refunded: string;
            refunded: string;
            voided: string;
            failed: string;
        };
        search: string;
        searchPlaceholder: string;
        status: string;
        allStatuses: string;
        type: string;
        allTypes: string;
        payment: string;
        allPayments: string;
        listLabel: string;
        tooManyHint: string;
        empty: {
            title: string;
            text: string;
        };
        noResultsText: string;
        unknownNumberText: string;
        showAll: string;
        columns: {
            number: string;
            customer: string;
            shop: string;
            placed: string;
            type: string;
            status: string;
            payment: string;
            total: string;
        };
        details: {
            title: string;
            loading: string;
            items: string;
            delivery: string;
            total: string;
            history: string;
            openBoard: (shop: string) => string;
            viewLog: string;
            facts: {
                number: string;
                shop: string;
                type: string;
                placed: string;
                payment: string;
                email: string;
                phone: string;
                deliveryAddress: string;
                note: string;
                id: string;
            };
        };
        events: {
            placed: string;
            pending: string;
            reserved: string;
            in_progress: string;
            ready: string;
            completed: string;
            cancelled: string;
            declined: string;
            expired: string;
            no_show: string;
        };
        eventBy: {
            customer: (event: string) => string;
            merchant: (event: string) => string;
            admin: (event: string) => string;
            system: (event: string) => string;
        };
    };
    adminPayments: {
        cards: {
            title: string;
            on: string;
            stopped: string;
            reason: (reason: string) => string;
            stop: string;
            resume: string;
            stopTitle: string;
            stopText: string;
            resumeTitle: string;
            resumeText: string;
            reasonLabel: string;
            reasonHint: string;
            cancel: string;
            hasStopped: string;
            hasResumed: string;
        };
        list: string;
        mismatches: string;
        filter: string;
        open: string;
        includeResolved: string;
        listLabel: string;
        empty: {
            title: string;
            text: string;
            action: string;
        };
        columns: {
            mismatch: string;
            ourRecords: string;
            provider: string;
            found: string;
            status: string;
            actions: string;
        };
        resolved: string;
        viewOrders: string;
        viewOrdersLabel: ({ mismatch, amount }: {
            mismatch: string;
            amount: string;
        }) => string;
        resolve: string;
        resolveLabel: ({ mismatch, amount }: {
            mismatch: string;
            amount: string;
        }) => string;
        done: (mismatch: string) => string;
        payment: (id: string) => string;
        amountOfPayment: ({ amount, id }: {
            amount: string;
            id: string;
        }) => string;
        chargedAmount: ({ state, amount }: {
            state: string;
            amount: string;
        }) => string;
        states: {
            none: string;
            closed: string;
            void: string;
            voided: string;
            canceled: string;
            live: string;
            test: string;
            open: string;
            authorized: string;
            requires_capture: string;
            captured: string;
            succeeded: string;
            failed: string;
        };
        discrepancies: {
            unknown_payment: {
                title: string;
                text: string;
                nextStep: string;
            };
            wrong_amount: {
                title: string;
                text: string;
                nextStep: string;
            };
            wrong_currency: {
                title: string;
                text: string;
                nextStep: string;
            };
            wrong_mode: {
                title: string;
                text: string;
                nextStep: string;
            };
            paid_late: {
                title: string;
                text: string;
                nextStep: string;
            };
            not_found: {
                title: string;
                text: string;
                nextStep: string;
            };
            authorized_elsewhere: {
                title: string;
                text: string;
                nextStep: string;
            };
            captured_elsewhere: {
                title: string;
                text: string;
                nextStep: string;
            };
            refunded_elsewhere: {
                title: string;
                text: string;
                nextStep: string;
            };
            disputed_elsewhere: {
                title: string;
                text: string;
                nextStep: string;
            };
            refund_failed: {
                title: string;
                text: string;
                nextStep: string;
            };
            capture_failed: {
                title: string;
                text: string;
                nextStep: string;
            };
        };
    };
    adminReview: {
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
            approvedByMistake: string;
        };
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
    adminUsers: {
        roles: {
            customer: string;
            merchant: string;
            admin: string;
        };
        search: string;
        searchPlaceholder: string;
        roleFilter: string;
        allRoles: string;
        listLabel: string;
        empty: {
            title: string;
            text: string;
        };
        noResultsText: string;
        showAll: string;
        columns: {
            name: string;
            email: string;
            role: string;
            shop: string;
            joined: string;
            status: string;
            actions: string;
        };
        noShop: string;
        statuses: {
            active: string;
            banned: string;
            demo: string;
        };
        edit: string;
        editLabel: (name: string) => string;
        delete: string;
        deleteLabel: (name: string) => string;
        newUser: string;
        editUser: string;
        loading: string;
        cancel: string;
        fields: {
            email: string;
            name: string;
            role: string;
            optionalName: string;
            nameHint: string;
            optionalPassword: string;
            passwordHint: string;
            createsShopHint: string;
            adminHint: string;
            ban: string;
            banHint: string;
        };
        create: {
            submit: string;
            done: (name: string) => string;
            passwordLinkSent: (email: string) => string;
        };
        save: {
            submit: string;
            done: (name: string) => string;
            shop: string;
            viewShop: string;
            conflict: (name: string) => string;
            compare: string;
            theirValue: (value: string) => string;
            banned: string;
            notBanned: string;
        };
        deletion: {
            title: (name: string) => string;
            titleWithoutName: string;
            text: string;
            shopQuestion: (shop: string) => string;
            closeShop: {
                label: string;
                text: string;
            };
            transferShop: {
                label: string;
                text: string;
            };
            merchant: string;
            merchantPlaceholder: string;
            merchants: string;
            ownsShop: (shop: string) => string;
            noFreeMerchant: string;
            cancel: string;
            confirm: string;
            done: (name: string) => string;
        };
    };
    deadLetters: {
        table: string;
        what: string;
        lastError: string;
        attempts: string;
        created: string;
        failed: string;
        actions: string;
        noError: string;
        retry: string;
        retryOf: (name: string) => string;
        remove: string;
        removeOf: (name: string) => string;
        retried: string;
        retriedText: string;
        keep: string;
        removed: string;
        confirmTitle: string;
        confirmText: (name: string) => string;
        emptyTitle: string;
        emptyText: string;
        email: string;
        sms: string;
        events: {
            'order.placed': string;
            'order.awaiting_payment': string;
            'order.ready': string;
            'order.ready_requested': string;
            'order.status_changed': string;
            'order.payment_status_changed': string;
            'order.message': string;
            'payment.authorized': string;
            'refund.failed': string;
            'refund.made_at_provider': string;
            'dispute.changed': string;
            'card_payments.changed': string;
            'chat.message_sent': string;
            'chat.messages_read': string;
            'shop.submitted': string;
            'shop.reviewed': string;
            'user.deleted': string;
            'auth.email_requested': string;
            'dashboard.changed': string;
            'payment.due': string;
            'refund.due': string;
            'stripe.event_received': string;
        };
    };
    disputes: {
        title: string;
        listLabel: string;
        openCount: (count: number) => string;
        empty: {
            title: string;
            text: string;
        };
        columns: {
            dispute: string;
            amount: string;
            deadline: string;
            opened: string;
            status: string;
        };
        noDeadline: string;
        evidence: string;
        evidenceLabel: (amount: string) => string;
        amount: (amount: string) => string;
        deadline: (date: string) => string;
        noRefund: string;
        statuses: {
            warning_needs_response: string;
            warning_under_review: string;
            warning_closed: string;
            needs_response: string;
            under_review: string;
            prevented: string;
            won: string;
            lost: string;
        };
        reasons: {
            bank_cannot_process: string;
            credit_not_processed: string;
            duplicate: string;
            fraudulent: string;
            general: string;
            product_not_received: string;
            product_unacceptable: string;
            unrecognized: string;
        };
    };
    merchant: {
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
    orderBoard: {
        columnsLabel: string;
        columns: {
            new: string;
            preparing: string;
            ready: string;
        };
        empty: {
            new: string;
            preparing: string;
            ready: string;
        };
        actions: {
            confirm: string;
            accept: string;
            start: string;
            mark_ready: string;
            hand_over: string;
        };
        deliveryActions: {
            mark_ready: string;
            hand_over: string;
        };
        messages: string;
        deliveryAddress: string;
        charging: {
            pickup: string;
            delivery: string;
        };
        updateFailed: (title: string, problem: string) => string;
        changed: {
            title: (customer: string) => string;
            status: (status: string) => string;
        };
        decline: {
            button: string;
            title: (customer: string) => string;
            description: string;
            reasons: string[];
            done: string;
        };
        cancel: {
            button: string;
            title: (customer: string) => string;
            description: string;
            reasons: string[];
            done: string;
        };
        notPickedUp: {
            button: string;
            title: (customer: string) => string;
            description: string;
            done: string;
        };
        notDelivered: {
            button: string;
            title: (customer: string) => string;
            description: string;
            done: string;
        };
        readyDone: string;
        readyAfterCharge: {
            pickup: string;
            delivery: string;
        };
        outForDeliveryDone: string;
        handOver: {
            dueNow: string;
            pickup: {
                title: (customer: string) => string;
                code: string;
                confirm: string;
                withoutCode: string;
                done: string;
            };
            delivery: {
                title: (customer: string) => string;
                code: string;
                confirm: string;
                withoutCode: string;
                done: string;
            };
        };
        due: {
            acceptBy: (time: string) => string;
            due: (time: string) => string;
            late: (time: string) => string;
            heldUntil: (time: string) => string;
            wasHeldUntil: (time: string) => string;
            outForDelivery: (time: string) => string;
        };
        past: {
            title: string;
            none: string;
            showing: (shown: number, total: number) => string;
        };
        pickList: {
            print: string;
            title: (time: string) => string;
            deliverTo: (address: string) => string;
            note: (note: string) => string;
        };
        pause: {
            title: string;
            hint: string;
            pausedUntil: (time: string) => string;
            customersSee: string;
            resume: string;
            resumed: string;
            choices: {
                halfHour: string;
                hour: string;
                twoHours: string;
                today: string;
            };
        };
    };
};
