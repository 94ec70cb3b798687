/** A search parameter: any text, or one of the listed values. */
type SearchParam = 'text' | readonly string[];
export type Route = {
    /** `:id` is a parameter. */
    readonly path: string;
    /**
     * Who may see the page; `checkPageAccess` decides. `shopping` is for visitors and customers; `user` is
     * for signed-in customers. An admin passes every role check.
     */
    readonly access: 'public' | 'shopping' | 'user' | 'merchant' | 'admin';
    /** Users of another role see Access Denied; without it they are redirected to their own home page. */
    readonly showsAccessDenied?: true;
    /** The title without search parameters. Absent where the page is named after its content. */
    readonly title?: string;
    readonly search?: Readonly<Record<string, SearchParam>>;
    /**
     * `index`: rendered on the server and listed in the sitemap. `noindex`: rendered in the browser, not
     * listed. `disallow`: not crawled at all.
     */
    readonly robots: 'index' | 'noindex' | 'disallow';
    /** A page of the sign-in; never the page after sign-in. */
    readonly isSignInStep?: true;
    /** Not part of a build. */
    readonly isDevelopmentOnly?: true;
};
export declare const merchantViews: readonly ['shop', 'orders', 'products', 'messages', 'hours', 'insights', 'payouts'];
export type MerchantView = (typeof merchantViews)[number];
export declare const adminViews: readonly ['queue', 'shops', 'users', 'orders', 'payments', 'errors', 'failed-jobs', 'log', 'insights'];
export type AdminView = (typeof adminViews)[number];
/** Every page of the site. Links are built with `href`. */
export declare const routes: {
    readonly home: {
        readonly path: '/';
        readonly access: 'shopping';
        readonly title: 'Mainstreet';
        readonly robots: 'index';
        readonly search: {
            readonly category: readonly ["Food", "Coffee", "Gifts", "Souvenirs", "Other"];
            readonly in_stock: 'text';
            readonly max_price: 'text';
            readonly min_price: 'text';
            readonly open_now: 'text';
            readonly radius: 'text';
            readonly search: 'text';
            readonly shop: 'text';
            readonly sort: readonly ["newest", "nearest", "cheapest", "dearest", "name"];
            readonly view: readonly ["map"];
        };
    };
    readonly product: {
        readonly path: '/product/:id';
        readonly access: 'public';
        readonly robots: 'index';
    };
    readonly shop: {
        readonly path: '/shop/:id';
        readonly access: 'public';
        readonly robots: 'index';
    };
    readonly login: {
        readonly path: '/login';
        readonly access: 'public';
        readonly title: 'Welcome Back';
        readonly robots: 'noindex';
        readonly isSignInStep: true;
    };
    readonly register: {
        readonly path: '/register';
        readonly access: 'public';
        readonly title: 'Create your account';
        readonly robots: 'noindex';
        readonly isSignInStep: true;
    };
    readonly forgotPassword: {
        readonly path: '/forgot-password';
        readonly access: 'public';
        readonly title: 'Forgot your password?';
        readonly robots: 'noindex';
        readonly isSignInStep: true;
    };
    /** The link of an email carries its token. */
    readonly resetPassword: {
        readonly path: '/reset-password';
        readonly access: 'public';
        readonly title: 'Set a new password';
        readonly robots: 'noindex';
        readonly search: {
            readonly token_hash: 'text';
            readonly type: readonly ["recovery"];
        };
        readonly isSignInStep: true;
    };
    readonly authCallback: {
        readonly path: '/auth/callback';
        readonly access: 'public';
        readonly title: 'Almost there';
        readonly robots: 'disallow';
        readonly search: {
            readonly mode: readonly ["signin", "signup"];
        };
        readonly isSignInStep: true;
    };
    readonly cart: {
        readonly path: '/cart';
        readonly access: 'shopping';
        readonly title: 'Your cart';
        readonly robots: 'disallow';
    };
    /** With a shop: only its items in the cart. */
    readonly checkout: {
        readonly path: '/checkout';
        readonly access: 'user';
        readonly title: 'Check out';
        readonly robots: 'disallow';
        readonly search: {
            readonly shop: 'text';
        };
    };
    readonly chat: {
        readonly access: 'user';
        readonly title: 'Chat';
        readonly robots: 'disallow';
        /** With a shop: the thread with it, about a product if one is named. */
        readonly search: {
            readonly shop: 'text';
            readonly product: 'text';
        };
        readonly path: '/chat';
    };
    readonly customerChat: {
        readonly access: 'user';
        readonly title: 'Chat';
        readonly robots: 'disallow';
        /** With a shop: the thread with it, about a product if one is named. */
        readonly search: {
            readonly shop: 'text';
            readonly product: 'text';
        };
        readonly path: '/customer-chat';
    };
    readonly account: {
        readonly path: '/my-reservations';
        readonly access: 'user';
        readonly title: 'My Account';
        readonly robots: 'disallow';
        readonly search: {
            readonly view: readonly ["settings"];
            readonly show: readonly ["all", "open", "earlier"];
        };
    };
    /** `session_id` is that of the payment provider, `checkout` the parent order. */
    readonly paymentSuccess: {
        readonly path: '/payment/success';
        readonly access: 'public';
        readonly title: 'Nothing to show here';
        readonly robots: 'disallow';
        readonly search: {
            readonly session_id: 'text';
            readonly checkout: 'text';
        };
    };
    readonly paymentCancel: {
        readonly path: '/payment/cancel';
        readonly access: 'public';
        readonly title: 'You weren’t charged';
        readonly robots: 'disallow';
        readonly search: {
            readonly checkout: 'text';
        };
    };
    readonly merchant: {
        readonly path: '/shop-owner-dashboard';
        readonly access: 'merchant';
        readonly title: 'My shop';
        readonly robots: 'disallow';
        readonly search: {
            readonly view: readonly ["shop", "orders", "products", "messages", "hours", "insights", "payouts", "account"];
            /** For an admin: the shop whose dashboard is shown. */
            readonly shop: 'text';
            readonly customer: 'text';
            /** The open product, or `new`, or `import`. */
            readonly product: 'text';
            readonly search: 'text';
            readonly show: 'text';
            readonly sort: 'text';
            readonly page: 'text';
            readonly from: 'text';
            readonly to: 'text';
            readonly days: 'text';
        };
    };
    readonly admin: {
        readonly access: 'admin';
        readonly showsAccessDenied: true;
        readonly title: 'Shop approvals';
        readonly robots: 'disallow';
        readonly search: {
            readonly view: readonly ["queue", "shops", "users", "orders", "payments", "errors", "failed-jobs", "log", "insights"];
            /** The id of the open row. */
            readonly open: 'text';
            readonly page: 'text';
            readonly sort: 'text';
            readonly order: 'text';
            readonly search: 'text';
            readonly status: 'text';
            readonly category: 'text';
            readonly role: 'text';
            readonly type: 'text';
            readonly payment: 'text';
            readonly shop_id: 'text';
            readonly show: 'text';
            readonly level: 'text';
            readonly actor: 'text';
            readonly action: 'text';
            readonly subject_type: 'text';
            readonly subject_id: 'text';
            readonly from: 'text';
            readonly to: 'text';
            readonly days: 'text';
        };
        readonly path: '/admin';
    };
    readonly adminDashboard: {
        readonly access: 'admin';
        readonly showsAccessDenied: true;
        readonly title: 'Shop approvals';
        readonly robots: 'disallow';
        readonly search: {
            readonly view: readonly ["queue", "shops", "users", "orders", "payments", "errors", "failed-jobs", "log", "insights"];
            /** The id of the open row. */
            readonly open: 'text';
            readonly page: 'text';
            readonly sort: 'text';
            readonly order: 'text';
            readonly search: 'text';
            readonly status: 'text';
            readonly category: 'text';
            readonly role: 'text';
            readonly type: 'text';
            readonly payment: 'text';
            readonly shop_id: 'text';
            readonly show: 'text';
            readonly level: 'text';
            readonly actor: 'text';
            readonly action: 'text';
            readonly subject_type: 'text';
            readonly subject_id: 'text';
            readonly from: 'text';
            readonly to: 'text';
            readonly days: 'text';
        };
        readonly path: '/admin-dashboard';
    };
    readonly adminComprehensive: {
        readonly access: 'admin';
        readonly showsAccessDenied: true;
        readonly title: 'Shop approvals';
        readonly robots: 'disallow';
        readonly search: {
            readonly view: readonly ["queue", "shops", "users", "orders", "payments", "errors", "failed-jobs", "log", "insights"];
            /** The id of the open row. */
            readonly open: 'text';
            readonly page: 'text';
            readonly sort: 'text';
            readonly order: 'text';
            readonly search: 'text';
            readonly status: 'text';
            readonly category: 'text';
            readonly role: 'text';
            readonly type: 'text';
            readonly payment: 'text';
            readonly shop_id: 'text';
            readonly show: 'text';
            readonly level: 'text';
            readonly actor: 'text';
            readonly action: 'text';
            readonly subject_type: 'text';
            readonly subject_id: 'text';
            readonly from: 'text';
            readonly to: 'text';
            readonly days: 'text';
        };
        readonly path: '/admin-comprehensive';
    };
    /** The component kit. */
    readonly kit: {
        readonly path: '/dev/kit';
        readonly access: 'public';
        readonly title: 'Component kit';
        readonly robots: 'disallow';
        readonly isDevelopmentOnly: true;
    };
};
export type RouteName = keyof typeof routes;
/**
 * The route of an address of this site, with or without search and hash. A trailing slash is ignored, as by
 * the router.
 */
export declare function findRoute(address: string): Route | undefined;
export {};
