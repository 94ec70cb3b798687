/** Sign-in, registration, account settings and sessions. */
export declare const accounts: {
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
        /** `sentence` says that the address must be confirmed. */
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
        /** `label` is that of the button while it can be used. */
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
