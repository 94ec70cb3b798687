/** English with the texts that only the server renders; the browser does not load these. */
export declare const enServer: {
    accounts: {
        roles: {
            user: string;
            customer: string;
            merchant: string;
            admin: string;
        };
        backToSignIn: string;
        signIn: {
            newHere: string;
            unconfirmedLabel: string;
            linkSentTo: <Node>({ sentence, email }: {
                sentence: string;
                email: Node;
            }) => (string | Node)[];
            resendLink: string;
        };
        demo: {
            title: string;
            text: string;
            more: string;
            signInAs: (name: string) => string;
            roles: {
                customer: {
                    title: string;
                    text: string;
                };
                merchant: {
                    title: string;
                    text: string;
                };
                admin: {
                    title: string;
                    text: string;
                };
            };
        };
        register: {
            subtitle: string;
            roleLegend: string;
            roles: {
                customer: {
                    title: string;
                    text: string;
                };
                merchant: {
                    title: string;
                    text: string;
                };
            };
            name: string;
            namePlaceholder: string;
            createAccount: string;
            openShop: string;
            haveAccount: string;
            closedTitle: string;
            closed: string;
            welcome: (name: string) => string;
            shopFailed: {
                title: string;
                description: string;
            };
        };
        checkEmail: {
            title: string;
            linkSent: <Node>(email: Node) => (string | Node)[];
            openToActivate: string;
            recoverySent: <Node>(email: Node) => (string | Node)[];
            openToReset: string;
            demoMode: string;
            openDemoMailbox: string;
            useOtherEmail: string;
            spam: string;
            resend: string;
            sent: string;
            sendFailed: string;
            resendIn: ({ label, seconds }: {
                label: string;
                seconds: number;
            }) => string;
        };
        code: {
            label: string;
            confirm: string;
        };
        password: {
            choose: string;
            new: string;
            minChars: (count: number) => string;
            tooShort: (missing: number) => string;
            tooLong: (extra: number) => string;
            weak: string;
            fair: string;
            good: string;
            strong: string;
            recoverySubtitle: string;
            resetFor: <Node>(email: Node) => (string | Node)[];
            set: string;
            wasReset: string;
            needsLink: string;
        };
        authLink: {
            opening: string;
            openingTitle: string;
            emailMe: string;
            emailMeNew: string;
            requestNew: string;
            resent: <Node>(email: Node) => (string | Node)[];
            confirmOther: {
                title: string;
                text: string;
            };
            signedIn: {
                title: string;
                text: (name: string) => string;
            };
            continue: string;
            needsLink: string;
            errors: {
                confirmationUsed: string;
                recoveryUsed: string;
                confirmedElsewhere: string;
                recoveryElsewhere: string;
                cancelled: string;
                interrupted: string;
                emailNotVerified: string;
                signUpClosed: string;
                banned: string;
                rateLimited: string;
            };
            errorTitles: {
                confirmationUsed: string;
                recoveryUsed: string;
                confirmedElsewhere: string;
                recoveryElsewhere: string;
            };
        };
        errors: {
            banned: string;
            samePassword: string;
            emailTaken: string;
            signInAgain: string;
            wrongCode: string;
            invalidEmail: string;
            unavailable: string;
        };
        signInAgain: {
            sendCode: string;
            sendFailed: string;
            code: string;
        };
        settings: {
            demo: {
                title: (name: string) => string;
                text: string;
            };
            profile: {
                title: string;
                text: string;
                name: string;
                save: string;
                saved: string;
            };
            email: {
                title: string;
                text: string;
                current: <Node>(email: Node) => (string | Node)[];
                newEmail: string;
                hint: string;
                change: string;
                linksSent: <Node>({ current, next }: {
                    current: Node;
                    next: Node;
                }) => (string | Node)[];
                confirmOther: <Node>(email: Node) => (string | Node)[];
                code: string;
                changed: (email: string) => string;
            };
            password: {
                title: string;
                text: string;
                current: string;
                change: string;
                changed: string;
                none: string;
            };
            sessions: {
                title: string;
                text: string;
                signOut: string;
                signOutDevice: (device: string) => string;
                signOutOthers: string;
                signedOutOthers: string;
                signOutAll: string;
                current: string;
                lastUsed: (time: string) => string;
                device: ({ browser, system }: {
                    browser: string;
                    system: string;
                }) => string;
                unknownDevice: string;
            };
            notifications: {
                title: string;
                text: string;
            };
            merchant: {
                title: string;
                text: string;
                consequence: string;
                open: string;
                shopName: string;
                shopNameHint: string;
                confirm: string;
            };
            dataExport: {
                title: string;
                text: string;
                content: string;
                download: string;
            };
            deletion: {
                title: string;
                text: string;
                consequence: string;
                consequenceWithShop: string;
                warning: string;
                warningWithShop: string;
                typeEmail: string;
                confirm: string;
                done: string;
            };
        };
        myOrders: {
            views: {
                orders: string;
                settings: string;
            };
            loading: string;
            filterLabel: string;
            filters: {
                all: string;
                open: string;
                earlier: string;
            };
            active: string;
            noneActive: string;
            past: string;
            nonePast: string;
            showing: ({ shown, total }: {
                shown: string;
                total: string;
            }) => string;
            none: {
                title: string;
                text: string;
            };
        };
        accessDenied: {
            text: string;
            goHome: string;
            requiredRole: string;
            currentRole: string;
        };
    };
    app: {
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
            limit: ({ count, instead }: {
                count: string;
                instead: string;
            }) => string;
        };
    };
    chat: {
        you: string;
        theShop: string;
        linkWithUnread: (count: string) => string;
        messageShop: string;
        list: {
            label: string;
            all: string;
            older: string;
            preview: ({ text, isOwn, isAboutOrder }: {
                text: string;
                isOwn: boolean;
                isAboutOrder: boolean;
            }) => string;
            unread: (count: string) => string;
            empty: {
                title: string;
                text: string;
            };
        };
        select: {
            title: string;
            text: string;
        };
        customersOnly: {
            title: string;
            text: string;
            action: string;
        };
        thread: {
            label: (name: string) => string;
            log: (name: string) => string;
            older: string;
            none: string;
            noneYet: (name: string) => string;
            typing: (name: string) => string;
            online: (name: string) => string;
            latest: string;
            newMessages: string;
            sender: (name: string) => string;
            newMessage: ({ name, text }: {
                name: string;
                text: string;
            }) => string;
            today: string;
            yesterday: string;
        };
        orders: {
            label: string;
        };
        product: {
            removed: string;
        };
        composer: {
            label: (name: string) => string;
            send: string;
            removeProduct: string;
            charactersLeft: (count: number) => string;
            tooManyUnsent: string;
            replyTooLong: string;
        };
        quickReplies: {
            title: string;
            edit: string;
            storage: string;
            reply: (number: number) => string;
            delete: (number: number) => string;
            add: string;
            save: string;
            defaults: string[];
        };
        status: {
            sending: string;
            waiting: string;
            failed: string;
            sent: string;
            read: string;
        };
        failed: {
            prompt: string;
            delete: string;
            edit: string;
        };
        connection: {
            connecting: string;
            unstable: string;
            queued: string;
        };
        alert: {
            fromShop: string;
            fromCustomer: string;
            open: string;
        };
    };
    checkout: {
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
    connection: {
        offline: string;
        unreachable: string;
        retry: string;
        retrying: string;
        backOnline: string;
    };
    fieldErrors: {
        aboutRequired: string;
        addressRequired: string;
        amountFormat: string;
        codeRequired: string;
        colorFormat: string;
        emailFormat: string;
        emailRequired: string;
        itemsRequired: string;
        nameRequired: string;
        phoneFormat: string;
        priceFormat: string;
        reasonRequired: string;
        secureLinkFormat: string;
        shopDecisionRequired: string;
        successorRequired: string;
        webAddressFormat: string;
        wholeNumberFormat: string;
        maxChars: (max: number) => string;
        min: (min: number) => string;
        max: (max: number) => string;
    };
    media: {
        choose: (max: number) => string;
        takePhoto: string;
        dropOrPaste: string;
        upTo: (max: number) => string;
        alt: (number: number | undefined) => string;
        mainPhoto: string;
        movedFirst: string;
        movedTo: (number: number, count: number) => string;
        moveForward: (number: number | undefined) => string;
        moveBack: (number: number | undefined) => string;
        crop: (number: number | undefined) => string;
        remove: (number: number | undefined) => string;
        describe: (number: number | undefined) => string;
        uploading: (name: string) => string;
        percent: (percent: number) => string;
        croppedName: string;
        tooLarge: (megabytes: number) => string;
        uploadFailed: string;
        heicUnsupported: string;
        cropDialog: {
            area: string;
            loading: string;
            failed: string;
            mouseHelp: string;
            touchHelp: string;
            zoomOut: string;
            zoom: string;
            zoomIn: string;
            rotate: string;
            cancel: string;
            apply: string;
        };
    };
    notificationTexts: {
        order_placed: ({ order_type, customer, items, card_cents, delivery_address }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            order_type: import("../orders/transitions.ts").OrderType;
        } & {
            card_cents: number | null;
            delivery_address: string | null;
        }) => {
            title: string;
            body: string;
        };
        order_confirmed: ({ order_type, shop, items }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            order_type: import("../orders/transitions.ts").OrderType;
        }) => {
            title: string;
            body: string;
        };
        order_in_preparation: ({ order_type, shop, items }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            order_type: import("../orders/transitions.ts").OrderType;
        }) => {
            title: string;
            body: string;
        };
        order_declined: ({ order_type, shop, items, reason, refund }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            order_type: import("../orders/transitions.ts").OrderType;
        } & {
            reason: string | null;
            refund: import("../notifications/notification-content.ts").NotifiedRefund;
        }) => {
            title: string;
            body: string;
        };
        order_ready_for_pickup: ({ shop, items, pickup_code }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            pickup_code: string;
        }) => {
            title: string;
            body: string;
        };
        order_out_for_delivery: ({ shop, items, pickup_code, delivery_address }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            pickup_code: string;
            delivery_address: string;
        }) => {
            title: string;
            body: string;
        };
        order_picked_up: ({ shop, items }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        }) => {
            title: string;
            body: string;
        };
        order_delivered: ({ shop, items }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        }) => {
            title: string;
            body: string;
        };
        order_cancelled: ({ order_type, customer, items }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            order_type: import("../orders/transitions.ts").OrderType;
        }) => {
            title: string;
            body: string;
        };
        order_cancelled_by_shop: ({ order_type, shop, items, reason, refund }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            order_type: import("../orders/transitions.ts").OrderType;
        } & {
            reason: string | null;
            refund: import("../notifications/notification-content.ts").NotifiedRefund;
        }) => {
            title: string;
            body: string;
        };
        order_expired: ({ order_type, customer, items }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            order_type: import("../orders/transitions.ts").OrderType;
        }) => {
            title: string;
            body: string;
        };
        order_expired_unanswered: ({ order_type, shop, items, refund }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            order_type: import("../orders/transitions.ts").OrderType;
        } & {
            refund: import("../notifications/notification-content.ts").NotifiedRefund;
        }) => {
            title: string;
            body: string;
        };
        order_not_picked_up: ({ order_type, shop, items }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            order_type: import("../orders/transitions.ts").OrderType;
        }) => {
            title: string;
            body: string;
        };
        order_not_delivered: ({ shop, items }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        }) => {
            title: string;
            body: string;
        };
        order_message_from_customer: ({ order_type, customer, message }: {
            order_type: import("../orders/transitions.ts").OrderType;
        } & {
            customer: string;
            message: string;
        }) => {
            title: string;
            body: string;
        };
        order_message_from_shop: ({ order_type, shop, message }: {
            order_type: import("../orders/transitions.ts").OrderType;
        } & {
            shop: string;
            message: string;
        }) => {
            title: string;
            body: string;
        };
        payment_authorized: ({ total_cents, orders }: {
            total_cents: number;
            orders: import("../notifications/notification-content.ts").AuthorizedOrder[];
        }) => {
            title: string;
            body: string;
        };
        payment_charged: ({ shop, items, cents }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        payment_refunded: ({ shop, items, refunded_cents, total_cents }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            refunded_cents: number;
            total_cents: number;
        }) => {
            title: string;
            body: string;
        };
        payment_failed: ({ shop, items }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        }) => {
            title: string;
            body: string;
        };
        payment_failed_for_shop: ({ customer, items }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        }) => {
            title: string;
            body: string;
        };
        payment_expired: ({ order_type, shop }: {
            order_type: import("../orders/transitions.ts").OrderType;
        } & {
            shop: string;
        }) => {
            title: string;
            body: string;
        };
        refund_failed: ({ shop, items, cents }: {
            shop: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        refund_failed_for_shop: ({ customer, items, cents }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        refund_at_provider_for_shop: ({ customer, items, cents }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        refund_at_provider_for_admin: ({ shop, number, cents }: {
            shop: string;
            number: string;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        dispute_opened_for_shop: ({ customer, items, cents, ...dispute }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            cents: number;
            is_inquiry: boolean;
            evidence_until: string | null;
            time_zone: string;
            evidence_url: string;
        }) => {
            title: string;
            body: string;
        };
        dispute_opened_for_admin: ({ shop, number, cents, ...dispute }: {
            shop: string;
            number: string;
        } & {
            cents: number;
            is_inquiry: boolean;
            evidence_until: string | null;
            time_zone: string;
            evidence_url: string;
        }) => {
            title: string;
            body: string;
        };
        dispute_won_for_shop: ({ customer, items, cents }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        dispute_won_for_admin: ({ shop, number, cents }: {
            shop: string;
            number: string;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        dispute_lost_for_shop: ({ customer, items, cents }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        dispute_lost_for_admin: ({ shop, number, cents }: {
            shop: string;
            number: string;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        dispute_ended_for_shop: ({ customer, items, cents }: {
            customer: string;
            items: import("../notifications/notification-content.ts").NotifiedItems;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        dispute_ended_for_admin: ({ shop, number, cents }: {
            shop: string;
            number: string;
        } & {
            cents: number;
        }) => {
            title: string;
            body: string;
        };
        messages_unread: ({ from, count }: {
            from: string | null;
            count: number;
        }) => {
            title: string;
            body: string;
        };
        shop_approved: ({ shop }: {
            shop: string;
        }) => {
            title: string;
            body: string;
        };
        shop_rejected: ({ shop, reason }: {
            shop: string;
            reason: string | null;
        }) => {
            title: string;
            body: string;
        };
        shop_submitted: ({ shop, location }: {
            shop: string;
            location: string;
        }) => {
            title: string;
            body: string;
        };
        unknown: {
            title: string;
            body: string;
        };
    };
    notifications: {
        title: string;
        unreadLabel: (count: string) => string;
        panel: {
            label: string;
            markAllRead: string;
            settings: string;
            empty: string;
            unread: string;
        };
        settings: {
            device: string;
            messageSound: string;
            orderAlarm: string;
            orderAlarmHint: string;
            calm: string;
            calmHint: string;
            test: string;
            testMessageSound: string;
            testOrderAlarm: string;
            browser: string;
            browserHint: string;
            browserBlocked: string;
        };
        preferences: {
            heading: string;
            event: string;
            channels: {
                in_app: string;
                email: string;
            };
            choice: ({ event, channel }: {
                event: string;
                channel: string;
            }) => string;
            events: {
                order_placed: string;
                order_cancelled: string;
                order_expired: string;
                order_accepted: string;
                order_declined: string;
                order_ready: string;
                order_completed: string;
                order_cancelled_by_shop: string;
                order_expired_unanswered: string;
                order_no_show: string;
                order_payment: string;
                order_message: string;
                message_unread: string;
                shop_approved: string;
                shop_rejected: string;
                shop_pending_approval: string;
                payment_attention: string;
            };
        };
        alarm: {
            newOrders: (count: number) => string;
            mute: string;
            view: string;
            blocked: string;
        };
    };
    orders: {
        numbered: {
            order: (number: string) => string;
            reservation: (number: string) => string;
            delivery: (number: string) => string;
        };
        delivery: string;
        messages: string;
        payNow: string;
        update: (name: string, status: string) => string;
        received: {
            order: (customer: string) => string;
            reservation: (customer: string) => string;
        };
        time: {
            yesterday: (clock: string) => string;
            today: (clock: string) => string;
            tomorrow: (clock: string) => string;
            onWeekday: (weekday: string, clock: string) => string;
            onDate: (date: string, clock: string) => string;
            justNow: string;
            minutes: (minutes: number) => string;
            hours: (hours: number) => string;
            hoursAndMinutes: (hours: number, minutes: number) => string;
            days: (days: number) => string;
        };
        timeline: {
            label: string;
            upcoming: string;
            reason: string;
            placed: string;
            orderPlaced: string;
            requested: string;
            reserved: string;
            started: {
                order: string;
                reservation: string;
            };
            readyForPickup: string;
            outForDelivery: string;
            pickedUp: string;
            delivered: string;
            notPickedUp: string;
            notDelivered: string;
            expired: string;
            canceledByYou: string;
            declinedByYou: string;
            canceled: {
                customer: string;
                merchant: string;
                admin: string;
                system: string;
            };
            declined: {
                customer: string;
                merchant: string;
                admin: string;
                system: string;
            };
        };
        pickup: {
            showAtCounter: string;
            code: string;
            spelledCode: (code: string) => string;
            pickUpBy: (time: string) => string;
            pickUpAround: string;
            heldUntil: string;
            deliveryAddress: string;
            outForDeliveryTo: string;
            leavesAround: string;
            deliveryCode: string;
        };
        reservation: {
            canceledTitle: (count: number) => string;
            requestedAt: (shop: string) => string;
            reservedAt: (shop: string) => string;
            requestedAtShops: (count: number) => string;
            reservedAtShops: (count: number) => string;
            failed: (count: number) => string;
            done: string;
            canceled: (shop: string) => string;
            willConfirm: (shop: string) => string;
            readyShowCode: string;
            showCode: string;
            getDirections: string;
            getDirectionsTo: (shop: string) => string;
            cancelAt: (shop: string) => string;
            viewInAccount: string;
        };
        cancel: {
            action: {
                order: string;
                reservation: string;
            };
            keep: {
                order: string;
                reservation: string;
            };
            title: {
                order: string;
                reservation: string;
            };
            description: (shop: string) => string;
            noteLabel: string;
            reasons: string[];
            done: {
                order: string;
                reservation: string;
            };
            shopNotified: (shop: string) => string;
            tooLate: {
                order: string;
                reservation: string;
            };
            currentStatus: (shop: string, status: string) => string;
        };
        customerPayment: {
            awaiting: string;
            authorized: (amount: string) => string;
            charging: string;
            releasingHold: string;
            paid: string;
            paidInStore: string;
            refundOnItsWay: (amount: string) => string;
            partiallyRefunded: (amount: string) => string;
            refunded: (amount: string) => string;
            refundIncomplete: string;
            notCharged: string;
            payAtPickup: string;
            chargeFailed: (shop: string) => string;
            refundFailed: (amount: string, shop: string) => string;
        };
        shopPayment: {
            authorized: (amount: string) => string;
            charging: string;
            notCharged: string;
            paid: string;
            paidInStore: string;
            refundOnItsWay: (amount: string) => string;
            partiallyRefunded: (amount: string) => string;
            refunded: (amount: string) => string;
            payAtPickup: string;
            chargeFailed: string;
            refundFailed: (amount: string, customer: string) => string;
        };
        thread: {
            label: (name: string) => string;
            none: string;
            noneYet: (name: string) => string;
            earlier: string;
            you: string;
            messageTo: (name: string) => string;
            send: string;
        };
    };
    shopping: {
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
            closesSoon: ({ shop, time }: {
                shop: string;
                time: string;
            }) => string;
            closesFirst: ({ shop, time }: {
                shop: string;
                time: string;
            }) => string;
            opensFirst: ({ shop, time }: {
                shop: string;
                time: string;
            }) => string;
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
    trend: {
        up: ({ percent, days }: {
            percent: number;
            days: number;
        }) => string;
        down: ({ percent, days }: {
            percent: number;
            days: number;
        }) => string;
        times: ({ factor, days }: {
            factor: number;
            days: number;
        }) => string;
        same: (days: number) => string;
        noneBefore: (days: number) => string;
    };
    shopCategories: {
        Food: string;
        Coffee: string;
        Gifts: string;
        Souvenirs: string;
        Other: string;
    };
    shopStatuses: {
        pending_approval: string;
        approved: string;
        rejected: string;
    };
    login: {
        welcomeBack: "Welcome Back";
        subtitle: string;
        backToHome: string;
        email: string;
        emailPlaceholder: string;
        password: string;
        passwordPlaceholder: string;
        signIn: string;
        signingIn: string;
        orContinueWith: string;
        signInWithGoogle: string;
        signUpWithGoogle: string;
        forgotPassword: string;
        signUp: string;
        success: string;
        failedTitle: string;
        thirdPartyFailedTitle: string;
        unexpected: string;
        tryAgain: string;
        invalidCredentials: string;
        failed: string;
        confirmEmail: string;
    };
    registration: {
        failed: string;
        signupFailed: string;
        accountExists: string;
        resendFailed: string;
    };
    password: {
        changeFailed: string;
    };
    session: {
        noValidSession: string;
        notAuthenticated: string;
        csrfFailed: string;
        signedOut: string;
        signOutFailed: {
            title: string;
            description: string;
        };
    };
    network: {
        failed: string;
        occurred: string;
    };
    cart: {
        outOfStock: {
            title: string;
            description: string;
        };
        added: {
            title: string;
            description: string;
        };
        addFailed: {
            title: string;
            description: string;
        };
    };
    service: {
        fetchProducts: string;
        fetchShops: string;
        fetchMessages: string;
        fetchShopConversations: string;
        createProduct: string;
        createOrder: string;
        createReservation: string;
        createShop: string;
        createUser: string;
        updateProduct: string;
        updateShop: string;
        updateUser: string;
        updateOrderStatus: string;
        updateShopHours: string;
        archiveProduct: string;
        deleteProduct: string;
        deleteUser: string;
        productNotFound: string;
        approveShop: string;
        rejectShop: string;
        missingShop: string;
        sendMessage: string;
        sendDirectMessage: string;
    };
    socket: {
        maxRetries: string;
        connectFailed: string;
        reconnectFailed: string;
    };
    location: {
        placeholder: string;
        set: string;
        modalTitle: string;
        current: string;
        none: string;
    };
    layout: {
        signIn: string;
        signUp: string;
        signOut: string;
        chat: "Chat";
        myAccount: "My Account";
    };
    home: {
        nearbyShops: string;
        loadMore: string;
        clearFilters: string;
        outOfStock: string;
        skipToProducts: string;
        arrowKeys: string;
        shops: string;
        products: string;
        noProducts: string;
        showing: (shown: number, total: number) => string;
    };
    access: {
        deniedTitle: string;
    };
    update: {
        detected: string;
    };
    errorBoundary: {
        page: string;
        section: string;
        component: string;
        tryAgain: string;
        reload: string;
        goHome: string;
        retry: (attempts: number, maxAttempts: number) => string;
        resource: string;
        network: string;
        critical: string;
        sectionFailed: string;
        minor: string;
    };
    demoGoogle: {
        badge: string;
        title: string;
        subtitle: string;
        otherAccount: string;
        name: string;
        email: string;
        unverified: string;
        continue: string;
        cancel: string;
        nameAndEmailRequired: string;
        unknownClient: string;
    };
    emails: {
        layout: {
            siteName: string;
            actionAsText: (label: string, url: string) => string;
            enterCode: string;
            code: string;
            openAddress: string;
        };
        notification: {
            greeting: (name: string) => string;
            view: string;
            managePreferences: string;
        };
        footnotes: {
            linkExpires: string;
            codeExpires: (minutes: number) => string;
            codeAndLinkExpire: (minutes: number) => string;
            ignore: string;
        };
        signup: {
            subject: string;
            heading: string;
            text: string;
            action: string;
        };
        recovery: {
            subject: string;
            heading: string;
            text: string;
            action: string;
        };
        magiclink: {
            subject: string;
            heading: string;
            text: string;
            action: string;
        };
        invite: {
            subject: string;
            heading: string;
            text: string;
            action: string;
            ignore: string;
        };
        emailChangeCurrent: {
            subject: string;
            heading: string;
            text: string;
            action: string;
            warning: string;
        };
        emailChangeNew: {
            subject: string;
            heading: string;
            action: string;
        };
        emailChange: (from: string, to: string) => string;
        reauthentication: {
            subject: string;
            heading: string;
            text: string;
        };
        accountExists: {
            subject: string;
            heading: string;
            text: string;
            action: string;
            forgotPassword: (url: string) => string;
            ignore: string;
        };
        passwordChanged: {
            subject: string;
            heading: string;
            text: string;
            warning: (url: string) => string;
        };
        emailChanged: {
            subject: string;
            heading: string;
            text: (newEmail: string) => string;
            warning: string;
        };
        emailChangedByAdmin: {
            subject: string;
            heading: string;
            text: (newEmail: string) => string;
            warning: string;
        };
        invitation: {
            subject: string;
            heading: string;
            text: string;
            action: string;
            expires: string;
        };
    };
    errors: {
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
                cannot_change: ({ type, from, to }: {
                    type: import("../orders/transitions.ts").OrderType;
                    from: import("../orders/transitions.ts").OrderStatus;
                    to: import("../orders/transitions.ts").OrderStatus;
                }) => string;
                not_allowed: ({ type, to }: {
                    type: import("../orders/transitions.ts").OrderType;
                    from: import("../orders/transitions.ts").OrderStatus;
                    to: import("../orders/transitions.ts").OrderStatus;
                }) => string;
                reason_required: () => string;
                cannot_be_ready: ({ type, from }: {
                    type: import("../orders/transitions.ts").OrderType;
                    from: import("../orders/transitions.ts").OrderStatus;
                    to: import("../orders/transitions.ts").OrderStatus;
                }) => string;
                only_shop_marks_ready: () => string;
                already_ready: ({ type }: {
                    type: import("../orders/transitions.ts").OrderType;
                    from: import("../orders/transitions.ts").OrderStatus;
                    to: import("../orders/transitions.ts").OrderStatus;
                }) => string;
                charging_card: () => string;
                not_paid: ({ type }: {
                    type: import("../orders/transitions.ts").OrderType;
                    from: import("../orders/transitions.ts").OrderStatus;
                    to: import("../orders/transitions.ts").OrderStatus;
                }) => string;
                ready_for_pickup: ({ type }: {
                    type: import("../orders/transitions.ts").OrderType;
                    from: import("../orders/transitions.ts").OrderStatus;
                    to: import("../orders/transitions.ts").OrderStatus;
                }) => string;
                pickup_time_not_over: () => string;
                paid: ({ type }: {
                    type: import("../orders/transitions.ts").OrderType;
                    from: import("../orders/transitions.ts").OrderStatus;
                    to: import("../orders/transitions.ts").OrderStatus;
                }) => string;
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
    mailbox: {
        title: string;
        pageTitle: (title: string) => string;
        siteName: string;
        subtitle: string;
        listTitle: string;
        allEmails: string;
        empty: string;
        to: (address: string) => string;
        recipientAndTime: (address: string, time: string) => string;
        time: (time: string) => string;
        asText: string;
    };
    payPage: {
        siteName: string;
        testMode: string;
        testModeText: string;
        pageTitle: (title: string) => string;
        form: {
            pageTitle: string;
            title: string;
            testCard: string;
            quantity: (quantity: number) => string;
            pay: (amount: string) => string;
            cancel: string;
            errorTitle: (title: string) => string;
        };
        errors: {
            declined: {
                title: string;
                text: string;
            };
            unconfirmed: {
                title: string;
                text: string;
            };
            unknown: {
                title: string;
                text: string;
            };
        };
        cards: {
            succeeds: {
                title: string;
                text: string;
            };
            declines: {
                title: string;
                text: string;
            };
            requires_action: {
                title: string;
                text: string;
            };
            delays: {
                title: string;
                text: string;
            };
            fails_refund: {
                title: string;
                text: string;
            };
            disputes: {
                title: string;
                text: string;
            };
            inquires: {
                title: string;
                text: string;
            };
        };
        dispute: {
            title: string;
            notFound: string;
            statuses: {
                warning_needs_response: string;
                warning_under_review: string;
                warning_closed: string;
                needs_response: string;
                under_review: string;
                won: string;
                lost: string;
            };
            decisions: {
                winning_evidence: string;
                losing_evidence: string;
                accept: string;
            };
        };
        confirm: {
            pageTitle: string;
            title: string;
            text: ({ amount, card }: {
                amount: string;
                card: string;
            }) => string;
            yes: string;
            no: string;
        };
        closed: {
            notFound: {
                title: string;
                text: string;
            };
            paid: {
                title: string;
                text: string;
            };
            expired: {
                title: string;
                text: string;
            };
            goToCart: string;
            viewOrder: string;
        };
    };
    serverTexts: {
        smsCode: (code: string, minutes: number) => string;
        shareCard: {
            footer: string;
        };
        placeholder: {
            offline: string;
        };
        stripe: {
            delivery: (shop: string) => string;
        };
        defaultShopName: (owner: string) => string;
        unnamedUser: string;
        formerCustomer: string;
        formerShop: string;
        formerProduct: string;
        erasedMessage: string;
        reasons: {
            orderCancelled: string;
            notPaid: string;
            refundedAtProvider: string;
        };
    };
    textMessages: {
        title: string;
        subtitle: string;
        emails: string;
        empty: string;
        to: (number: string) => string;
    };
};
