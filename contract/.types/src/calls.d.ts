/** The calls of each capability. */
export declare const callGroups: {
    accounts: {
        getCsrfToken: {
            readonly method: "GET";
            readonly path: "/api/csrf-token";
            readonly access: "public";
            readonly summary: "Get a CSRF token";
            readonly description: "Sets a session cookie and returns the token that matches it. A browser that sends this cookie must send the token in `X-CSRF-Token` with every call that changes data.";
            readonly response: import("zod").ZodObject<{
                csrfToken: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        };
        getAuthConfig: {
            readonly method: "GET";
            readonly path: "/api/auth/config";
            readonly access: "public";
            readonly summary: "Get the sign-in configuration";
            readonly description: "Returns what a browser needs to sign users in: the address of the auth server, the enabled sign-in methods and the password rules.";
            readonly response: import("zod").ZodObject<{
                auth_url: import("zod").ZodString;
                anon_key: import("zod").ZodString;
                hosted: import("zod").ZodBoolean;
                google: import("zod").ZodBoolean;
                demo: import("zod").ZodBoolean;
                sign_up_open: import("zod").ZodBoolean;
                autoconfirm: import("zod").ZodBoolean;
                password_min_chars: import("zod").ZodInt;
                password_max_chars: import("zod").ZodInt;
                public_url: import("zod").ZodString;
                demo_host: import("zod").ZodNullable<import("zod").ZodString>;
                dev_mailbox_url: import("zod").ZodNullable<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
        };
        login: {
            readonly method: "POST";
            readonly path: "/api/auth/login";
            readonly access: "public";
            readonly summary: "Sign in with email and password";
            readonly description: "Returns the user and a bearer token. Fails with `invalid_credentials`, `email_not_confirmed` or `banned`, and with `rate_limited` after too many attempts. Demo accounts get no refresh token.";
            readonly body: import("zod").ZodObject<{
                email: import("zod").ZodString;
                password: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                refresh_token: import("zod").ZodOptional<import("zod").ZodString>;
                expires_in: import("zod").ZodOptional<import("zod").ZodInt>;
                success: import("zod").ZodLiteral<true>;
                user: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                }, import("zod/v4/core").$strip>;
                token: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        };
        register: {
            readonly method: "POST";
            readonly path: "/api/auth/register";
            readonly access: "public";
            readonly summary: "Register an account";
            readonly description: "Creates a customer or a merchant. A merchant also gets a shop that waits for approval. If the email address must be confirmed first, the response has no token and `confirmation_required` is true. Fails with `account_exists` if a confirmed account uses the address, and with `rule_violation` if the address or the password is not acceptable.";
            readonly body: import("zod").ZodObject<{
                redirect_to: import("zod").ZodOptional<import("zod").ZodString>;
                code_challenge: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                code_challenge_method: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                email: import("zod").ZodString;
                password: import("zod").ZodString;
                name: import("zod").ZodOptional<import("zod").ZodString>;
                role: import("zod").ZodEnum<{
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                token: import("zod").ZodOptional<import("zod").ZodString>;
                refresh_token: import("zod").ZodOptional<import("zod").ZodString>;
                expires_in: import("zod").ZodOptional<import("zod").ZodInt>;
                success: import("zod").ZodLiteral<true>;
                user: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                }, import("zod/v4/core").$strip>;
                confirmation_required: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
        };
        changePassword: {
            readonly method: "POST";
            readonly path: "/api/auth/change-password";
            readonly access: "signed_in";
            readonly summary: "Change your password";
            readonly description: "Changes the password and ends all other sessions of the account. Fails with `rule_violation` if the current password is wrong or the new one is not acceptable. Demo accounts cannot change their password.";
            readonly body: import("zod").ZodObject<{
                currentPassword: import("zod").ZodString;
                newPassword: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                success: import("zod").ZodLiteral<true>;
            }, import("zod/v4/core").$strip>;
        };
        updateRole: {
            readonly method: "POST";
            readonly path: "/api/auth/update-role";
            readonly access: "signed_in";
            readonly summary: "Change a user's role";
            readonly description: "A customer may become a merchant and gets a shop that waits for approval, named `shop_name`. An admin may set any role of any user.";
            readonly body: import("zod").ZodObject<{
                userId: import("zod").ZodGUID;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                shop_name: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                user: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                }, import("zod/v4/core").$strip>;
                shopId: import("zod").ZodNullable<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
        };
        logout: {
            readonly method: "POST";
            readonly path: "/api/auth/logout";
            readonly access: "signed_in";
            readonly summary: "Sign out";
            readonly description: "Ends the current session (`local`, the default), all sessions of the user (`global`), or all sessions except the current one (`others`).";
            readonly body: import("zod").ZodObject<{
                scope: import("zod").ZodDefault<import("zod").ZodEnum<{
                    global: "global";
                    local: "local";
                    others: "others";
                }>>;
            }, import("zod/v4/core").$strip>;
        };
        getMe: {
            readonly method: "GET";
            readonly path: "/api/auth/me";
            readonly access: "signed_in";
            readonly summary: "Get the signed-in user";
            readonly description: "Returns the user to whom the token belongs, with the current role and shop.";
            readonly response: import("zod").ZodObject<{
                user: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        updateMe: {
            readonly method: "PUT";
            readonly path: "/api/auth/me";
            readonly access: "signed_in";
            readonly summary: "Update your name";
            readonly description: "Changes the signed-in user's name. Demo accounts cannot be changed.";
            readonly body: import("zod").ZodObject<{
                name: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                user: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listSessions: {
            readonly method: "GET";
            readonly path: "/api/auth/sessions";
            readonly access: "signed_in";
            readonly summary: "List your sessions";
            readonly description: "Lists the signed-in user's sessions, latest first. `is_current` marks the session of this request.";
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    created_at: import("zod").ZodISODateTime;
                    refreshed_at: import("zod").ZodISODateTime;
                    expires_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    user_agent: import("zod").ZodString;
                    ip: import("zod").ZodString;
                    is_current: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        endSession: {
            readonly method: "DELETE";
            readonly path: "/api/auth/sessions/:id";
            readonly access: "signed_in";
            readonly summary: "End one of your sessions";
            readonly description: "Ends one of the signed-in user's sessions. Its tokens stop working.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
        };
        exportMe: {
            readonly method: "GET";
            readonly path: "/api/auth/export";
            readonly access: "signed_in";
            readonly summary: "Export your personal data";
            readonly description: "Returns everything stored about the signed-in user as one JSON document, offered as a file download.";
            readonly response: import("zod").ZodObject<{
                exported_at: import("zod").ZodISODateTime;
                user: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                    is_demo: import("zod").ZodBoolean;
                    banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$catchall<import("zod").ZodUnknown>>;
        };
        deleteMe: {
            readonly method: "POST";
            readonly path: "/api/auth/delete-account";
            readonly access: "signed_in";
            readonly summary: "Delete your account";
            readonly description: "Permanently deletes the signed-in user's account and personal data. An account with a password requires `password`; any other a sign-in in the last 10 minutes or `code`, which `GET /auth/v1/reauthenticate` emails, else the call fails with `sign_in_again`. A merchant must send `shop: \"close\"`, which closes the shop too; otherwise the call fails with `shop_decision_required`. The last admin cannot be deleted.";
            readonly body: import("zod").ZodObject<{
                password: import("zod").ZodOptional<import("zod").ZodString>;
                code: import("zod").ZodOptional<import("zod").ZodString>;
                shop: import("zod").ZodOptional<import("zod").ZodLiteral<"close">>;
            }, import("zod/v4/core").$strip>;
        };
        listDemoAccounts: {
            readonly method: "GET";
            readonly path: "/api/demo-accounts";
            readonly access: "public";
            readonly summary: "List the demo accounts";
            readonly description: "Lists the accounts for trying the product, with their passwords. Returns 404 when demo mode is off.";
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    password: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        listUsers: {
            readonly method: "GET";
            readonly path: "/api/users";
            readonly access: "admin";
            readonly summary: "List users";
            readonly description: "Lists users a page at a time. `search` matches name and email.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                role: import("zod").ZodOptional<import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>>;
                search: import("zod").ZodOptional<import("zod").ZodString>;
                sortBy: import("zod").ZodOptional<import("zod").ZodEnum<{
                    created_at: "created_at";
                    email: "email";
                    name: "name";
                    role: "role";
                }>>;
                sortOrder: import("zod").ZodOptional<import("zod").ZodEnum<{
                    asc: "asc";
                    desc: "desc";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                    is_demo: import("zod").ZodBoolean;
                    banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        createUser: {
            readonly method: "POST";
            readonly path: "/api/users";
            readonly access: "admin";
            readonly summary: "Create a user";
            readonly description: "Creates an account with a confirmed email address. Without `password`, the user gets an email with a link to set one.";
            readonly body: import("zod").ZodObject<{
                email: import("zod").ZodString;
                name: import("zod").ZodOptional<import("zod").ZodString>;
                role: import("zod").ZodDefault<import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>>;
                password: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                user: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                    is_demo: import("zod").ZodBoolean;
                    banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
        };
        getUser: {
            readonly method: "GET";
            readonly path: "/api/users/:id";
            readonly access: "admin";
            readonly summary: "Get a user";
            readonly description: "Returns one user.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                user: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                    is_demo: import("zod").ZodBoolean;
                    banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        updateUser: {
            readonly method: "PUT";
            readonly path: "/api/users/:id";
            readonly access: "admin";
            readonly summary: "Update a user";
            readonly description: "Changes name, email, role or ban. With an outdated `version` the call fails with `stale_version` and the response carries the current `user`. A ban ends all sessions. The last admin keeps the role, and a merchant with a shop keeps it until the shop is closed or transferred.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                name: import("zod").ZodOptional<import("zod").ZodString>;
                email: import("zod").ZodOptional<import("zod").ZodString>;
                role: import("zod").ZodOptional<import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>>;
                banned: import("zod").ZodOptional<import("zod").ZodBoolean>;
                version: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                user: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                    is_demo: import("zod").ZodBoolean;
                    banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                user: import("zod").ZodOptional<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    email: import("zod").ZodString;
                    role: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        user: "user";
                    }>;
                    name: import("zod").ZodString;
                    shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                    is_demo: import("zod").ZodBoolean;
                    banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        deleteUser: {
            readonly method: "DELETE";
            readonly path: "/api/users/:id";
            readonly access: "admin";
            readonly summary: "Delete a user";
            readonly description: "Permanently deletes a user and their personal data. For a merchant with a shop, `shop` says whether to close the shop or to transfer it to the merchant `to`; without it the call fails with `shop_decision_required`.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                shop: import("zod").ZodOptional<import("zod").ZodEnum<{
                    close: "close";
                    transfer: "transfer";
                }>>;
                to: import("zod").ZodOptional<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
        };
    };
    location: {
        searchLocations: {
            readonly method: "GET";
            readonly path: "/api/location/search";
            readonly access: "public";
            readonly summary: "Search for places";
            readonly description: "Finds places by name or postcode. Near and large places come first.";
            readonly query: import("zod").ZodObject<{
                q: import("zod").ZodString;
                lat: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                lng: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    place_id: import("zod").ZodString;
                    main_text: import("zod").ZodString;
                    secondary_text: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        reverseGeocode: {
            readonly method: "GET";
            readonly path: "/api/location/reverse";
            readonly access: "public";
            readonly summary: "Get the address of a point";
            readonly description: "Returns the address at the given coordinates.";
            readonly query: import("zod").ZodObject<{
                lat: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
                lng: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                address: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        };
        getBasemap: {
            readonly method: "GET";
            readonly path: "/api/location/map";
            readonly access: "public";
            readonly summary: "Get the base map around a point";
            readonly description: "Returns the address of a map style, or the outlines and towns to draw where no style is configured.";
            readonly query: import("zod").ZodObject<{
                lat: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
                lng: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                style_url: import("zod").ZodNullable<import("zod").ZodString>;
                areas: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    rings: import("zod").ZodArray<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber], null>>>;
                }, import("zod/v4/core").$strip>>;
                towns: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    size: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
    };
    shops: {
        listShops: {
            readonly method: "GET";
            readonly path: "/api/shops";
            readonly access: "public";
            readonly summary: "List shops";
            readonly description: "Lists approved shops, a page at a time, with filters and sorting. An admin also gets shops that are not approved; send a bearer token for that. Sorting by `distance` needs `lat` and `lng`.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                lat: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                lng: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                radius: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                status: import("zod").ZodOptional<import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>>;
                category: import("zod").ZodOptional<import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>>;
                search: import("zod").ZodOptional<import("zod").ZodString>;
                open_now: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                sortBy: import("zod").ZodOptional<import("zod").ZodEnum<{
                    created_at: "created_at";
                    distance: "distance";
                    name: "name";
                    submitted_at: "submitted_at";
                }>>;
                sortOrder: import("zod").ZodOptional<import("zod").ZodEnum<{
                    asc: "asc";
                    desc: "desc";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listMapShops: {
            readonly method: "GET";
            readonly path: "/api/shops/map";
            readonly access: "public";
            readonly summary: "List the shops on a map";
            readonly description: "Returns all approved shops within the given bounds. Where they are dense, it returns clusters with a count instead.";
            readonly rate: "maps";
            readonly query: import("zod").ZodObject<{
                west: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
                south: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
                east: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
                north: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                shops: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    color: import("zod").ZodString;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    product_count: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                clusters: import("zod").ZodArray<import("zod").ZodObject<{
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    count: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        getShop: {
            readonly method: "GET";
            readonly path: "/api/shops/:id";
            readonly access: "public";
            readonly summary: "Get a shop";
            readonly description: "Returns an approved shop. The owner and admins get it in any status; send a bearer token for that.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                shop: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        countShopProducts: {
            readonly method: "POST";
            readonly path: "/api/shops/product-counts";
            readonly access: "public";
            readonly summary: "Count the products of shops";
            readonly description: "Returns the number of visible products of each given shop.";
            readonly body: import("zod").ZodObject<{
                shopIds: import("zod").ZodArray<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                productCounts: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
        };
        createShop: {
            readonly method: "POST";
            readonly path: "/api/shops";
            readonly access: "merchant";
            readonly summary: "Create a shop";
            readonly description: "Creates a shop that waits for approval, for a merchant without a shop. An admin names the owner in `owner_id`. Fails with `conflict` if the merchant has a shop.";
            readonly body: import("zod").ZodObject<{
                name: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
                category: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>>>;
                location: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
                coordinates: import("zod").ZodOptional<import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>>;
                phone: import("zod").ZodOptional<import("zod").ZodString>;
                hours: import("zod").ZodOptional<import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                business_email: import("zod").ZodOptional<import("zod").ZodString>;
                website: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                social_links: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                shop_photo: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                about_shop: import("zod").ZodOptional<import("zod").ZodString>;
                color: import("zod").ZodOptional<import("zod").ZodString>;
                paused_until: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
                preparation_minutes: import("zod").ZodOptional<import("zod").ZodNumber>;
                requires_confirmation: import("zod").ZodOptional<import("zod").ZodBoolean>;
                accepts_in_store_payment: import("zod").ZodOptional<import("zod").ZodBoolean>;
                offers_delivery: import("zod").ZodOptional<import("zod").ZodBoolean>;
                delivery_fee: import("zod").ZodOptional<import("zod").ZodNumber>;
                owner_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
            readonly maxBodyBytes: number;
            readonly response: import("zod").ZodObject<{
                shop: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
        };
        updateShop: {
            readonly method: "PUT";
            readonly path: "/api/shops/:id";
            readonly access: "merchant";
            readonly summary: "Update a shop";
            readonly description: "Changes the given fields. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                name: import("zod").ZodOptional<import("zod").ZodString>;
                category: import("zod").ZodOptional<import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>>;
                location: import("zod").ZodOptional<import("zod").ZodString>;
                coordinates: import("zod").ZodOptional<import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>>;
                phone: import("zod").ZodOptional<import("zod").ZodString>;
                hours: import("zod").ZodOptional<import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                business_email: import("zod").ZodOptional<import("zod").ZodString>;
                website: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                social_links: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
                shop_photo: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                about_shop: import("zod").ZodOptional<import("zod").ZodString>;
                color: import("zod").ZodOptional<import("zod").ZodString>;
                paused_until: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
                preparation_minutes: import("zod").ZodOptional<import("zod").ZodNumber>;
                requires_confirmation: import("zod").ZodOptional<import("zod").ZodBoolean>;
                accepts_in_store_payment: import("zod").ZodOptional<import("zod").ZodBoolean>;
                offers_delivery: import("zod").ZodOptional<import("zod").ZodBoolean>;
                delivery_fee: import("zod").ZodOptional<import("zod").ZodNumber>;
                version: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
            readonly maxBodyBytes: number;
            readonly response: import("zod").ZodObject<{
                shop: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                shop: import("zod").ZodOptional<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        deleteShop: {
            readonly method: "DELETE";
            readonly path: "/api/shops/:id";
            readonly access: "admin";
            readonly summary: "Delete a shop";
            readonly description: "Permanently removes a shop and its products from the marketplace. Existing orders stay.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
        };
        setHours: {
            readonly method: "PUT";
            readonly path: "/api/shops/:id/hours";
            readonly access: "merchant";
            readonly summary: "Set a shop's opening hours";
            readonly description: "Replaces a shop's weekly opening hours and exceptions. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                version: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
            readonly maxBodyBytes: number;
            readonly response: import("zod").ZodObject<{
                shop: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                shop: import("zod").ZodOptional<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        submitShop: {
            readonly method: "POST";
            readonly path: "/api/shops/:id/submit";
            readonly access: "merchant";
            readonly summary: "Submit a shop for review";
            readonly description: "Submits a rejected shop for review again. Changes nothing if the shop already waits for approval. Fails with `wrong_state` if it is approved.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                shop: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        approveShop: {
            readonly method: "POST";
            readonly path: "/api/shops/:id/approve";
            readonly access: "admin";
            readonly summary: "Approve a shop";
            readonly description: "Approves a shop, so that it becomes public. For an approved shop it confirms its profile changes. With an outdated `version` (of the shop as it was reviewed; a change of a product of an unapproved shop is a new version, too) the call fails with `stale_version` and the response carries the current `shop`.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                version: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                shop: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                shop: import("zod").ZodOptional<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        rejectShop: {
            readonly method: "POST";
            readonly path: "/api/shops/:id/reject";
            readonly access: "admin";
            readonly summary: "Reject or suspend a shop";
            readonly description: "Rejects a shop, or suspends an approved one, with a reason for its owner. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                version: import("zod").ZodOptional<import("zod").ZodInt>;
                reason: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                shop: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                shop: import("zod").ZodOptional<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
    };
    catalog: {
        listProducts: {
            readonly method: "GET";
            readonly path: "/api/products";
            readonly access: "public";
            readonly summary: "List products";
            readonly description: "Lists products of approved shops, a page at a time, with filters and sorting. Sorting by `distance` needs `lat` and `lng`.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                lat: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                lng: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                radius: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                includeArchived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                featured: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                in_stock: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                out_of_stock: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                archived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                open_now: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                search: import("zod").ZodOptional<import("zod").ZodString>;
                category: import("zod").ZodOptional<import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>>;
                shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                min_price: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>>;
                max_price: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>>;
                sortBy: import("zod").ZodOptional<import("zod").ZodEnum<{
                    created_at: "created_at";
                    distance: "distance";
                    name: "name";
                    price: "price";
                    relevance: "relevance";
                    stock: "stock";
                }>>;
                sortOrder: import("zod").ZodOptional<import("zod").ZodEnum<{
                    asc: "asc";
                    desc: "desc";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listShopProducts: {
            readonly method: "GET";
            readonly path: "/api/shops/:id/products";
            readonly access: "public";
            readonly summary: "List a shop's products";
            readonly description: "Lists the products of one shop. With `includeArchived`, the shop's owner and admins also get archived products; send a bearer token for that.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                lat: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                lng: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                radius: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
                includeArchived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                featured: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                in_stock: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                out_of_stock: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                archived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                open_now: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                search: import("zod").ZodOptional<import("zod").ZodString>;
                category: import("zod").ZodOptional<import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>>;
                shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                min_price: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>>;
                max_price: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>>;
                sortBy: import("zod").ZodOptional<import("zod").ZodEnum<{
                    created_at: "created_at";
                    distance: "distance";
                    name: "name";
                    price: "price";
                    relevance: "relevance";
                    stock: "stock";
                }>>;
                sortOrder: import("zod").ZodOptional<import("zod").ZodEnum<{
                    asc: "asc";
                    desc: "desc";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        getProduct: {
            readonly method: "GET";
            readonly path: "/api/products/:id";
            readonly access: "public";
            readonly summary: "Get a product";
            readonly description: "Returns one product.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                product: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        getFormerProduct: {
            readonly method: "GET";
            readonly path: "/api/products/:id/former";
            readonly access: "public";
            readonly summary: "Get a product that is no longer sold";
            readonly description: "Returns what remains of a product that its shop has deleted. Products that were not public, or whose shop is closed, are not found.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                product: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listSimilarProducts: {
            readonly method: "GET";
            readonly path: "/api/products/:id/similar";
            readonly access: "public";
            readonly summary: "List similar products";
            readonly description: "Lists products of other shops that resemble this one, most similar first.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        createProduct: {
            readonly method: "POST";
            readonly path: "/api/products";
            readonly access: "merchant";
            readonly summary: "Create a product";
            readonly description: "Adds a product to the merchant's shop. An admin names the shop in `shop_id`. Fails with `conflict` if another product of the shop has the same `sku`.";
            readonly body: import("zod").ZodObject<{
                name: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
                image: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                images: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodNumber>>;
                description: import("zod").ZodOptional<import("zod").ZodString>;
                stock: import("zod").ZodOptional<import("zod").ZodNumber>;
                sku: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
            readonly maxBodyBytes: number;
            readonly response: import("zod").ZodObject<{
                product: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
        };
        updateProduct: {
            readonly method: "PUT";
            readonly path: "/api/products/:id";
            readonly access: "merchant";
            readonly summary: "Update a product";
            readonly description: "Changes the given fields. A change of `stock` requires the exact `version`. With an outdated `version` the call fails with `stale_version` and the response carries the current `product`.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                name: import("zod").ZodOptional<import("zod").ZodString>;
                image: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                images: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodOptional<import("zod").ZodNumber>;
                description: import("zod").ZodOptional<import("zod").ZodString>;
                stock: import("zod").ZodOptional<import("zod").ZodNumber>;
                sku: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                version: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
            readonly maxBodyBytes: number;
            readonly response: import("zod").ZodObject<{
                product: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                product: import("zod").ZodOptional<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        deleteProduct: {
            readonly method: "DELETE";
            readonly path: "/api/products/:id";
            readonly access: "merchant";
            readonly summary: "Delete a product";
            readonly description: "Removes a product from the catalog. It can be restored within one hour.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
        };
        restoreProduct: {
            readonly method: "POST";
            readonly path: "/api/products/:id/restore";
            readonly access: "merchant";
            readonly summary: "Restore a deleted product";
            readonly description: "Restores a product that was deleted less than one hour ago. Changes nothing if the product is not deleted.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                product: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        archiveProduct: {
            readonly method: "PATCH";
            readonly path: "/api/products/:id/archive";
            readonly access: "merchant";
            readonly summary: "Archive or unarchive a product";
            readonly description: "Hides a product from customers (`archived: true`) or shows it again (`archived: false`).";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                archived: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                product: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        importProducts: {
            readonly method: "POST";
            readonly path: "/api/products/bulk";
            readonly access: "merchant";
            readonly rate: "imports";
            readonly summary: "Import products";
            readonly description: "Creates or updates many products in one transaction: all rows or none. A row stands for the product with its `id`, its `sku` or its name; otherwise it creates a product. An `id` that is no product of the shop is ignored. Importing the same rows again changes nothing. Fails with `rule_violation` and one entry in `details` per invalid field.";
            readonly body: import("zod").ZodObject<{
                products: import("zod").ZodArray<import("zod").ZodObject<{
                    name: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
                    image: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    images: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodNumber>>;
                    description: import("zod").ZodOptional<import("zod").ZodString>;
                    stock: import("zod").ZodOptional<import("zod").ZodNumber>;
                    sku: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                    id: import("zod").ZodOptional<import("zod").ZodGUID>;
                    version: import("zod").ZodOptional<import("zod").ZodInt>;
                    is_archived: import("zod").ZodOptional<import("zod").ZodBoolean>;
                }, import("zod/v4/core").$strip>>;
                shopId: import("zod").ZodGUID;
                replace_stock: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>;
            readonly maxBodyBytes: number;
            readonly idempotent: true;
            readonly response: import("zod").ZodObject<{
                products: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
                summary: import("zod").ZodObject<{
                    created: import("zod").ZodInt;
                    updated: import("zod").ZodInt;
                    unchanged: import("zod").ZodInt;
                    stock_unchanged: import("zod").ZodInt;
                    unknown_ids: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
        };
        validateProductImport: {
            readonly method: "POST";
            readonly path: "/api/products/bulk/check";
            readonly access: "merchant";
            readonly rate: "imports";
            readonly summary: "Validate a product import";
            readonly description: "Checks an import without changing anything. Returns what it would create and update, and the errors of each row.";
            readonly body: import("zod").ZodObject<{
                products: import("zod").ZodArray<import("zod").ZodObject<{}, import("zod/v4/core").$loose>>;
                shopId: import("zod").ZodGUID;
                replace_stock: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>;
            readonly maxBodyBytes: number;
            readonly response: import("zod").ZodObject<{
                summary: import("zod").ZodObject<{
                    created: import("zod").ZodInt;
                    updated: import("zod").ZodInt;
                    unchanged: import("zod").ZodInt;
                    stock_unchanged: import("zod").ZodInt;
                    unknown_ids: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
                errors: import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                error_count: import("zod").ZodInt;
                error_rows: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        };
        archiveProducts: {
            readonly method: "POST";
            readonly path: "/api/products/bulk/archive";
            readonly access: "merchant";
            readonly summary: "Archive or unarchive products";
            readonly description: "Archives or unarchives many of a shop's products at once. Returns the products that it changed.";
            readonly body: import("zod").ZodObject<{
                shopId: import("zod").ZodGUID;
                ids: import("zod").ZodArray<import("zod").ZodGUID>;
                archived: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                products: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    images: import("zod").ZodArray<import("zod").ZodString>;
                    image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                    price: import("zod").ZodNumber;
                    description: import("zod").ZodString;
                    stock: import("zod").ZodInt;
                    is_archived: import("zod").ZodBoolean;
                    archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    created_at: import("zod").ZodISODateTime;
                    version: import("zod").ZodInt;
                    sku: import("zod").ZodOptional<import("zod").ZodString>;
                    blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                    shop_name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        exportProducts: {
            readonly method: "GET";
            readonly path: "/api/shops/:id/products/export";
            readonly access: "merchant";
            readonly summary: "Export a shop's products as CSV";
            readonly description: "Returns all products of a shop as a CSV file that can be imported again.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                includeArchived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            }, import("zod/v4/core").$strip>;
            readonly status: 200;
            readonly file: "text/csv";
        };
        getSearchSuggestions: {
            readonly method: "GET";
            readonly path: "/api/search/suggestions";
            readonly access: "public";
            readonly summary: "Get search suggestions";
            readonly description: "Returns at most 5 products and 3 shops for the text typed so far.";
            readonly query: import("zod").ZodObject<{
                q: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    type: import("zod").ZodEnum<{
                        product: "product";
                        shop: "shop";
                    }>;
                    paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
    };
    cart: {
        getCart: {
            readonly method: "GET";
            readonly path: "/api/cart/:userId";
            readonly access: "customer";
            readonly summary: "Get a customer's cart";
            readonly description: "Returns the cart with current prices and stock.";
            readonly params: import("zod").ZodObject<{
                userId: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                cart: import("zod").ZodObject<{
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        product_id: import("zod").ZodGUID;
                        shop_id: import("zod").ZodGUID;
                        quantity: import("zod").ZodInt;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        last_seen_price: import("zod").ZodNumber;
                        stock: import("zod").ZodInt;
                        shop_name: import("zod").ZodString;
                        available: import("zod").ZodBoolean;
                    }, import("zod/v4/core").$strip>>;
                    count: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        addToCart: {
            readonly method: "POST";
            readonly path: "/api/cart/:userId";
            readonly access: "customer";
            readonly summary: "Add a product to the cart";
            readonly description: "Adds `quantity` of a product to the cart. Fails with `out_of_stock` if the stock is too low; the response then carries what is `available`.";
            readonly params: import("zod").ZodObject<{
                userId: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                productId: import("zod").ZodGUID;
                shopId: import("zod").ZodGUID;
                quantity: import("zod").ZodDefault<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                cart: import("zod").ZodObject<{
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        product_id: import("zod").ZodGUID;
                        shop_id: import("zod").ZodGUID;
                        quantity: import("zod").ZodInt;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        last_seen_price: import("zod").ZodNumber;
                        stock: import("zod").ZodInt;
                        shop_name: import("zod").ZodString;
                        available: import("zod").ZodBoolean;
                    }, import("zod/v4/core").$strip>>;
                    count: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                available: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    stock: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>>;
            }, import("zod/v4/core").$strip>;
        };
        mergeCart: {
            readonly method: "POST";
            readonly path: "/api/cart/:userId/merge";
            readonly access: "customer";
            readonly summary: "Merge items into the cart";
            readonly description: "Adds a list of items to the cart, for example a visitor's cart after sign-in. Quantities are summed up per product and capped by the stock. `skipped` names the products that could not be added. With an `Idempotency-Key`, each list is merged once.";
            readonly params: import("zod").ZodObject<{
                userId: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    productId: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                    last_seen_price: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                cart: import("zod").ZodObject<{
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        product_id: import("zod").ZodGUID;
                        shop_id: import("zod").ZodGUID;
                        quantity: import("zod").ZodInt;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        last_seen_price: import("zod").ZodNumber;
                        stock: import("zod").ZodInt;
                        shop_name: import("zod").ZodString;
                        available: import("zod").ZodBoolean;
                    }, import("zod/v4/core").$strip>>;
                    count: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                skipped: import("zod").ZodArray<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
            readonly idempotent: true;
        };
        previewCart: {
            readonly method: "POST";
            readonly path: "/api/cart/preview";
            readonly access: "public";
            readonly summary: "Preview a visitor's cart";
            readonly description: "Returns a cart with current prices and stock for the given items. Stores nothing.";
            readonly body: import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    productId: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                    last_seen_price: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                cart: import("zod").ZodObject<{
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        product_id: import("zod").ZodGUID;
                        shop_id: import("zod").ZodGUID;
                        quantity: import("zod").ZodInt;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        last_seen_price: import("zod").ZodNumber;
                        stock: import("zod").ZodInt;
                        shop_name: import("zod").ZodString;
                        available: import("zod").ZodBoolean;
                    }, import("zod/v4/core").$strip>>;
                    count: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        setCartQuantity: {
            readonly method: "PATCH";
            readonly path: "/api/cart/:userId/:itemId";
            readonly access: "customer";
            readonly summary: "Set the quantity of a cart item";
            readonly description: "Replaces the quantity of a cart item. Fails with `out_of_stock` if the stock is too low; the response then carries what is `available`.";
            readonly params: import("zod").ZodObject<{
                userId: import("zod").ZodGUID;
                itemId: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                quantity: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                cart: import("zod").ZodObject<{
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        product_id: import("zod").ZodGUID;
                        shop_id: import("zod").ZodGUID;
                        quantity: import("zod").ZodInt;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        last_seen_price: import("zod").ZodNumber;
                        stock: import("zod").ZodInt;
                        shop_name: import("zod").ZodString;
                        available: import("zod").ZodBoolean;
                    }, import("zod/v4/core").$strip>>;
                    count: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                available: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    stock: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>>;
            }, import("zod/v4/core").$strip>;
        };
        removeFromCart: {
            readonly method: "DELETE";
            readonly path: "/api/cart/:userId/:itemId";
            readonly access: "customer";
            readonly summary: "Remove an item from the cart";
            readonly description: "Removes one item from the cart.";
            readonly params: import("zod").ZodObject<{
                userId: import("zod").ZodGUID;
                itemId: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
        };
    };
    orders: {
        placeOrder: {
            readonly method: "POST";
            readonly path: "/api/orders";
            readonly access: "customer";
            readonly rate: "orders";
            readonly summary: "Place an order or a reservation";
            readonly description: "Orders or reserves products of one shop, to be paid in the shop. Stock is reserved at once. Fails with `out_of_stock` (the response then carries what is `available`), `not_found` (with the products that are `missing`), `shop_not_accepting_orders` or `too_many_open_orders`.";
            readonly body: import("zod").ZodObject<{
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodDefault<import("zod").ZodString>;
                customer_email: import("zod").ZodDefault<import("zod").ZodString>;
                delivery_address: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                shop_id: import("zod").ZodGUID;
                product_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                quantity: import("zod").ZodDefault<import("zod").ZodInt>;
                items: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodDefault<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>>>;
                order_type: import("zod").ZodDefault<import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                order: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                available: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    stock: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>>;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
            readonly idempotent: true;
        };
        getOrder: {
            readonly method: "GET";
            readonly path: "/api/orders/:id";
            readonly access: "signed_in";
            readonly summary: "Get an order";
            readonly description: "Returns an order with its items and history. Open to its customer, the shop and admins.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                order: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        updateOrderStatus: {
            readonly method: "PATCH";
            readonly path: "/api/orders/:id/status";
            readonly access: "signed_in";
            readonly summary: "Change an order's status";
            readonly description: "Moves an order to another status. A customer can only cancel. Setting the current status again changes nothing. Completing an order whose card is only authorized charges the card and fails with `wrong_state` until that has succeeded. Cancelling or declining by the shop requires a `reason`. If the order cannot take the status, the call fails with `wrong_state` and the response carries the current `order`.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                reason: import("zod").ZodOptional<import("zod").ZodString>;
                pickup_code: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                order: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                order: import("zod").ZodOptional<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        markOrderReady: {
            readonly method: "POST";
            readonly path: "/api/orders/:id/ready";
            readonly access: "merchant";
            readonly summary: "Mark an order as ready for pickup";
            readonly description: "Sets `ready_at` and notifies the customer. While a card payment is only authorized, this stores `ready_requested_at` and captures the payment; `ready_at` follows once that has succeeded. Repeating the call changes nothing. If the order cannot become ready, the call fails with `wrong_state` and the response carries the current `order`.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                order: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                order: import("zod").ZodOptional<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        listShopOrders: {
            readonly method: "GET";
            readonly path: "/api/shops/:id/orders";
            readonly access: "merchant";
            readonly summary: "List a shop's orders";
            readonly description: "Lists the orders of a shop, newest first.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                type: import("zod").ZodOptional<import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>>;
                status: import("zod").ZodOptional<import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>>;
                active: import("zod").ZodOptional<import("zod").ZodEnum<{
                    false: "false";
                    true: "true";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listCustomerOrders: {
            readonly method: "GET";
            readonly path: "/api/customers/:id/orders";
            readonly access: "customer";
            readonly summary: "List a customer's orders";
            readonly description: "Lists the orders of a customer, newest first.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                type: import("zod").ZodOptional<import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>>;
                status: import("zod").ZodOptional<import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>>;
                active: import("zod").ZodOptional<import("zod").ZodEnum<{
                    false: "false";
                    true: "true";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
    };
    payments: {
        createCheckout: {
            readonly method: "POST";
            readonly path: "/api/checkout";
            readonly access: "customer";
            readonly rate: "orders";
            readonly summary: "Check out";
            readonly description: `Orders from one or several shops at once, paid online or in the shops. Takes the given \`items\`, or the cart without them. For an online payment, open \`payment_url\` within ${number} minutes; the stock is reserved until then. Fails with \`out_of_stock\` (with \`available\`), \`shop_not_accepting_orders\` (with \`shop_id\`), \`price_changed\` (with the current \`total_amount\`; the given one, or a price in the cart, is out of date), \`not_found\` (with the products that are \`missing\`), \`too_many_open_orders\`, or \`card_payments_stopped\` when an admin has stopped card payments.`;
            readonly body: import("zod").ZodObject<{
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodDefault<import("zod").ZodString>;
                customer_email: import("zod").ZodDefault<import("zod").ZodString>;
                delivery_address: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                items: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodDefault<import("zod").ZodInt>;
                }, import("zod/v4/core").$strip>>>;
                shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                fulfillment: import("zod").ZodDefault<import("zod").ZodEnum<{
                    delivery: "delivery";
                    pickup: "pickup";
                }>>;
                pickup_at: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodGUID>>;
                payment: import("zod").ZodDefault<import("zod").ZodEnum<{
                    in_store: "in_store";
                    online: "online";
                }>>;
                pickup: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodObject<{
                    shop_id: import("zod").ZodGUID;
                    from: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>>;
                notes: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodObject<{
                    shop_id: import("zod").ZodGUID;
                    note: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                total_amount: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                parent_order_id: import("zod").ZodGUID;
                orders: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment: import("zod").ZodNullable<import("zod").ZodObject<{
                    state: import("zod").ZodEnum<{
                        authorized: "authorized";
                        captured: "captured";
                        closed: "closed";
                        failed: "failed";
                        open: "open";
                        voided: "voided";
                    }>;
                    amount: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment_url: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                available: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    stock: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>>;
                shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                total_amount: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
            readonly idempotent: true;
        };
        getPaymentOptions: {
            readonly method: "GET";
            readonly path: "/api/checkout/terms";
            readonly access: "customer";
            readonly summary: "Get the payment options";
            readonly description: "Returns whether customers can pay online, whether an admin has stopped card payments, whether the payment provider runs in test mode, and how long unpaid stock is reserved.";
            readonly response: import("zod").ZodObject<{
                online: import("zod").ZodBoolean;
                stopped: import("zod").ZodBoolean;
                test_mode: import("zod").ZodBoolean;
                hold_minutes: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        };
        getCheckout: {
            readonly method: "GET";
            readonly path: "/api/checkout/:parent_order_id";
            readonly access: "customer";
            readonly summary: "Get a checkout";
            readonly description: "Returns the orders and the payment of a checkout. If the payment page does not exist yet, the server asks the payment provider for it again.";
            readonly params: import("zod").ZodObject<{
                parent_order_id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                parent_order_id: import("zod").ZodGUID;
                orders: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment: import("zod").ZodNullable<import("zod").ZodObject<{
                    state: import("zod").ZodEnum<{
                        authorized: "authorized";
                        captured: "captured";
                        closed: "closed";
                        failed: "failed";
                        open: "open";
                        voided: "voided";
                    }>;
                    amount: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment_url: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
        };
        cancelCheckout: {
            readonly method: "POST";
            readonly path: "/api/checkout/:parent_order_id/cancel";
            readonly access: "customer";
            readonly summary: "Cancel an unpaid checkout";
            readonly description: "Cancels the unpaid orders of a checkout and releases their stock. Repeating the call changes nothing. If the payment has arrived, the call fails with `wrong_state` and the response carries the `checkout`.";
            readonly params: import("zod").ZodObject<{
                parent_order_id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                parent_order_id: import("zod").ZodGUID;
                orders: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment: import("zod").ZodNullable<import("zod").ZodObject<{
                    state: import("zod").ZodEnum<{
                        authorized: "authorized";
                        captured: "captured";
                        closed: "closed";
                        failed: "failed";
                        open: "open";
                        voided: "voided";
                    }>;
                    amount: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment_url: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            readonly conflict: import("zod").ZodObject<{
                error: import("zod").ZodString;
                code: import("zod").ZodEnum<{
                    account_exists: "account_exists";
                    bad_request: "bad_request";
                    banned: "banned";
                    card_payments_stopped: "card_payments_stopped";
                    conflict: "conflict";
                    csrf_failed: "csrf_failed";
                    email_not_confirmed: "email_not_confirmed";
                    idempotency_mismatch: "idempotency_mismatch";
                    internal: "internal";
                    invalid_credentials: "invalid_credentials";
                    last_admin: "last_admin";
                    method_not_allowed: "method_not_allowed";
                    not_allowed: "not_allowed";
                    not_found: "not_found";
                    out_of_stock: "out_of_stock";
                    price_changed: "price_changed";
                    rate_limited: "rate_limited";
                    request_in_progress: "request_in_progress";
                    rule_violation: "rule_violation";
                    shop_decision_required: "shop_decision_required";
                    shop_not_accepting_orders: "shop_not_accepting_orders";
                    sign_in_again: "sign_in_again";
                    stale_version: "stale_version";
                    too_large: "too_large";
                    too_many_open_orders: "too_many_open_orders";
                    unauthenticated: "unauthenticated";
                    unavailable: "unavailable";
                    unsupported_media_type: "unsupported_media_type";
                    wrong_state: "wrong_state";
                }>;
                details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    path: import("zod").ZodString;
                    message: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>>;
                requestId: import("zod").ZodString;
                checkout: import("zod").ZodOptional<import("zod").ZodObject<{
                    parent_order_id: import("zod").ZodGUID;
                    orders: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        parent_order_id: import("zod").ZodGUID;
                        shop_id: import("zod").ZodGUID;
                        shop_name: import("zod").ZodString;
                        product_id: import("zod").ZodGUID;
                        customer_id: import("zod").ZodGUID;
                        customer_name: import("zod").ZodString;
                        customer_phone: import("zod").ZodString;
                        customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                        customer_email: import("zod").ZodString;
                        delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                        quantity: import("zod").ZodInt;
                        total_amount: import("zod").ZodNumber;
                        delivery_fee: import("zod").ZodNumber;
                        captured_amount: import("zod").ZodNumber;
                        refunded_amount: import("zod").ZodNumber;
                        failed_refund_amount: import("zod").ZodNumber;
                        note: import("zod").ZodString;
                        status: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        order_type: import("zod").ZodEnum<{
                            order: "order";
                            reservation: "reservation";
                        }>;
                        payment_status: import("zod").ZodEnum<{
                            authorized: "authorized";
                            awaiting_payment: "awaiting_payment";
                            failed: "failed";
                            none: "none";
                            paid: "paid";
                            paid_in_store: "paid_in_store";
                            partially_refunded: "partially_refunded";
                            refunded: "refunded";
                            voided: "voided";
                        }>;
                        items: import("zod").ZodArray<import("zod").ZodObject<{
                            product_id: import("zod").ZodGUID;
                            name: import("zod").ZodString;
                            image: import("zod").ZodNullable<import("zod").ZodString>;
                            price: import("zod").ZodNumber;
                            quantity: import("zod").ZodInt;
                        }, import("zod/v4/core").$strip>>;
                        events: import("zod").ZodArray<import("zod").ZodObject<{
                            kind: import("zod").ZodEnum<{
                                placed: "placed";
                                ready: "ready";
                                status_changed: "status_changed";
                            }>;
                            actor: import("zod").ZodEnum<{
                                admin: "admin";
                                customer: "customer";
                                merchant: "merchant";
                                system: "system";
                            }>;
                            from: import("zod").ZodNullable<import("zod").ZodEnum<{
                                cancelled: "cancelled";
                                completed: "completed";
                                declined: "declined";
                                expired: "expired";
                                in_progress: "in_progress";
                                no_show: "no_show";
                                pending: "pending";
                                reserved: "reserved";
                            }>>;
                            to: import("zod").ZodEnum<{
                                cancelled: "cancelled";
                                completed: "completed";
                                declined: "declined";
                                expired: "expired";
                                in_progress: "in_progress";
                                no_show: "no_show";
                                pending: "pending";
                                reserved: "reserved";
                            }>;
                            reason: import("zod").ZodNullable<import("zod").ZodString>;
                            created_at: import("zod").ZodISODateTime;
                        }, import("zod/v4/core").$strip>>;
                        pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                        ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        version: import("zod").ZodInt;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    payment: import("zod").ZodNullable<import("zod").ZodObject<{
                        state: import("zod").ZodEnum<{
                            authorized: "authorized";
                            captured: "captured";
                            closed: "closed";
                            failed: "failed";
                            open: "open";
                            voided: "voided";
                        }>;
                        amount: import("zod").ZodNumber;
                        captured_amount: import("zod").ZodNumber;
                        payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                        expires_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    payment_url: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        };
        getCheckoutBySession: {
            readonly method: "GET";
            readonly path: "/api/checkout-sessions/:session_id";
            readonly access: "customer";
            readonly summary: "Get a checkout by payment session";
            readonly description: "Returns the checkout of a payment provider's session once it is paid. Returns 404 before that, and for sessions of other customers.";
            readonly params: import("zod").ZodObject<{
                session_id: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                parent_order_id: import("zod").ZodGUID;
                orders: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment: import("zod").ZodNullable<import("zod").ZodObject<{
                    state: import("zod").ZodEnum<{
                        authorized: "authorized";
                        captured: "captured";
                        closed: "closed";
                        failed: "failed";
                        open: "open";
                        voided: "voided";
                    }>;
                    amount: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment_url: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
        };
        getOrderLedger: {
            readonly method: "GET";
            readonly path: "/api/orders/:id/ledger";
            readonly access: "signed_in";
            readonly summary: "Get an order's ledger";
            readonly description: "Returns the payment totals, ledger entries, refunds and disputes of an order. A customer gets no disputes.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                ledger: import("zod").ZodObject<{
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    disputed_amount: import("zod").ZodNumber;
                    commission_amount: import("zod").ZodNumber;
                    balance_amount: import("zod").ZodNumber;
                    entries: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            authorized: "authorized";
                            captured: "captured";
                            dispute_fee: "dispute_fee";
                            dispute_reinstated: "dispute_reinstated";
                            dispute_withdrawn: "dispute_withdrawn";
                            paid_in_store: "paid_in_store";
                            refunded: "refunded";
                            refunded_at_provider: "refunded_at_provider";
                            voided: "voided";
                        }>;
                        amount: import("zod").ZodNumber;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    refunds: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        order_id: import("zod").ZodGUID;
                        amount: import("zod").ZodNumber;
                        reason: import("zod").ZodString;
                        state: import("zod").ZodEnum<{
                            failed: "failed";
                            requested: "requested";
                            succeeded: "succeeded";
                        }>;
                        origin: import("zod").ZodEnum<{
                            marketplace: "marketplace";
                            provider: "provider";
                        }>;
                        failure_reason: import("zod").ZodNullable<import("zod").ZodString>;
                        lines: import("zod").ZodArray<import("zod").ZodObject<{
                            product_id: import("zod").ZodGUID;
                            quantity: import("zod").ZodInt;
                        }, import("zod/v4/core").$strip>>;
                        restocked: import("zod").ZodBoolean;
                        created_at: import("zod").ZodISODateTime;
                        updated_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    disputes: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        parent_order_id: import("zod").ZodGUID;
                        status: import("zod").ZodEnum<{
                            lost: "lost";
                            needs_response: "needs_response";
                            prevented: "prevented";
                            under_review: "under_review";
                            warning_closed: "warning_closed";
                            warning_needs_response: "warning_needs_response";
                            warning_under_review: "warning_under_review";
                            won: "won";
                        }>;
                        reason: import("zod").ZodString;
                        amount: import("zod").ZodNumber;
                        evidence_due_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        evidence_url: import("zod").ZodNullable<import("zod").ZodURL>;
                        created_at: import("zod").ZodISODateTime;
                        closed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        refundOrder: {
            readonly method: "POST";
            readonly path: "/api/orders/:id/refunds";
            readonly access: "merchant";
            readonly summary: "Refund an order";
            readonly description: "Refunds an amount, line items, or everything that is left of an online payment. The refund may finish later; see its `state`. Fails with `wrong_state` if nothing was paid online, and with `wrong_state` while a dispute has taken the amount back, and with `rule_violation` if the amount exceeds what is left.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                amount: import("zod").ZodOptional<import("zod").ZodNumber>;
                lines: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>>;
                reason: import("zod").ZodString;
                restock: import("zod").ZodDefault<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                refund: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    order_id: import("zod").ZodGUID;
                    amount: import("zod").ZodNumber;
                    reason: import("zod").ZodString;
                    state: import("zod").ZodEnum<{
                        failed: "failed";
                        requested: "requested";
                        succeeded: "succeeded";
                    }>;
                    origin: import("zod").ZodEnum<{
                        marketplace: "marketplace";
                        provider: "provider";
                    }>;
                    failure_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    lines: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    restocked: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
            readonly idempotent: true;
        };
        retryRefund: {
            readonly method: "POST";
            readonly path: "/api/refunds/:id/retry";
            readonly access: "merchant";
            readonly summary: "Retry a failed refund";
            readonly description: "Sends a failed refund to the payment provider again. Changes nothing if the refund has not failed.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                refund: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    order_id: import("zod").ZodGUID;
                    amount: import("zod").ZodNumber;
                    reason: import("zod").ZodString;
                    state: import("zod").ZodEnum<{
                        failed: "failed";
                        requested: "requested";
                        succeeded: "succeeded";
                    }>;
                    origin: import("zod").ZodEnum<{
                        marketplace: "marketplace";
                        provider: "provider";
                    }>;
                    failure_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    lines: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    restocked: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listShopBalances: {
            readonly method: "GET";
            readonly path: "/api/shops/:id/balances";
            readonly access: "merchant";
            readonly summary: "List a shop's balances";
            readonly description: "Lists what the marketplace owes a shop, by order, newest first, with totals.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                from: import("zod").ZodOptional<import("zod").ZodISODate>;
                to: import("zod").ZodOptional<import("zod").ZodISODate>;
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    order_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    completed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    disputed_amount: import("zod").ZodNumber;
                    commission_amount: import("zod").ZodNumber;
                    balance_amount: import("zod").ZodNumber;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
                totals: import("zod").ZodObject<{
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    disputed_amount: import("zod").ZodNumber;
                    commission_amount: import("zod").ZodNumber;
                    balance_amount: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        exportShopBalances: {
            readonly method: "GET";
            readonly path: "/api/shops/:id/balances/export";
            readonly access: "merchant";
            readonly summary: "Export a shop's balances as CSV";
            readonly description: "Returns what the marketplace owes a shop, by order, oldest first, as a CSV file.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                from: import("zod").ZodOptional<import("zod").ZodISODate>;
                to: import("zod").ZodOptional<import("zod").ZodISODate>;
            }, import("zod/v4/core").$strip>;
            readonly status: 200;
            readonly file: "text/csv";
        };
        listPaymentDiscrepancies: {
            readonly method: "GET";
            readonly path: "/api/admin/payment-discrepancies";
            readonly access: "admin";
            readonly summary: "List payment discrepancies";
            readonly description: "Lists where our records and those of the payment provider disagree, newest first.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                open: import("zod").ZodOptional<import("zod").ZodEnum<{
                    false: "false";
                    true: "true";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    parent_order_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    kind: import("zod").ZodEnum<{
                        authorized_elsewhere: "authorized_elsewhere";
                        capture_failed: "capture_failed";
                        captured_elsewhere: "captured_elsewhere";
                        disputed_elsewhere: "disputed_elsewhere";
                        not_found: "not_found";
                        paid_late: "paid_late";
                        refund_failed: "refund_failed";
                        refunded_elsewhere: "refunded_elsewhere";
                        unknown_payment: "unknown_payment";
                        wrong_amount: "wrong_amount";
                        wrong_currency: "wrong_currency";
                        wrong_mode: "wrong_mode";
                    }>;
                    expected: import("zod").ZodString;
                    actual: import("zod").ZodString;
                    detected_at: import("zod").ZodISODateTime;
                    resolved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        getCardPaymentState: {
            readonly method: "GET";
            readonly path: "/api/admin/card-payments";
            readonly access: "admin";
            readonly summary: "Get the state of card payments";
            readonly description: "Returns whether card payments are configured, whether an admin has stopped them, and why.";
            readonly response: import("zod").ZodObject<{
                card_payments: import("zod").ZodObject<{
                    configured: import("zod").ZodBoolean;
                    stopped: import("zod").ZodBoolean;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    changed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        setCardPaymentState: {
            readonly method: "PUT";
            readonly path: "/api/admin/card-payments";
            readonly access: "admin";
            readonly rate: "adminSettings";
            readonly summary: "Stop or resume card payments";
            readonly description: "While card payments are stopped, new checkouts with a card fail with `card_payments_stopped`, on every node at once. Payments, captures and refunds that are under way continue. The reason is in the audit log.";
            readonly body: import("zod").ZodObject<{
                stopped: import("zod").ZodBoolean;
                reason: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                card_payments: import("zod").ZodObject<{
                    configured: import("zod").ZodBoolean;
                    stopped: import("zod").ZodBoolean;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    changed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listDisputes: {
            readonly method: "GET";
            readonly path: "/api/admin/disputes";
            readonly access: "admin";
            readonly summary: "List disputes";
            readonly description: "Lists card payments that cardholders contest at their bank, newest first, with the deadline for evidence.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                open: import("zod").ZodOptional<import("zod").ZodEnum<{
                    false: "false";
                    true: "true";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    status: import("zod").ZodEnum<{
                        lost: "lost";
                        needs_response: "needs_response";
                        prevented: "prevented";
                        under_review: "under_review";
                        warning_closed: "warning_closed";
                        warning_needs_response: "warning_needs_response";
                        warning_under_review: "warning_under_review";
                        won: "won";
                    }>;
                    reason: import("zod").ZodString;
                    amount: import("zod").ZodNumber;
                    evidence_due_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    evidence_url: import("zod").ZodNullable<import("zod").ZodURL>;
                    created_at: import("zod").ZodISODateTime;
                    closed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        resolvePaymentDiscrepancy: {
            readonly method: "POST";
            readonly path: "/api/admin/payment-discrepancies/:number/resolve";
            readonly access: "admin";
            readonly summary: "Resolve a payment discrepancy";
            readonly description: "Marks a discrepancy as resolved. Repeating the call changes nothing.";
            readonly params: import("zod").ZodObject<{
                number: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                discrepancy: import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    parent_order_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    kind: import("zod").ZodEnum<{
                        authorized_elsewhere: "authorized_elsewhere";
                        capture_failed: "capture_failed";
                        captured_elsewhere: "captured_elsewhere";
                        disputed_elsewhere: "disputed_elsewhere";
                        not_found: "not_found";
                        paid_late: "paid_late";
                        refund_failed: "refund_failed";
                        refunded_elsewhere: "refunded_elsewhere";
                        unknown_payment: "unknown_payment";
                        wrong_amount: "wrong_amount";
                        wrong_currency: "wrong_currency";
                        wrong_mode: "wrong_mode";
                    }>;
                    expected: import("zod").ZodString;
                    actual: import("zod").ZodString;
                    detected_at: import("zod").ZodISODateTime;
                    resolved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
    };
    chat: {
        listOrderMessages: {
            readonly method: "GET";
            readonly path: "/api/orders/:id/messages";
            readonly access: "signed_in";
            readonly summary: "List the messages of an order";
            readonly description: "Lists the messages about an order, oldest first. Open to its customer, the shop and admins.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    order_id: import("zod").ZodGUID;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        sendOrderMessage: {
            readonly method: "POST";
            readonly path: "/api/orders/:id/messages";
            readonly access: "signed_in";
            readonly rate: "messages";
            readonly summary: "Send a message about an order";
            readonly description: "Sends a message to the other side of an order. Only its customer and the shop can send messages.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly body: import("zod").ZodObject<{
                sender_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                sender_type: import("zod").ZodOptional<import("zod").ZodUnion<[import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                }>, import("zod").ZodLiteral<"user">]>>;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                message: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    order_id: import("zod").ZodGUID;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
            readonly idempotent: true;
        };
        listConversations: {
            readonly method: "GET";
            readonly path: "/api/shops/:id/direct-conversations";
            readonly access: "merchant";
            readonly summary: "List a shop's conversations";
            readonly description: "Lists a shop's conversations with its customers, latest first.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                unread: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                with_orders: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    last_seq: import("zod").ZodInt;
                    customer_read_seq: import("zod").ZodInt;
                    shop_read_seq: import("zod").ZodInt;
                    unread_count: import("zod").ZodInt;
                    shop_name: import("zod").ZodString;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_name: import("zod").ZodString;
                    messages: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        seq: import("zod").ZodInt;
                        message_id: import("zod").ZodString;
                        shop_id: import("zod").ZodGUID;
                        customer_id: import("zod").ZodGUID;
                        product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                        sender_id: import("zod").ZodGUID;
                        sender_type: import("zod").ZodEnum<{
                            customer: "customer";
                            merchant: "merchant";
                        }>;
                        message: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    last_message: import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        seq: import("zod").ZodInt;
                        message_id: import("zod").ZodString;
                        shop_id: import("zod").ZodGUID;
                        customer_id: import("zod").ZodGUID;
                        product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                        sender_id: import("zod").ZodGUID;
                        sender_type: import("zod").ZodEnum<{
                            customer: "customer";
                            merchant: "merchant";
                        }>;
                        message: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>;
                    last_activity: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
                unread_total: import("zod").ZodInt;
                order_threads: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    order_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_name: import("zod").ZodString;
                    last_message: import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        order_id: import("zod").ZodGUID;
                        sender_id: import("zod").ZodGUID;
                        sender_type: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                        }>;
                        message: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>>;
            }, import("zod/v4/core").$strip>;
        };
        listThreads: {
            readonly method: "GET";
            readonly path: "/api/chat/threads";
            readonly access: "signed_in";
            readonly summary: "List a user's conversations";
            readonly description: "Lists a user's conversations, latest first. For a merchant these are the conversations of the shop.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                unread: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                with_orders: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
                user_id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    last_seq: import("zod").ZodInt;
                    customer_read_seq: import("zod").ZodInt;
                    shop_read_seq: import("zod").ZodInt;
                    unread_count: import("zod").ZodInt;
                    shop_name: import("zod").ZodString;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_name: import("zod").ZodString;
                    messages: import("zod").ZodArray<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        seq: import("zod").ZodInt;
                        message_id: import("zod").ZodString;
                        shop_id: import("zod").ZodGUID;
                        customer_id: import("zod").ZodGUID;
                        product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                        sender_id: import("zod").ZodGUID;
                        sender_type: import("zod").ZodEnum<{
                            customer: "customer";
                            merchant: "merchant";
                        }>;
                        message: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    last_message: import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        seq: import("zod").ZodInt;
                        message_id: import("zod").ZodString;
                        shop_id: import("zod").ZodGUID;
                        customer_id: import("zod").ZodGUID;
                        product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                        sender_id: import("zod").ZodGUID;
                        sender_type: import("zod").ZodEnum<{
                            customer: "customer";
                            merchant: "merchant";
                        }>;
                        message: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>;
                    last_activity: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
                unread_total: import("zod").ZodInt;
                order_threads: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    order_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_name: import("zod").ZodString;
                    last_message: import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        order_id: import("zod").ZodGUID;
                        sender_id: import("zod").ZodGUID;
                        sender_type: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                        }>;
                        message: import("zod").ZodString;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>>>;
            }, import("zod/v4/core").$strip>;
        };
        listMessages: {
            readonly method: "GET";
            readonly path: "/api/messages";
            readonly access: "signed_in";
            readonly summary: "List the messages of a conversation";
            readonly description: "Lists the messages between a customer and a shop, oldest first. Without `before` or `after` it returns the newest page; `before` and `after` take a `seq`.";
            readonly query: import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                before: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                after: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    seq: import("zod").ZodInt;
                    message_id: import("zod").ZodString;
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                has_older: import("zod").ZodBoolean;
                has_newer: import("zod").ZodBoolean;
                thread: import("zod").ZodObject<{
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    last_seq: import("zod").ZodInt;
                    customer_read_seq: import("zod").ZodInt;
                    shop_read_seq: import("zod").ZodInt;
                    unread_count: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        sendMessage: {
            readonly method: "POST";
            readonly path: "/api/messages";
            readonly access: "signed_in";
            readonly rate: "messages";
            readonly summary: "Send a message to a shop or a customer";
            readonly description: "Sends a message in the conversation between a customer and a shop. A customer may write to any approved shop; a shop only to customers who have ordered there. Messages with the same `message_id` are stored once.";
            readonly body: import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                product_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodGUID>>;
                sender_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                sender_type: import("zod").ZodOptional<import("zod").ZodUnion<[import("zod").ZodEnum<{
                    customer: "customer";
                    merchant: "merchant";
                }>, import("zod").ZodLiteral<"user">]>>;
                message: import("zod").ZodString;
                message_id: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                message: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    seq: import("zod").ZodInt;
                    message_id: import("zod").ZodString;
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
            readonly status: 201;
            readonly idempotent: true;
        };
        markThreadRead: {
            readonly method: "PATCH";
            readonly path: "/api/messages/mark-read";
            readonly access: "signed_in";
            readonly summary: "Mark a conversation as read";
            readonly description: "Marks the messages up to `seq` as read, or all of them without `seq`.";
            readonly body: import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                reader_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                seq: import("zod").ZodOptional<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                thread: import("zod").ZodObject<{
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    last_seq: import("zod").ZodInt;
                    customer_read_seq: import("zod").ZodInt;
                    shop_read_seq: import("zod").ZodInt;
                    unread_count: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
    };
    notifications: {
        listNotifications: {
            readonly method: "GET";
            readonly path: "/api/notifications";
            readonly access: "signed_in";
            readonly summary: "List your notifications";
            readonly description: "Lists the signed-in user's notifications, newest first. A client renders the text of a notification from its `code` and `params`, in its own language.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                unread: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                    "": "";
                    0: "0";
                    1: "1";
                    false: "false";
                    true: "true";
                }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    event: import("zod").ZodEnum<{
                        message_unread: "message_unread";
                        order_accepted: "order_accepted";
                        order_cancelled: "order_cancelled";
                        order_cancelled_by_shop: "order_cancelled_by_shop";
                        order_completed: "order_completed";
                        order_declined: "order_declined";
                        order_expired: "order_expired";
                        order_expired_unanswered: "order_expired_unanswered";
                        order_message: "order_message";
                        order_no_show: "order_no_show";
                        order_payment: "order_payment";
                        order_placed: "order_placed";
                        order_ready: "order_ready";
                        payment_attention: "payment_attention";
                        shop_approved: "shop_approved";
                        shop_pending_approval: "shop_pending_approval";
                        shop_rejected: "shop_rejected";
                    }>;
                    code: import("zod").ZodString;
                    params: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodJSONSchema>;
                    subject: import("zod").ZodObject<{
                        type: import("zod").ZodEnum<{
                            order: "order";
                            shop: "shop";
                            thread: "thread";
                        }>;
                        id: import("zod").ZodGUID;
                        customer_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                    }, import("zod/v4/core").$strip>;
                    created_at: import("zod").ZodISODateTime;
                    read_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
                unread_count: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        };
        markNotificationsRead: {
            readonly method: "PATCH";
            readonly path: "/api/notifications/mark-read";
            readonly access: "signed_in";
            readonly summary: "Mark notifications as read";
            readonly description: "Marks the notifications in `ids` as read, or all of them without `ids`.";
            readonly body: import("zod").ZodObject<{
                ids: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodGUID>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                unread_count: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        };
        getNotificationPreferences: {
            readonly method: "GET";
            readonly path: "/api/notifications/preferences";
            readonly access: "signed_in";
            readonly summary: "Get your notification preferences";
            readonly description: "Returns which events notify the signed-in user through which channels, and the channels that this server offers (`channels`).";
            readonly response: import("zod").ZodObject<{
                preferences: import("zod").ZodArray<import("zod").ZodObject<{
                    event: import("zod").ZodEnum<{
                        message_unread: "message_unread";
                        order_accepted: "order_accepted";
                        order_cancelled: "order_cancelled";
                        order_cancelled_by_shop: "order_cancelled_by_shop";
                        order_completed: "order_completed";
                        order_declined: "order_declined";
                        order_expired: "order_expired";
                        order_expired_unanswered: "order_expired_unanswered";
                        order_message: "order_message";
                        order_no_show: "order_no_show";
                        order_payment: "order_payment";
                        order_placed: "order_placed";
                        order_ready: "order_ready";
                        payment_attention: "payment_attention";
                        shop_approved: "shop_approved";
                        shop_pending_approval: "shop_pending_approval";
                        shop_rejected: "shop_rejected";
                    }>;
                    in_app: import("zod").ZodBoolean;
                    email: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                channels: import("zod").ZodArray<import("zod").ZodEnum<{
                    email: "email";
                    in_app: "in_app";
                }>>;
            }, import("zod/v4/core").$strip>;
        };
        updateNotificationPreferences: {
            readonly method: "PUT";
            readonly path: "/api/notifications/preferences";
            readonly access: "signed_in";
            readonly summary: "Update your notification preferences";
            readonly description: "Changes the given preferences and leaves the others as they are.";
            readonly body: import("zod").ZodObject<{
                preferences: import("zod").ZodArray<import("zod").ZodObject<{
                    event: import("zod").ZodEnum<{
                        message_unread: "message_unread";
                        order_accepted: "order_accepted";
                        order_cancelled: "order_cancelled";
                        order_cancelled_by_shop: "order_cancelled_by_shop";
                        order_completed: "order_completed";
                        order_declined: "order_declined";
                        order_expired: "order_expired";
                        order_expired_unanswered: "order_expired_unanswered";
                        order_message: "order_message";
                        order_no_show: "order_no_show";
                        order_payment: "order_payment";
                        order_placed: "order_placed";
                        order_ready: "order_ready";
                        payment_attention: "payment_attention";
                        shop_approved: "shop_approved";
                        shop_pending_approval: "shop_pending_approval";
                        shop_rejected: "shop_rejected";
                    }>;
                    in_app: import("zod").ZodBoolean;
                    email: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                preferences: import("zod").ZodArray<import("zod").ZodObject<{
                    event: import("zod").ZodEnum<{
                        message_unread: "message_unread";
                        order_accepted: "order_accepted";
                        order_cancelled: "order_cancelled";
                        order_cancelled_by_shop: "order_cancelled_by_shop";
                        order_completed: "order_completed";
                        order_declined: "order_declined";
                        order_expired: "order_expired";
                        order_expired_unanswered: "order_expired_unanswered";
                        order_message: "order_message";
                        order_no_show: "order_no_show";
                        order_payment: "order_payment";
                        order_placed: "order_placed";
                        order_ready: "order_ready";
                        payment_attention: "payment_attention";
                        shop_approved: "shop_approved";
                        shop_pending_approval: "shop_pending_approval";
                        shop_rejected: "shop_rejected";
                    }>;
                    in_app: import("zod").ZodBoolean;
                    email: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                channels: import("zod").ZodArray<import("zod").ZodEnum<{
                    email: "email";
                    in_app: "in_app";
                }>>;
            }, import("zod/v4/core").$strip>;
        };
    };
    admin: {
        listAuditLog: {
            readonly method: "GET";
            readonly path: "/api/audit-log";
            readonly access: "admin";
            readonly summary: "List audit log entries";
            readonly description: "Lists changes made by merchants and admins, and reads of private data by admins (one entry per admin, subject and hour), newest first, with filters.";
            readonly query: import("zod").ZodObject<{
                from: import("zod").ZodOptional<import("zod").ZodISODate>;
                to: import("zod").ZodOptional<import("zod").ZodISODate>;
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                actor_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                actor: import("zod").ZodOptional<import("zod").ZodString>;
                action: import("zod").ZodOptional<import("zod").ZodString>;
                subject_type: import("zod").ZodOptional<import("zod").ZodEnum<{
                    audit_log: "audit_log";
                    card_payments: "card_payments";
                    client_error: "client_error";
                    dead_letter: "dead_letter";
                    order: "order";
                    payment: "payment";
                    product: "product";
                    shop: "shop";
                    user: "user";
                }>>;
                subject_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    actor_id: import("zod").ZodGUID;
                    actor_name: import("zod").ZodNullable<import("zod").ZodString>;
                    actor_email: import("zod").ZodNullable<import("zod").ZodString>;
                    actor_role: import("zod").ZodString;
                    action: import("zod").ZodString;
                    subject_type: import("zod").ZodString;
                    subject_id: import("zod").ZodGUID;
                    subject_name: import("zod").ZodNullable<import("zod").ZodString>;
                    changes: import("zod").ZodArray<import("zod").ZodObject<{
                        field: import("zod").ZodString;
                        before: import("zod").ZodUnknown;
                        after: import("zod").ZodUnknown;
                    }, import("zod/v4/core").$strip>>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        exportAuditLog: {
            readonly method: "GET";
            readonly path: "/api/audit-log/export";
            readonly access: "admin";
            readonly summary: "Export the audit log as CSV";
            readonly description: "Returns all audit log entries that match the filters as a CSV file. Each export is an entry of the audit log.";
            readonly query: import("zod").ZodObject<{
                from: import("zod").ZodOptional<import("zod").ZodISODate>;
                to: import("zod").ZodOptional<import("zod").ZodISODate>;
                actor_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                actor: import("zod").ZodOptional<import("zod").ZodString>;
                action: import("zod").ZodOptional<import("zod").ZodString>;
                subject_type: import("zod").ZodOptional<import("zod").ZodEnum<{
                    audit_log: "audit_log";
                    card_payments: "card_payments";
                    client_error: "client_error";
                    dead_letter: "dead_letter";
                    order: "order";
                    payment: "payment";
                    product: "product";
                    shop: "shop";
                    user: "user";
                }>>;
                subject_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
            readonly status: 200;
            readonly file: "text/csv";
        };
        listAllOrders: {
            readonly method: "GET";
            readonly path: "/api/orders";
            readonly access: "admin";
            readonly summary: "List the orders of all shops";
            readonly description: "Lists orders of all shops, newest first, with filters. `search` is the number or the id of an order, or the beginning of a customer's email address.";
            readonly query: import("zod").ZodObject<{
                from: import("zod").ZodOptional<import("zod").ZodISODate>;
                to: import("zod").ZodOptional<import("zod").ZodISODate>;
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                status: import("zod").ZodOptional<import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>>;
                type: import("zod").ZodOptional<import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>>;
                payment_status: import("zod").ZodOptional<import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>>;
                active: import("zod").ZodOptional<import("zod").ZodEnum<{
                    false: "false";
                    true: "true";
                }>>;
                shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                customer_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                search: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listReviewQueue: {
            readonly method: "GET";
            readonly path: "/api/review-queue";
            readonly access: "admin";
            readonly summary: "List shops waiting for review";
            readonly description: "Lists shops that wait for approval, longest waiting first, then approved shops whose profile has changed. `kind` selects one of the two groups.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                kind: import("zod").ZodOptional<import("zod").ZodEnum<{
                    changed: "changed";
                    submitted: "submitted";
                }>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        changed: "changed";
                        submitted: "submitted";
                    }>;
                    shop: import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        category: import("zod").ZodEnum<{
                            Coffee: "Coffee";
                            Food: "Food";
                            Gifts: "Gifts";
                            Other: "Other";
                            Souvenirs: "Souvenirs";
                        }>;
                        location: import("zod").ZodString;
                        coordinates: import("zod").ZodObject<{
                            lat: import("zod").ZodNumber;
                            lng: import("zod").ZodNumber;
                        }, import("zod/v4/core").$strip>;
                        phone: import("zod").ZodString;
                        phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                        hours: import("zod").ZodObject<{
                            time_zone: import("zod").ZodString;
                            week: import("zod").ZodObject<{
                                mon: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                tue: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                wed: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                thu: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                fri: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                sat: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                sun: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                            }, import("zod/v4/core").$strip>;
                            exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                                date: import("zod").ZodISODate;
                                periods: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                note: import("zod").ZodOptional<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                        business_email: import("zod").ZodString;
                        website: import("zod").ZodNullable<import("zod").ZodString>;
                        social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                        shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                        about_shop: import("zod").ZodString;
                        color: import("zod").ZodString;
                        status: import("zod").ZodEnum<{
                            approved: "approved";
                            pending_approval: "pending_approval";
                            rejected: "rejected";
                        }>;
                        submitted_at: import("zod").ZodISODateTime;
                        approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                        paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        preparation_minutes: import("zod").ZodInt;
                        requires_confirmation: import("zod").ZodBoolean;
                        accepts_in_store_payment: import("zod").ZodBoolean;
                        offers_delivery: import("zod").ZodBoolean;
                        delivery_fee: import("zod").ZodNumber;
                        product_count: import("zod").ZodInt;
                        version: import("zod").ZodInt;
                        created_at: import("zod").ZodISODateTime;
                        distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                    }, import("zod/v4/core").$strip>;
                    owner: import("zod").ZodNullable<import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        email: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    products: import("zod").ZodInt;
                    waiting_since: import("zod").ZodISODateTime;
                    rejections: import("zod").ZodInt;
                    changes: import("zod").ZodArray<import("zod").ZodObject<{
                        field: import("zod").ZodString;
                        before: import("zod").ZodUnknown;
                        after: import("zod").ZodUnknown;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        getShopReview: {
            readonly method: "GET";
            readonly path: "/api/shops/:id/review";
            readonly access: "merchant";
            readonly summary: "Get a shop's review history";
            readonly description: "Returns the shop, the review decisions with their reasons, and the profile changes since the last decision. Open to the shop's owner and to admins.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                review: import("zod").ZodObject<{
                    shop: import("zod").ZodObject<{
                        id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        category: import("zod").ZodEnum<{
                            Coffee: "Coffee";
                            Food: "Food";
                            Gifts: "Gifts";
                            Other: "Other";
                            Souvenirs: "Souvenirs";
                        }>;
                        location: import("zod").ZodString;
                        coordinates: import("zod").ZodObject<{
                            lat: import("zod").ZodNumber;
                            lng: import("zod").ZodNumber;
                        }, import("zod/v4/core").$strip>;
                        phone: import("zod").ZodString;
                        phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                        hours: import("zod").ZodObject<{
                            time_zone: import("zod").ZodString;
                            week: import("zod").ZodObject<{
                                mon: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                tue: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                wed: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                thu: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                fri: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                sat: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                sun: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                            }, import("zod/v4/core").$strip>;
                            exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                                date: import("zod").ZodISODate;
                                periods: import("zod").ZodArray<import("zod").ZodObject<{
                                    opens: import("zod").ZodString;
                                    closes: import("zod").ZodString;
                                }, import("zod/v4/core").$strip>>;
                                note: import("zod").ZodOptional<import("zod").ZodString>;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                        business_email: import("zod").ZodString;
                        website: import("zod").ZodNullable<import("zod").ZodString>;
                        social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                        shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                        about_shop: import("zod").ZodString;
                        color: import("zod").ZodString;
                        status: import("zod").ZodEnum<{
                            approved: "approved";
                            pending_approval: "pending_approval";
                            rejected: "rejected";
                        }>;
                        submitted_at: import("zod").ZodISODateTime;
                        approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                        paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                        preparation_minutes: import("zod").ZodInt;
                        requires_confirmation: import("zod").ZodBoolean;
                        accepts_in_store_payment: import("zod").ZodBoolean;
                        offers_delivery: import("zod").ZodBoolean;
                        delivery_fee: import("zod").ZodNumber;
                        product_count: import("zod").ZodInt;
                        version: import("zod").ZodInt;
                        created_at: import("zod").ZodISODateTime;
                        distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                    }, import("zod/v4/core").$strip>;
                    decisions: import("zod").ZodArray<import("zod").ZodObject<{
                        action: import("zod").ZodEnum<{
                            approved: "approved";
                            created: "created";
                            rejected: "rejected";
                            submitted: "submitted";
                        }>;
                        actor_name: import("zod").ZodNullable<import("zod").ZodString>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    changes: import("zod").ZodArray<import("zod").ZodObject<{
                        field: import("zod").ZodString;
                        before: import("zod").ZodUnknown;
                        after: import("zod").ZodUnknown;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listDeadLetters: {
            readonly method: "GET";
            readonly path: "/api/dead-letters";
            readonly access: "admin";
            readonly summary: "List failed background jobs";
            readonly description: "Lists events and emails that failed at every attempt, latest first. They are kept for a retention period (30 days by default), at most 10,000.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    queue: import("zod").ZodEnum<{
                        email: "email";
                        events: "events";
                        payments: "payments";
                        sms: "sms";
                    }>;
                    name: import("zod").ZodString;
                    attempts: import("zod").ZodInt;
                    last_error: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    failed_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        requeueDeadLetter: {
            readonly method: "POST";
            readonly path: "/api/dead-letters/:id/requeue";
            readonly access: "admin";
            readonly summary: "Retry a failed background job";
            readonly description: "Gives the event or email all its attempts again, the first at once.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                dead_letter: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    queue: import("zod").ZodEnum<{
                        email: "email";
                        events: "events";
                        payments: "payments";
                        sms: "sms";
                    }>;
                    name: import("zod").ZodString;
                    attempts: import("zod").ZodInt;
                    last_error: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    failed_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        deleteDeadLetter: {
            readonly method: "DELETE";
            readonly path: "/api/dead-letters/:id";
            readonly access: "admin";
            readonly summary: "Delete a failed background job";
            readonly description: "Deletes the event or email without handling it, and returns it.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                dead_letter: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    queue: import("zod").ZodEnum<{
                        email: "email";
                        events: "events";
                        payments: "payments";
                        sms: "sms";
                    }>;
                    name: import("zod").ZodString;
                    attempts: import("zod").ZodInt;
                    last_error: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                    failed_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
    };
    reports: {
        reportError: {
            readonly method: "POST";
            readonly path: "/api/errors";
            readonly access: "public";
            readonly summary: "Report a browser error";
            readonly description: "Accepts an error report from a browser. Long texts are truncated.";
            readonly rate: "errorReports";
            readonly body: import("zod").ZodObject<{
                errorId: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                level: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                context: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                message: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
                stack: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>>;
                componentStack: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>>;
                timestamp: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                userAgent: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
                url: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            }, import("zod/v4/core").$strip>;
            readonly status: 202;
            readonly response: import("zod").ZodObject<{
                accepted: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        };
        listClientErrors: {
            readonly method: "GET";
            readonly path: "/api/client-errors";
            readonly access: "admin";
            readonly summary: "List browser errors";
            readonly description: "Lists errors reported by browsers, grouped by cause, latest first.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                search: import("zod").ZodOptional<import("zod").ZodString>;
                level: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    fingerprint: import("zod").ZodGUID;
                    message: import("zod").ZodString;
                    context: import("zod").ZodNullable<import("zod").ZodString>;
                    level: import("zod").ZodNullable<import("zod").ZodString>;
                    reports: import("zod").ZodInt;
                    users: import("zod").ZodInt;
                    first_at: import("zod").ZodISODateTime;
                    last_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        listClientErrorReports: {
            readonly method: "GET";
            readonly path: "/api/client-errors/reports";
            readonly access: "admin";
            readonly summary: "List the reports of a browser error";
            readonly description: "Lists the single reports of one group of errors, latest first.";
            readonly query: import("zod").ZodObject<{
                page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
                fingerprint: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                data: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodInt;
                    error_id: import("zod").ZodString;
                    message: import("zod").ZodString;
                    level: import("zod").ZodNullable<import("zod").ZodString>;
                    context: import("zod").ZodNullable<import("zod").ZodString>;
                    stack: import("zod").ZodNullable<import("zod").ZodString>;
                    component_stack: import("zod").ZodNullable<import("zod").ZodString>;
                    user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                    url: import("zod").ZodNullable<import("zod").ZodString>;
                    user_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pagination: import("zod").ZodObject<{
                    page: import("zod").ZodInt;
                    limit: import("zod").ZodInt;
                    total: import("zod").ZodInt;
                    totalPages: import("zod").ZodInt;
                    hasNextPage: import("zod").ZodBoolean;
                    hasPrevPage: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        resolveClientError: {
            readonly method: "POST";
            readonly path: "/api/client-errors/resolve";
            readonly access: "admin";
            readonly summary: "Resolve a browser error";
            readonly description: "Deletes the reports of one group of errors. If the error occurs again, it is listed again.";
            readonly body: import("zod").ZodObject<{
                fingerprint: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                deleted: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        };
        getShopOverview: {
            readonly method: "GET";
            readonly path: "/api/shops/:id/overview";
            readonly access: "merchant";
            readonly summary: "Get a shop's overview of today";
            readonly description: "Returns the number of open orders, today's sales, and the products that are out of stock or low.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                overview: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    board: import("zod").ZodObject<{
                        new: import("zod").ZodInt;
                        preparing: import("zod").ZodInt;
                        ready: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>;
                    today: import("zod").ZodObject<{
                        orders: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    last_week: import("zod").ZodObject<{
                        orders: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    products: import("zod").ZodObject<{
                        listed: import("zod").ZodInt;
                        archived: import("zod").ZodInt;
                        out_of_stock: import("zod").ZodInt;
                        low_stock: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        getShopInsights: {
            readonly method: "GET";
            readonly path: "/api/shops/:id/insights";
            readonly access: "merchant";
            readonly summary: "Get a shop's insights";
            readonly description: "Returns daily sales, best sellers, busy hours and response times of a shop.";
            readonly params: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
            }, import("zod/v4/core").$strip>;
            readonly query: import("zod").ZodObject<{
                days: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    30: "30";
                    365: "365";
                    7: "7";
                    90: "90";
                }>>, import("zod").ZodTransform<number, "30" | "365" | "7" | "90">>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                insights: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    as_of: import("zod").ZodISODateTime;
                    total: import("zod").ZodObject<{
                        orders: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    previous: import("zod").ZodObject<{
                        orders: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    days: import("zod").ZodArray<import("zod").ZodObject<{
                        orders: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                        date: import("zod").ZodISODate;
                        lost_orders: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    best_sellers: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        quantity: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    busy_hours: import("zod").ZodArray<import("zod").ZodObject<{
                        weekday: import("zod").ZodInt;
                        hour: import("zod").ZodInt;
                        orders: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    response_time: import("zod").ZodObject<{
                        responded: import("zod").ZodInt;
                        expired: import("zod").ZodInt;
                        median_minutes: import("zod").ZodNullable<import("zod").ZodNumber>;
                        p90_minutes: import("zod").ZodNullable<import("zod").ZodNumber>;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        getMarketplaceInsights: {
            readonly method: "GET";
            readonly path: "/api/insights";
            readonly access: "admin";
            readonly summary: "Get the insights of the marketplace";
            readonly description: "Returns daily sales, best sellers, busy hours and response times of all shops, the best shops and the number of new users.";
            readonly query: import("zod").ZodObject<{
                days: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                    30: "30";
                    365: "365";
                    7: "7";
                    90: "90";
                }>>, import("zod").ZodTransform<number, "30" | "365" | "7" | "90">>;
            }, import("zod/v4/core").$strip>;
            readonly response: import("zod").ZodObject<{
                insights: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    as_of: import("zod").ZodISODateTime;
                    total: import("zod").ZodObject<{
                        orders: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    previous: import("zod").ZodObject<{
                        orders: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    days: import("zod").ZodArray<import("zod").ZodObject<{
                        orders: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                        date: import("zod").ZodISODate;
                        lost_orders: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    best_sellers: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        quantity: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    busy_hours: import("zod").ZodArray<import("zod").ZodObject<{
                        weekday: import("zod").ZodInt;
                        hour: import("zod").ZodInt;
                        orders: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    response_time: import("zod").ZodObject<{
                        responded: import("zod").ZodInt;
                        expired: import("zod").ZodInt;
                        median_minutes: import("zod").ZodNullable<import("zod").ZodNumber>;
                        p90_minutes: import("zod").ZodNullable<import("zod").ZodNumber>;
                    }, import("zod/v4/core").$strip>;
                    best_shops: import("zod").ZodArray<import("zod").ZodObject<{
                        shop_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        orders: import("zod").ZodInt;
                        sales: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>>;
                    new_users: import("zod").ZodObject<{
                        customers: import("zod").ZodInt;
                        merchants: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>;
                    shops: import("zod").ZodObject<{
                        pending_approval: import("zod").ZodInt;
                        approved: import("zod").ZodInt;
                        rejected: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        };
        getHealth: {
            readonly method: "GET";
            readonly path: "/api/health";
            readonly access: "public";
            readonly summary: "Get the health of the server";
            readonly description: "Returns whether the server and its database respond. The status is 503 if the database does not. `HEAD` returns the status alone.";
            readonly response: import("zod").ZodObject<{
                status: import("zod").ZodEnum<{
                    ok: "ok";
                    unavailable: "unavailable";
                }>;
                database: import("zod").ZodEnum<{
                    ok: "ok";
                    unavailable: "unavailable";
                }>;
                version: import("zod").ZodString;
                uptime_seconds: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        };
        getReadiness: {
            readonly method: "GET";
            readonly path: "/api/ready";
            readonly access: "public";
            readonly summary: "Get whether the server takes requests";
            readonly description: "For load balancers: returns whether new requests may be sent to this server. The status is 503 from the moment when it was told to stop. The database is not checked, as cached pages need none.";
            readonly response: import("zod").ZodObject<{
                status: import("zod").ZodEnum<{
                    ready: "ready";
                    stopping: "stopping";
                }>;
            }, import("zod/v4/core").$strip>;
        };
    };
};
/** Every call of the API. Server, browser client, API documentation and tests derive from this table. */
export declare const calls: {
    getCsrfToken: {
        readonly method: "GET";
        readonly path: "/api/csrf-token";
        readonly access: "public";
        readonly summary: "Get a CSRF token";
        readonly description: "Sets a session cookie and returns the token that matches it. A browser that sends this cookie must send the token in `X-CSRF-Token` with every call that changes data.";
        readonly response: import("zod").ZodObject<{
            csrfToken: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
    };
    getAuthConfig: {
        readonly method: "GET";
        readonly path: "/api/auth/config";
        readonly access: "public";
        readonly summary: "Get the sign-in configuration";
        readonly description: "Returns what a browser needs to sign users in: the address of the auth server, the enabled sign-in methods and the password rules.";
        readonly response: import("zod").ZodObject<{
            auth_url: import("zod").ZodString;
            anon_key: import("zod").ZodString;
            hosted: import("zod").ZodBoolean;
            google: import("zod").ZodBoolean;
            demo: import("zod").ZodBoolean;
            sign_up_open: import("zod").ZodBoolean;
            autoconfirm: import("zod").ZodBoolean;
            password_min_chars: import("zod").ZodInt;
            password_max_chars: import("zod").ZodInt;
            public_url: import("zod").ZodString;
            demo_host: import("zod").ZodNullable<import("zod").ZodString>;
            dev_mailbox_url: import("zod").ZodNullable<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
    };
    login: {
        readonly method: "POST";
        readonly path: "/api/auth/login";
        readonly access: "public";
        readonly summary: "Sign in with email and password";
        readonly description: "Returns the user and a bearer token. Fails with `invalid_credentials`, `email_not_confirmed` or `banned`, and with `rate_limited` after too many attempts. Demo accounts get no refresh token.";
        readonly body: import("zod").ZodObject<{
            email: import("zod").ZodString;
            password: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            refresh_token: import("zod").ZodOptional<import("zod").ZodString>;
            expires_in: import("zod").ZodOptional<import("zod").ZodInt>;
            success: import("zod").ZodLiteral<true>;
            user: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
            token: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
    };
    register: {
        readonly method: "POST";
        readonly path: "/api/auth/register";
        readonly access: "public";
        readonly summary: "Register an account";
        readonly description: "Creates a customer or a merchant. A merchant also gets a shop that waits for approval. If the email address must be confirmed first, the response has no token and `confirmation_required` is true. Fails with `account_exists` if a confirmed account uses the address, and with `rule_violation` if the address or the password is not acceptable.";
        readonly body: import("zod").ZodObject<{
            redirect_to: import("zod").ZodOptional<import("zod").ZodString>;
            code_challenge: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            code_challenge_method: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            email: import("zod").ZodString;
            password: import("zod").ZodString;
            name: import("zod").ZodOptional<import("zod").ZodString>;
            role: import("zod").ZodEnum<{
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            token: import("zod").ZodOptional<import("zod").ZodString>;
            refresh_token: import("zod").ZodOptional<import("zod").ZodString>;
            expires_in: import("zod").ZodOptional<import("zod").ZodInt>;
            success: import("zod").ZodLiteral<true>;
            user: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
            confirmation_required: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
    };
    changePassword: {
        readonly method: "POST";
        readonly path: "/api/auth/change-password";
        readonly access: "signed_in";
        readonly summary: "Change your password";
        readonly description: "Changes the password and ends all other sessions of the account. Fails with `rule_violation` if the current password is wrong or the new one is not acceptable. Demo accounts cannot change their password.";
        readonly body: import("zod").ZodObject<{
            currentPassword: import("zod").ZodString;
            newPassword: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            success: import("zod").ZodLiteral<true>;
        }, import("zod/v4/core").$strip>;
    };
    updateRole: {
        readonly method: "POST";
        readonly path: "/api/auth/update-role";
        readonly access: "signed_in";
        readonly summary: "Change a user's role";
        readonly description: "A customer may become a merchant and gets a shop that waits for approval, named `shop_name`. An admin may set any role of any user.";
        readonly body: import("zod").ZodObject<{
            userId: import("zod").ZodGUID;
            role: import("zod").ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>;
            shop_name: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            user: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
            shopId: import("zod").ZodNullable<import("zod").ZodGUID>;
        }, import("zod/v4/core").$strip>;
    };
    logout: {
        readonly method: "POST";
        readonly path: "/api/auth/logout";
        readonly access: "signed_in";
        readonly summary: "Sign out";
        readonly description: "Ends the current session (`local`, the default), all sessions of the user (`global`), or all sessions except the current one (`others`).";
        readonly body: import("zod").ZodObject<{
            scope: import("zod").ZodDefault<import("zod").ZodEnum<{
                global: "global";
                local: "local";
                others: "others";
            }>>;
        }, import("zod/v4/core").$strip>;
    };
    getMe: {
        readonly method: "GET";
        readonly path: "/api/auth/me";
        readonly access: "signed_in";
        readonly summary: "Get the signed-in user";
        readonly description: "Returns the user to whom the token belongs, with the current role and shop.";
        readonly response: import("zod").ZodObject<{
            user: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    updateMe: {
        readonly method: "PUT";
        readonly path: "/api/auth/me";
        readonly access: "signed_in";
        readonly summary: "Update your name";
        readonly description: "Changes the signed-in user's name. Demo accounts cannot be changed.";
        readonly body: import("zod").ZodObject<{
            name: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            user: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listSessions: {
        readonly method: "GET";
        readonly path: "/api/auth/sessions";
        readonly access: "signed_in";
        readonly summary: "List your sessions";
        readonly description: "Lists the signed-in user's sessions, latest first. `is_current` marks the session of this request.";
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                created_at: import("zod").ZodISODateTime;
                refreshed_at: import("zod").ZodISODateTime;
                expires_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                user_agent: import("zod").ZodString;
                ip: import("zod").ZodString;
                is_current: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    endSession: {
        readonly method: "DELETE";
        readonly path: "/api/auth/sessions/:id";
        readonly access: "signed_in";
        readonly summary: "End one of your sessions";
        readonly description: "Ends one of the signed-in user's sessions. Its tokens stop working.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
    };
    exportMe: {
        readonly method: "GET";
        readonly path: "/api/auth/export";
        readonly access: "signed_in";
        readonly summary: "Export your personal data";
        readonly description: "Returns everything stored about the signed-in user as one JSON document, offered as a file download.";
        readonly response: import("zod").ZodObject<{
            exported_at: import("zod").ZodISODateTime;
            user: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                is_demo: import("zod").ZodBoolean;
                banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$catchall<import("zod").ZodUnknown>>;
    };
    deleteMe: {
        readonly method: "POST";
        readonly path: "/api/auth/delete-account";
        readonly access: "signed_in";
        readonly summary: "Delete your account";
        readonly description: "Permanently deletes the signed-in user's account and personal data. An account with a password requires `password`; any other a sign-in in the last 10 minutes or `code`, which `GET /auth/v1/reauthenticate` emails, else the call fails with `sign_in_again`. A merchant must send `shop: \"close\"`, which closes the shop too; otherwise the call fails with `shop_decision_required`. The last admin cannot be deleted.";
        readonly body: import("zod").ZodObject<{
            password: import("zod").ZodOptional<import("zod").ZodString>;
            code: import("zod").ZodOptional<import("zod").ZodString>;
            shop: import("zod").ZodOptional<import("zod").ZodLiteral<"close">>;
        }, import("zod/v4/core").$strip>;
    };
    listDemoAccounts: {
        readonly method: "GET";
        readonly path: "/api/demo-accounts";
        readonly access: "public";
        readonly summary: "List the demo accounts";
        readonly description: "Lists the accounts for trying the product, with their passwords. Returns 404 when demo mode is off.";
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                password: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    listUsers: {
        readonly method: "GET";
        readonly path: "/api/users";
        readonly access: "admin";
        readonly summary: "List users";
        readonly description: "Lists users a page at a time. `search` matches name and email.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            role: import("zod").ZodOptional<import("zod").ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>>;
            search: import("zod").ZodOptional<import("zod").ZodString>;
            sortBy: import("zod").ZodOptional<import("zod").ZodEnum<{
                created_at: "created_at";
                email: "email";
                name: "name";
                role: "role";
            }>>;
            sortOrder: import("zod").ZodOptional<import("zod").ZodEnum<{
                asc: "asc";
                desc: "desc";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                is_demo: import("zod").ZodBoolean;
                banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    createUser: {
        readonly method: "POST";
        readonly path: "/api/users";
        readonly access: "admin";
        readonly summary: "Create a user";
        readonly description: "Creates an account with a confirmed email address. Without `password`, the user gets an email with a link to set one.";
        readonly body: import("zod").ZodObject<{
            email: import("zod").ZodString;
            name: import("zod").ZodOptional<import("zod").ZodString>;
            role: import("zod").ZodDefault<import("zod").ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>>;
            password: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            user: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                is_demo: import("zod").ZodBoolean;
                banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
    };
    getUser: {
        readonly method: "GET";
        readonly path: "/api/users/:id";
        readonly access: "admin";
        readonly summary: "Get a user";
        readonly description: "Returns one user.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            user: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                is_demo: import("zod").ZodBoolean;
                banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    updateUser: {
        readonly method: "PUT";
        readonly path: "/api/users/:id";
        readonly access: "admin";
        readonly summary: "Update a user";
        readonly description: "Changes name, email, role or ban. With an outdated `version` the call fails with `stale_version` and the response carries the current `user`. A ban ends all sessions. The last admin keeps the role, and a merchant with a shop keeps it until the shop is closed or transferred.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            name: import("zod").ZodOptional<import("zod").ZodString>;
            email: import("zod").ZodOptional<import("zod").ZodString>;
            role: import("zod").ZodOptional<import("zod").ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>>;
            banned: import("zod").ZodOptional<import("zod").ZodBoolean>;
            version: import("zod").ZodOptional<import("zod").ZodInt>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            user: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                is_demo: import("zod").ZodBoolean;
                banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            user: import("zod").ZodOptional<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                email: import("zod").ZodString;
                role: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: import("zod").ZodString;
                shop_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                shop_name: import("zod").ZodNullable<import("zod").ZodString>;
                is_demo: import("zod").ZodBoolean;
                banned_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    deleteUser: {
        readonly method: "DELETE";
        readonly path: "/api/users/:id";
        readonly access: "admin";
        readonly summary: "Delete a user";
        readonly description: "Permanently deletes a user and their personal data. For a merchant with a shop, `shop` says whether to close the shop or to transfer it to the merchant `to`; without it the call fails with `shop_decision_required`.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            shop: import("zod").ZodOptional<import("zod").ZodEnum<{
                close: "close";
                transfer: "transfer";
            }>>;
            to: import("zod").ZodOptional<import("zod").ZodGUID>;
        }, import("zod/v4/core").$strip>;
    };
    listAuditLog: {
        readonly method: "GET";
        readonly path: "/api/audit-log";
        readonly access: "admin";
        readonly summary: "List audit log entries";
        readonly description: "Lists changes made by merchants and admins, and reads of private data by admins (one entry per admin, subject and hour), newest first, with filters.";
        readonly query: import("zod").ZodObject<{
            from: import("zod").ZodOptional<import("zod").ZodISODate>;
            to: import("zod").ZodOptional<import("zod").ZodISODate>;
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            actor_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            actor: import("zod").ZodOptional<import("zod").ZodString>;
            action: import("zod").ZodOptional<import("zod").ZodString>;
            subject_type: import("zod").ZodOptional<import("zod").ZodEnum<{
                audit_log: "audit_log";
                card_payments: "card_payments";
                client_error: "client_error";
                dead_letter: "dead_letter";
                order: "order";
                payment: "payment";
                product: "product";
                shop: "shop";
                user: "user";
            }>>;
            subject_id: import("zod").ZodOptional<import("zod").ZodGUID>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodInt;
                actor_id: import("zod").ZodGUID;
                actor_name: import("zod").ZodNullable<import("zod").ZodString>;
                actor_email: import("zod").ZodNullable<import("zod").ZodString>;
                actor_role: import("zod").ZodString;
                action: import("zod").ZodString;
                subject_type: import("zod").ZodString;
                subject_id: import("zod").ZodGUID;
                subject_name: import("zod").ZodNullable<import("zod").ZodString>;
                changes: import("zod").ZodArray<import("zod").ZodObject<{
                    field: import("zod").ZodString;
                    before: import("zod").ZodUnknown;
                    after: import("zod").ZodUnknown;
                }, import("zod/v4/core").$strip>>;
                created_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    exportAuditLog: {
        readonly method: "GET";
        readonly path: "/api/audit-log/export";
        readonly access: "admin";
        readonly summary: "Export the audit log as CSV";
        readonly description: "Returns all audit log entries that match the filters as a CSV file. Each export is an entry of the audit log.";
        readonly query: import("zod").ZodObject<{
            from: import("zod").ZodOptional<import("zod").ZodISODate>;
            to: import("zod").ZodOptional<import("zod").ZodISODate>;
            actor_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            actor: import("zod").ZodOptional<import("zod").ZodString>;
            action: import("zod").ZodOptional<import("zod").ZodString>;
            subject_type: import("zod").ZodOptional<import("zod").ZodEnum<{
                audit_log: "audit_log";
                card_payments: "card_payments";
                client_error: "client_error";
                dead_letter: "dead_letter";
                order: "order";
                payment: "payment";
                product: "product";
                shop: "shop";
                user: "user";
            }>>;
            subject_id: import("zod").ZodOptional<import("zod").ZodGUID>;
        }, import("zod/v4/core").$strip>;
        readonly status: 200;
        readonly file: "text/csv";
    };
    listAllOrders: {
        readonly method: "GET";
        readonly path: "/api/orders";
        readonly access: "admin";
        readonly summary: "List the orders of all shops";
        readonly description: "Lists orders of all shops, newest first, with filters. `search` is the number or the id of an order, or the beginning of a customer's email address.";
        readonly query: import("zod").ZodObject<{
            from: import("zod").ZodOptional<import("zod").ZodISODate>;
            to: import("zod").ZodOptional<import("zod").ZodISODate>;
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            status: import("zod").ZodOptional<import("zod").ZodEnum<{
                cancelled: "cancelled";
                completed: "completed";
                declined: "declined";
                expired: "expired";
                in_progress: "in_progress";
                no_show: "no_show";
                pending: "pending";
                reserved: "reserved";
            }>>;
            type: import("zod").ZodOptional<import("zod").ZodEnum<{
                order: "order";
                reservation: "reservation";
            }>>;
            payment_status: import("zod").ZodOptional<import("zod").ZodEnum<{
                authorized: "authorized";
                awaiting_payment: "awaiting_payment";
                failed: "failed";
                none: "none";
                paid: "paid";
                paid_in_store: "paid_in_store";
                partially_refunded: "partially_refunded";
                refunded: "refunded";
                voided: "voided";
            }>>;
            active: import("zod").ZodOptional<import("zod").ZodEnum<{
                false: "false";
                true: "true";
            }>>;
            shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            customer_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            search: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listReviewQueue: {
        readonly method: "GET";
        readonly path: "/api/review-queue";
        readonly access: "admin";
        readonly summary: "List shops waiting for review";
        readonly description: "Lists shops that wait for approval, longest waiting first, then approved shops whose profile has changed. `kind` selects one of the two groups.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            kind: import("zod").ZodOptional<import("zod").ZodEnum<{
                changed: "changed";
                submitted: "submitted";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                kind: import("zod").ZodEnum<{
                    changed: "changed";
                    submitted: "submitted";
                }>;
                shop: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
                owner: import("zod").ZodNullable<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    email: import("zod").ZodString;
                }, import("zod/v4/core").$strip>>;
                products: import("zod").ZodInt;
                waiting_since: import("zod").ZodISODateTime;
                rejections: import("zod").ZodInt;
                changes: import("zod").ZodArray<import("zod").ZodObject<{
                    field: import("zod").ZodString;
                    before: import("zod").ZodUnknown;
                    after: import("zod").ZodUnknown;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    getShopReview: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/review";
        readonly access: "merchant";
        readonly summary: "Get a shop's review history";
        readonly description: "Returns the shop, the review decisions with their reasons, and the profile changes since the last decision. Open to the shop's owner and to admins.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            review: import("zod").ZodObject<{
                shop: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    category: import("zod").ZodEnum<{
                        Coffee: "Coffee";
                        Food: "Food";
                        Gifts: "Gifts";
                        Other: "Other";
                        Souvenirs: "Souvenirs";
                    }>;
                    location: import("zod").ZodString;
                    coordinates: import("zod").ZodObject<{
                        lat: import("zod").ZodNumber;
                        lng: import("zod").ZodNumber;
                    }, import("zod/v4/core").$strip>;
                    phone: import("zod").ZodString;
                    phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    hours: import("zod").ZodObject<{
                        time_zone: import("zod").ZodString;
                        week: import("zod").ZodObject<{
                            mon: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            tue: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            wed: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            thu: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            fri: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sat: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            sun: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                        }, import("zod/v4/core").$strip>;
                        exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                            date: import("zod").ZodISODate;
                            periods: import("zod").ZodArray<import("zod").ZodObject<{
                                opens: import("zod").ZodString;
                                closes: import("zod").ZodString;
                            }, import("zod/v4/core").$strip>>;
                            note: import("zod").ZodOptional<import("zod").ZodString>;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    business_email: import("zod").ZodString;
                    website: import("zod").ZodNullable<import("zod").ZodString>;
                    social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                    shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                    about_shop: import("zod").ZodString;
                    color: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        approved: "approved";
                        pending_approval: "pending_approval";
                        rejected: "rejected";
                    }>;
                    submitted_at: import("zod").ZodISODateTime;
                    approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    preparation_minutes: import("zod").ZodInt;
                    requires_confirmation: import("zod").ZodBoolean;
                    accepts_in_store_payment: import("zod").ZodBoolean;
                    offers_delivery: import("zod").ZodBoolean;
                    delivery_fee: import("zod").ZodNumber;
                    product_count: import("zod").ZodInt;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    distance: import("zod").ZodOptional<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
                decisions: import("zod").ZodArray<import("zod").ZodObject<{
                    action: import("zod").ZodEnum<{
                        approved: "approved";
                        created: "created";
                        rejected: "rejected";
                        submitted: "submitted";
                    }>;
                    actor_name: import("zod").ZodNullable<import("zod").ZodString>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                changes: import("zod").ZodArray<import("zod").ZodObject<{
                    field: import("zod").ZodString;
                    before: import("zod").ZodUnknown;
                    after: import("zod").ZodUnknown;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listDeadLetters: {
        readonly method: "GET";
        readonly path: "/api/dead-letters";
        readonly access: "admin";
        readonly summary: "List failed background jobs";
        readonly description: "Lists events and emails that failed at every attempt, latest first. They are kept for a retention period (30 days by default), at most 10,000.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                queue: import("zod").ZodEnum<{
                    email: "email";
                    events: "events";
                    payments: "payments";
                    sms: "sms";
                }>;
                name: import("zod").ZodString;
                attempts: import("zod").ZodInt;
                last_error: import("zod").ZodNullable<import("zod").ZodString>;
                created_at: import("zod").ZodISODateTime;
                failed_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    requeueDeadLetter: {
        readonly method: "POST";
        readonly path: "/api/dead-letters/:id/requeue";
        readonly access: "admin";
        readonly summary: "Retry a failed background job";
        readonly description: "Gives the event or email all its attempts again, the first at once.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            dead_letter: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                queue: import("zod").ZodEnum<{
                    email: "email";
                    events: "events";
                    payments: "payments";
                    sms: "sms";
                }>;
                name: import("zod").ZodString;
                attempts: import("zod").ZodInt;
                last_error: import("zod").ZodNullable<import("zod").ZodString>;
                created_at: import("zod").ZodISODateTime;
                failed_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    deleteDeadLetter: {
        readonly method: "DELETE";
        readonly path: "/api/dead-letters/:id";
        readonly access: "admin";
        readonly summary: "Delete a failed background job";
        readonly description: "Deletes the event or email without handling it, and returns it.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            dead_letter: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                queue: import("zod").ZodEnum<{
                    email: "email";
                    events: "events";
                    payments: "payments";
                    sms: "sms";
                }>;
                name: import("zod").ZodString;
                attempts: import("zod").ZodInt;
                last_error: import("zod").ZodNullable<import("zod").ZodString>;
                created_at: import("zod").ZodISODateTime;
                failed_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    getCart: {
        readonly method: "GET";
        readonly path: "/api/cart/:userId";
        readonly access: "customer";
        readonly summary: "Get a customer's cart";
        readonly description: "Returns the cart with current prices and stock.";
        readonly params: import("zod").ZodObject<{
            userId: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            cart: import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    product_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    last_seen_price: import("zod").ZodNumber;
                    stock: import("zod").ZodInt;
                    shop_name: import("zod").ZodString;
                    available: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                count: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    addToCart: {
        readonly method: "POST";
        readonly path: "/api/cart/:userId";
        readonly access: "customer";
        readonly summary: "Add a product to the cart";
        readonly description: "Adds `quantity` of a product to the cart. Fails with `out_of_stock` if the stock is too low; the response then carries what is `available`.";
        readonly params: import("zod").ZodObject<{
            userId: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            productId: import("zod").ZodGUID;
            shopId: import("zod").ZodGUID;
            quantity: import("zod").ZodDefault<import("zod").ZodInt>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            cart: import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    product_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    last_seen_price: import("zod").ZodNumber;
                    stock: import("zod").ZodInt;
                    shop_name: import("zod").ZodString;
                    available: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                count: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            available: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                product_id: import("zod").ZodGUID;
                stock: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>;
    };
    mergeCart: {
        readonly method: "POST";
        readonly path: "/api/cart/:userId/merge";
        readonly access: "customer";
        readonly summary: "Merge items into the cart";
        readonly description: "Adds a list of items to the cart, for example a visitor's cart after sign-in. Quantities are summed up per product and capped by the stock. `skipped` names the products that could not be added. With an `Idempotency-Key`, each list is merged once.";
        readonly params: import("zod").ZodObject<{
            userId: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            items: import("zod").ZodArray<import("zod").ZodObject<{
                productId: import("zod").ZodGUID;
                quantity: import("zod").ZodInt;
                last_seen_price: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            cart: import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    product_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    last_seen_price: import("zod").ZodNumber;
                    stock: import("zod").ZodInt;
                    shop_name: import("zod").ZodString;
                    available: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                count: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>;
            skipped: import("zod").ZodArray<import("zod").ZodGUID>;
        }, import("zod/v4/core").$strip>;
        readonly idempotent: true;
    };
    previewCart: {
        readonly method: "POST";
        readonly path: "/api/cart/preview";
        readonly access: "public";
        readonly summary: "Preview a visitor's cart";
        readonly description: "Returns a cart with current prices and stock for the given items. Stores nothing.";
        readonly body: import("zod").ZodObject<{
            items: import("zod").ZodArray<import("zod").ZodObject<{
                productId: import("zod").ZodGUID;
                quantity: import("zod").ZodInt;
                last_seen_price: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            cart: import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    product_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    last_seen_price: import("zod").ZodNumber;
                    stock: import("zod").ZodInt;
                    shop_name: import("zod").ZodString;
                    available: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                count: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    setCartQuantity: {
        readonly method: "PATCH";
        readonly path: "/api/cart/:userId/:itemId";
        readonly access: "customer";
        readonly summary: "Set the quantity of a cart item";
        readonly description: "Replaces the quantity of a cart item. Fails with `out_of_stock` if the stock is too low; the response then carries what is `available`.";
        readonly params: import("zod").ZodObject<{
            userId: import("zod").ZodGUID;
            itemId: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            quantity: import("zod").ZodInt;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            cart: import("zod").ZodObject<{
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    product_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    last_seen_price: import("zod").ZodNumber;
                    stock: import("zod").ZodInt;
                    shop_name: import("zod").ZodString;
                    available: import("zod").ZodBoolean;
                }, import("zod/v4/core").$strip>>;
                count: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            available: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                product_id: import("zod").ZodGUID;
                stock: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>;
    };
    removeFromCart: {
        readonly method: "DELETE";
        readonly path: "/api/cart/:userId/:itemId";
        readonly access: "customer";
        readonly summary: "Remove an item from the cart";
        readonly description: "Removes one item from the cart.";
        readonly params: import("zod").ZodObject<{
            userId: import("zod").ZodGUID;
            itemId: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
    };
    listProducts: {
        readonly method: "GET";
        readonly path: "/api/products";
        readonly access: "public";
        readonly summary: "List products";
        readonly description: "Lists products of approved shops, a page at a time, with filters and sorting. Sorting by `distance` needs `lat` and `lng`.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            lat: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            lng: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            radius: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            includeArchived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            featured: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            in_stock: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            out_of_stock: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            archived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            open_now: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            search: import("zod").ZodOptional<import("zod").ZodString>;
            category: import("zod").ZodOptional<import("zod").ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>;
            shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            min_price: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>>;
            max_price: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>>;
            sortBy: import("zod").ZodOptional<import("zod").ZodEnum<{
                created_at: "created_at";
                distance: "distance";
                name: "name";
                price: "price";
                relevance: "relevance";
                stock: "stock";
            }>>;
            sortOrder: import("zod").ZodOptional<import("zod").ZodEnum<{
                asc: "asc";
                desc: "desc";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listShopProducts: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/products";
        readonly access: "public";
        readonly summary: "List a shop's products";
        readonly description: "Lists the products of one shop. With `includeArchived`, the shop's owner and admins also get archived products; send a bearer token for that.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            lat: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            lng: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            radius: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            includeArchived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            featured: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            in_stock: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            out_of_stock: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            archived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            open_now: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            search: import("zod").ZodOptional<import("zod").ZodString>;
            category: import("zod").ZodOptional<import("zod").ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>;
            shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            min_price: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>>;
            max_price: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>>;
            sortBy: import("zod").ZodOptional<import("zod").ZodEnum<{
                created_at: "created_at";
                distance: "distance";
                name: "name";
                price: "price";
                relevance: "relevance";
                stock: "stock";
            }>>;
            sortOrder: import("zod").ZodOptional<import("zod").ZodEnum<{
                asc: "asc";
                desc: "desc";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    getProduct: {
        readonly method: "GET";
        readonly path: "/api/products/:id";
        readonly access: "public";
        readonly summary: "Get a product";
        readonly description: "Returns one product.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            product: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    getFormerProduct: {
        readonly method: "GET";
        readonly path: "/api/products/:id/former";
        readonly access: "public";
        readonly summary: "Get a product that is no longer sold";
        readonly description: "Returns what remains of a product that its shop has deleted. Products that were not public, or whose shop is closed, are not found.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            product: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listSimilarProducts: {
        readonly method: "GET";
        readonly path: "/api/products/:id/similar";
        readonly access: "public";
        readonly summary: "List similar products";
        readonly description: "Lists products of other shops that resemble this one, most similar first.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    createProduct: {
        readonly method: "POST";
        readonly path: "/api/products";
        readonly access: "merchant";
        readonly summary: "Create a product";
        readonly description: "Adds a product to the merchant's shop. An admin names the shop in `shop_id`. Fails with `conflict` if another product of the shop has the same `sku`.";
        readonly body: import("zod").ZodObject<{
            name: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
            image: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            images: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            price: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodNumber>>;
            description: import("zod").ZodOptional<import("zod").ZodString>;
            stock: import("zod").ZodOptional<import("zod").ZodNumber>;
            sku: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
        }, import("zod/v4/core").$strip>;
        readonly maxBodyBytes: number;
        readonly response: import("zod").ZodObject<{
            product: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
    };
    updateProduct: {
        readonly method: "PUT";
        readonly path: "/api/products/:id";
        readonly access: "merchant";
        readonly summary: "Update a product";
        readonly description: "Changes the given fields. A change of `stock` requires the exact `version`. With an outdated `version` the call fails with `stale_version` and the response carries the current `product`.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            name: import("zod").ZodOptional<import("zod").ZodString>;
            image: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            images: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
            price: import("zod").ZodOptional<import("zod").ZodNumber>;
            description: import("zod").ZodOptional<import("zod").ZodString>;
            stock: import("zod").ZodOptional<import("zod").ZodNumber>;
            sku: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            version: import("zod").ZodOptional<import("zod").ZodInt>;
        }, import("zod/v4/core").$strip>;
        readonly maxBodyBytes: number;
        readonly response: import("zod").ZodObject<{
            product: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            product: import("zod").ZodOptional<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    deleteProduct: {
        readonly method: "DELETE";
        readonly path: "/api/products/:id";
        readonly access: "merchant";
        readonly summary: "Delete a product";
        readonly description: "Removes a product from the catalog. It can be restored within one hour.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
    };
    restoreProduct: {
        readonly method: "POST";
        readonly path: "/api/products/:id/restore";
        readonly access: "merchant";
        readonly summary: "Restore a deleted product";
        readonly description: "Restores a product that was deleted less than one hour ago. Changes nothing if the product is not deleted.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            product: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    archiveProduct: {
        readonly method: "PATCH";
        readonly path: "/api/products/:id/archive";
        readonly access: "merchant";
        readonly summary: "Archive or unarchive a product";
        readonly description: "Hides a product from customers (`archived: true`) or shows it again (`archived: false`).";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            archived: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            product: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    importProducts: {
        readonly method: "POST";
        readonly path: "/api/products/bulk";
        readonly access: "merchant";
        readonly rate: "imports";
        readonly summary: "Import products";
        readonly description: "Creates or updates many products in one transaction: all rows or none. A row stands for the product with its `id`, its `sku` or its name; otherwise it creates a product. An `id` that is no product of the shop is ignored. Importing the same rows again changes nothing. Fails with `rule_violation` and one entry in `details` per invalid field.";
        readonly body: import("zod").ZodObject<{
            products: import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
                image: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                images: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodNumber>>;
                description: import("zod").ZodOptional<import("zod").ZodString>;
                stock: import("zod").ZodOptional<import("zod").ZodNumber>;
                sku: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
                id: import("zod").ZodOptional<import("zod").ZodGUID>;
                version: import("zod").ZodOptional<import("zod").ZodInt>;
                is_archived: import("zod").ZodOptional<import("zod").ZodBoolean>;
            }, import("zod/v4/core").$strip>>;
            shopId: import("zod").ZodGUID;
            replace_stock: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>;
        readonly maxBodyBytes: number;
        readonly idempotent: true;
        readonly response: import("zod").ZodObject<{
            products: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
            summary: import("zod").ZodObject<{
                created: import("zod").ZodInt;
                updated: import("zod").ZodInt;
                unchanged: import("zod").ZodInt;
                stock_unchanged: import("zod").ZodInt;
                unknown_ids: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
    };
    validateProductImport: {
        readonly method: "POST";
        readonly path: "/api/products/bulk/check";
        readonly access: "merchant";
        readonly rate: "imports";
        readonly summary: "Validate a product import";
        readonly description: "Checks an import without changing anything. Returns what it would create and update, and the errors of each row.";
        readonly body: import("zod").ZodObject<{
            products: import("zod").ZodArray<import("zod").ZodObject<{}, import("zod/v4/core").$loose>>;
            shopId: import("zod").ZodGUID;
            replace_stock: import("zod").ZodOptional<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>;
        readonly maxBodyBytes: number;
        readonly response: import("zod").ZodObject<{
            summary: import("zod").ZodObject<{
                created: import("zod").ZodInt;
                updated: import("zod").ZodInt;
                unchanged: import("zod").ZodInt;
                stock_unchanged: import("zod").ZodInt;
                unknown_ids: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
            errors: import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>;
            error_count: import("zod").ZodInt;
            error_rows: import("zod").ZodInt;
        }, import("zod/v4/core").$strip>;
    };
    archiveProducts: {
        readonly method: "POST";
        readonly path: "/api/products/bulk/archive";
        readonly access: "merchant";
        readonly summary: "Archive or unarchive products";
        readonly description: "Archives or unarchives many of a shop's products at once. Returns the products that it changed.";
        readonly body: import("zod").ZodObject<{
            shopId: import("zod").ZodGUID;
            ids: import("zod").ZodArray<import("zod").ZodGUID>;
            archived: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            products: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                image: import("zod").ZodNullable<import("zod").ZodString>;
                images: import("zod").ZodArray<import("zod").ZodString>;
                image_alts: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodString>>;
                price: import("zod").ZodNumber;
                description: import("zod").ZodString;
                stock: import("zod").ZodInt;
                is_archived: import("zod").ZodBoolean;
                archived_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                created_at: import("zod").ZodISODateTime;
                version: import("zod").ZodInt;
                sku: import("zod").ZodOptional<import("zod").ZodString>;
                blur_data_url: import("zod").ZodOptional<import("zod").ZodString>;
                shop_name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    exportProducts: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/products/export";
        readonly access: "merchant";
        readonly summary: "Export a shop's products as CSV";
        readonly description: "Returns all products of a shop as a CSV file that can be imported again.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            includeArchived: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
        }, import("zod/v4/core").$strip>;
        readonly status: 200;
        readonly file: "text/csv";
    };
    getSearchSuggestions: {
        readonly method: "GET";
        readonly path: "/api/search/suggestions";
        readonly access: "public";
        readonly summary: "Get search suggestions";
        readonly description: "Returns at most 5 products and 3 shops for the text typed so far.";
        readonly query: import("zod").ZodObject<{
            q: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                type: import("zod").ZodEnum<{
                    product: "product";
                    shop: "shop";
                }>;
                paused_until: import("zod").ZodOptional<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    listOrderMessages: {
        readonly method: "GET";
        readonly path: "/api/orders/:id/messages";
        readonly access: "signed_in";
        readonly summary: "List the messages of an order";
        readonly description: "Lists the messages about an order, oldest first. Open to its customer, the shop and admins.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                order_id: import("zod").ZodGUID;
                sender_id: import("zod").ZodGUID;
                sender_type: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                }>;
                message: import("zod").ZodString;
                created_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    sendOrderMessage: {
        readonly method: "POST";
        readonly path: "/api/orders/:id/messages";
        readonly access: "signed_in";
        readonly rate: "messages";
        readonly summary: "Send a message about an order";
        readonly description: "Sends a message to the other side of an order. Only its customer and the shop can send messages.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            sender_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            sender_type: import("zod").ZodOptional<import("zod").ZodUnion<[import("zod").ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
            }>, import("zod").ZodLiteral<"user">]>>;
            message: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            message: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                order_id: import("zod").ZodGUID;
                sender_id: import("zod").ZodGUID;
                sender_type: import("zod").ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                }>;
                message: import("zod").ZodString;
                created_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
        readonly idempotent: true;
    };
    listConversations: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/direct-conversations";
        readonly access: "merchant";
        readonly summary: "List a shop's conversations";
        readonly description: "Lists a shop's conversations with its customers, latest first.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            unread: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            with_orders: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                last_seq: import("zod").ZodInt;
                customer_read_seq: import("zod").ZodInt;
                shop_read_seq: import("zod").ZodInt;
                unread_count: import("zod").ZodInt;
                shop_name: import("zod").ZodString;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                customer_name: import("zod").ZodString;
                messages: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    seq: import("zod").ZodInt;
                    message_id: import("zod").ZodString;
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                last_message: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    seq: import("zod").ZodInt;
                    message_id: import("zod").ZodString;
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
                last_activity: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
            unread_total: import("zod").ZodInt;
            order_threads: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                order_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                customer_name: import("zod").ZodString;
                last_message: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    order_id: import("zod").ZodGUID;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>;
    };
    listThreads: {
        readonly method: "GET";
        readonly path: "/api/chat/threads";
        readonly access: "signed_in";
        readonly summary: "List a user's conversations";
        readonly description: "Lists a user's conversations, latest first. For a merchant these are the conversations of the shop.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            unread: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            with_orders: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            user_id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                last_seq: import("zod").ZodInt;
                customer_read_seq: import("zod").ZodInt;
                shop_read_seq: import("zod").ZodInt;
                unread_count: import("zod").ZodInt;
                shop_name: import("zod").ZodString;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                customer_name: import("zod").ZodString;
                messages: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    seq: import("zod").ZodInt;
                    message_id: import("zod").ZodString;
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                last_message: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    seq: import("zod").ZodInt;
                    message_id: import("zod").ZodString;
                    shop_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
                last_activity: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
            unread_total: import("zod").ZodInt;
            order_threads: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                order_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                customer_name: import("zod").ZodString;
                last_message: import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    order_id: import("zod").ZodGUID;
                    sender_id: import("zod").ZodGUID;
                    sender_type: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                    }>;
                    message: import("zod").ZodString;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>;
    };
    listMessages: {
        readonly method: "GET";
        readonly path: "/api/messages";
        readonly access: "signed_in";
        readonly summary: "List the messages of a conversation";
        readonly description: "Lists the messages between a customer and a shop, oldest first. Without `before` or `after` it returns the newest page; `before` and `after` take a `seq`.";
        readonly query: import("zod").ZodObject<{
            shop_id: import("zod").ZodGUID;
            customer_id: import("zod").ZodGUID;
            before: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            after: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                seq: import("zod").ZodInt;
                message_id: import("zod").ZodString;
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                sender_id: import("zod").ZodGUID;
                sender_type: import("zod").ZodEnum<{
                    customer: "customer";
                    merchant: "merchant";
                }>;
                message: import("zod").ZodString;
                created_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            has_older: import("zod").ZodBoolean;
            has_newer: import("zod").ZodBoolean;
            thread: import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                last_seq: import("zod").ZodInt;
                customer_read_seq: import("zod").ZodInt;
                shop_read_seq: import("zod").ZodInt;
                unread_count: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    sendMessage: {
        readonly method: "POST";
        readonly path: "/api/messages";
        readonly access: "signed_in";
        readonly rate: "messages";
        readonly summary: "Send a message to a shop or a customer";
        readonly description: "Sends a message in the conversation between a customer and a shop. A customer may write to any approved shop; a shop only to customers who have ordered there. Messages with the same `message_id` are stored once.";
        readonly body: import("zod").ZodObject<{
            shop_id: import("zod").ZodGUID;
            customer_id: import("zod").ZodGUID;
            product_id: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodGUID>>;
            sender_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            sender_type: import("zod").ZodOptional<import("zod").ZodUnion<[import("zod").ZodEnum<{
                customer: "customer";
                merchant: "merchant";
            }>, import("zod").ZodLiteral<"user">]>>;
            message: import("zod").ZodString;
            message_id: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            message: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                seq: import("zod").ZodInt;
                message_id: import("zod").ZodString;
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                product_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                sender_id: import("zod").ZodGUID;
                sender_type: import("zod").ZodEnum<{
                    customer: "customer";
                    merchant: "merchant";
                }>;
                message: import("zod").ZodString;
                created_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
        readonly idempotent: true;
    };
    markThreadRead: {
        readonly method: "PATCH";
        readonly path: "/api/messages/mark-read";
        readonly access: "signed_in";
        readonly summary: "Mark a conversation as read";
        readonly description: "Marks the messages up to `seq` as read, or all of them without `seq`.";
        readonly body: import("zod").ZodObject<{
            shop_id: import("zod").ZodGUID;
            customer_id: import("zod").ZodGUID;
            reader_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            seq: import("zod").ZodOptional<import("zod").ZodInt>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            thread: import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                last_seq: import("zod").ZodInt;
                customer_read_seq: import("zod").ZodInt;
                shop_read_seq: import("zod").ZodInt;
                unread_count: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    searchLocations: {
        readonly method: "GET";
        readonly path: "/api/location/search";
        readonly access: "public";
        readonly summary: "Search for places";
        readonly description: "Finds places by name or postcode. Near and large places come first.";
        readonly query: import("zod").ZodObject<{
            q: import("zod").ZodString;
            lat: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            lng: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                place_id: import("zod").ZodString;
                main_text: import("zod").ZodString;
                secondary_text: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    reverseGeocode: {
        readonly method: "GET";
        readonly path: "/api/location/reverse";
        readonly access: "public";
        readonly summary: "Get the address of a point";
        readonly description: "Returns the address at the given coordinates.";
        readonly query: import("zod").ZodObject<{
            lat: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
            lng: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            address: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
    };
    getBasemap: {
        readonly method: "GET";
        readonly path: "/api/location/map";
        readonly access: "public";
        readonly summary: "Get the base map around a point";
        readonly description: "Returns the address of a map style, or the outlines and towns to draw where no style is configured.";
        readonly query: import("zod").ZodObject<{
            lat: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
            lng: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            style_url: import("zod").ZodNullable<import("zod").ZodString>;
            areas: import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                rings: import("zod").ZodArray<import("zod").ZodArray<import("zod").ZodTuple<[import("zod").ZodNumber, import("zod").ZodNumber], null>>>;
            }, import("zod/v4/core").$strip>>;
            towns: import("zod").ZodArray<import("zod").ZodObject<{
                name: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                size: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    listNotifications: {
        readonly method: "GET";
        readonly path: "/api/notifications";
        readonly access: "signed_in";
        readonly summary: "List your notifications";
        readonly description: "Lists the signed-in user's notifications, newest first. A client renders the text of a notification from its `code` and `params`, in its own language.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            unread: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                event: import("zod").ZodEnum<{
                    message_unread: "message_unread";
                    order_accepted: "order_accepted";
                    order_cancelled: "order_cancelled";
                    order_cancelled_by_shop: "order_cancelled_by_shop";
                    order_completed: "order_completed";
                    order_declined: "order_declined";
                    order_expired: "order_expired";
                    order_expired_unanswered: "order_expired_unanswered";
                    order_message: "order_message";
                    order_no_show: "order_no_show";
                    order_payment: "order_payment";
                    order_placed: "order_placed";
                    order_ready: "order_ready";
                    payment_attention: "payment_attention";
                    shop_approved: "shop_approved";
                    shop_pending_approval: "shop_pending_approval";
                    shop_rejected: "shop_rejected";
                }>;
                code: import("zod").ZodString;
                params: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodJSONSchema>;
                subject: import("zod").ZodObject<{
                    type: import("zod").ZodEnum<{
                        order: "order";
                        shop: "shop";
                        thread: "thread";
                    }>;
                    id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodOptional<import("zod").ZodGUID>;
                }, import("zod/v4/core").$strip>;
                created_at: import("zod").ZodISODateTime;
                read_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
            unread_count: import("zod").ZodInt;
        }, import("zod/v4/core").$strip>;
    };
    markNotificationsRead: {
        readonly method: "PATCH";
        readonly path: "/api/notifications/mark-read";
        readonly access: "signed_in";
        readonly summary: "Mark notifications as read";
        readonly description: "Marks the notifications in `ids` as read, or all of them without `ids`.";
        readonly body: import("zod").ZodObject<{
            ids: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodGUID>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            unread_count: import("zod").ZodInt;
        }, import("zod/v4/core").$strip>;
    };
    getNotificationPreferences: {
        readonly method: "GET";
        readonly path: "/api/notifications/preferences";
        readonly access: "signed_in";
        readonly summary: "Get your notification preferences";
        readonly description: "Returns which events notify the signed-in user through which channels, and the channels that this server offers (`channels`).";
        readonly response: import("zod").ZodObject<{
            preferences: import("zod").ZodArray<import("zod").ZodObject<{
                event: import("zod").ZodEnum<{
                    message_unread: "message_unread";
                    order_accepted: "order_accepted";
                    order_cancelled: "order_cancelled";
                    order_cancelled_by_shop: "order_cancelled_by_shop";
                    order_completed: "order_completed";
                    order_declined: "order_declined";
                    order_expired: "order_expired";
                    order_expired_unanswered: "order_expired_unanswered";
                    order_message: "order_message";
                    order_no_show: "order_no_show";
                    order_payment: "order_payment";
                    order_placed: "order_placed";
                    order_ready: "order_ready";
                    payment_attention: "payment_attention";
                    shop_approved: "shop_approved";
                    shop_pending_approval: "shop_pending_approval";
                    shop_rejected: "shop_rejected";
                }>;
                in_app: import("zod").ZodBoolean;
                email: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>>;
            channels: import("zod").ZodArray<import("zod").ZodEnum<{
                email: "email";
                in_app: "in_app";
            }>>;
        }, import("zod/v4/core").$strip>;
    };
    updateNotificationPreferences: {
        readonly method: "PUT";
        readonly path: "/api/notifications/preferences";
        readonly access: "signed_in";
        readonly summary: "Update your notification preferences";
        readonly description: "Changes the given preferences and leaves the others as they are.";
        readonly body: import("zod").ZodObject<{
            preferences: import("zod").ZodArray<import("zod").ZodObject<{
                event: import("zod").ZodEnum<{
                    message_unread: "message_unread";
                    order_accepted: "order_accepted";
                    order_cancelled: "order_cancelled";
                    order_cancelled_by_shop: "order_cancelled_by_shop";
                    order_completed: "order_completed";
                    order_declined: "order_declined";
                    order_expired: "order_expired";
                    order_expired_unanswered: "order_expired_unanswered";
                    order_message: "order_message";
                    order_no_show: "order_no_show";
                    order_payment: "order_payment";
                    order_placed: "order_placed";
                    order_ready: "order_ready";
                    payment_attention: "payment_attention";
                    shop_approved: "shop_approved";
                    shop_pending_approval: "shop_pending_approval";
                    shop_rejected: "shop_rejected";
                }>;
                in_app: import("zod").ZodBoolean;
                email: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            preferences: import("zod").ZodArray<import("zod").ZodObject<{
                event: import("zod").ZodEnum<{
                    message_unread: "message_unread";
                    order_accepted: "order_accepted";
                    order_cancelled: "order_cancelled";
                    order_cancelled_by_shop: "order_cancelled_by_shop";
                    order_completed: "order_completed";
                    order_declined: "order_declined";
                    order_expired: "order_expired";
                    order_expired_unanswered: "order_expired_unanswered";
                    order_message: "order_message";
                    order_no_show: "order_no_show";
                    order_payment: "order_payment";
                    order_placed: "order_placed";
                    order_ready: "order_ready";
                    payment_attention: "payment_attention";
                    shop_approved: "shop_approved";
                    shop_pending_approval: "shop_pending_approval";
                    shop_rejected: "shop_rejected";
                }>;
                in_app: import("zod").ZodBoolean;
                email: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>>;
            channels: import("zod").ZodArray<import("zod").ZodEnum<{
                email: "email";
                in_app: "in_app";
            }>>;
        }, import("zod/v4/core").$strip>;
    };
    placeOrder: {
        readonly method: "POST";
        readonly path: "/api/orders";
        readonly access: "customer";
        readonly rate: "orders";
        readonly summary: "Place an order or a reservation";
        readonly description: "Orders or reserves products of one shop, to be paid in the shop. Stock is reserved at once. Fails with `out_of_stock` (the response then carries what is `available`), `not_found` (with the products that are `missing`), `shop_not_accepting_orders` or `too_many_open_orders`.";
        readonly body: import("zod").ZodObject<{
            customer_name: import("zod").ZodString;
            customer_phone: import("zod").ZodDefault<import("zod").ZodString>;
            customer_email: import("zod").ZodDefault<import("zod").ZodString>;
            delivery_address: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            shop_id: import("zod").ZodGUID;
            product_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            quantity: import("zod").ZodDefault<import("zod").ZodInt>;
            items: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                product_id: import("zod").ZodGUID;
                quantity: import("zod").ZodDefault<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>>>;
            order_type: import("zod").ZodDefault<import("zod").ZodEnum<{
                order: "order";
                reservation: "reservation";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            order: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            available: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                product_id: import("zod").ZodGUID;
                stock: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>>;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
        readonly idempotent: true;
    };
    getOrder: {
        readonly method: "GET";
        readonly path: "/api/orders/:id";
        readonly access: "signed_in";
        readonly summary: "Get an order";
        readonly description: "Returns an order with its items and history. Open to its customer, the shop and admins.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            order: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    updateOrderStatus: {
        readonly method: "PATCH";
        readonly path: "/api/orders/:id/status";
        readonly access: "signed_in";
        readonly summary: "Change an order's status";
        readonly description: "Moves an order to another status. A customer can only cancel. Setting the current status again changes nothing. Completing an order whose card is only authorized charges the card and fails with `wrong_state` until that has succeeded. Cancelling or declining by the shop requires a `reason`. If the order cannot take the status, the call fails with `wrong_state` and the response carries the current `order`.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            status: import("zod").ZodEnum<{
                cancelled: "cancelled";
                completed: "completed";
                declined: "declined";
                expired: "expired";
                in_progress: "in_progress";
                no_show: "no_show";
                pending: "pending";
                reserved: "reserved";
            }>;
            reason: import("zod").ZodOptional<import("zod").ZodString>;
            pickup_code: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            order: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            order: import("zod").ZodOptional<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    markOrderReady: {
        readonly method: "POST";
        readonly path: "/api/orders/:id/ready";
        readonly access: "merchant";
        readonly summary: "Mark an order as ready for pickup";
        readonly description: "Sets `ready_at` and notifies the customer. While a card payment is only authorized, this stores `ready_requested_at` and captures the payment; `ready_at` follows once that has succeeded. Repeating the call changes nothing. If the order cannot become ready, the call fails with `wrong_state` and the response carries the current `order`.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            order: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            order: import("zod").ZodOptional<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    listShopOrders: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/orders";
        readonly access: "merchant";
        readonly summary: "List a shop's orders";
        readonly description: "Lists the orders of a shop, newest first.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            type: import("zod").ZodOptional<import("zod").ZodEnum<{
                order: "order";
                reservation: "reservation";
            }>>;
            status: import("zod").ZodOptional<import("zod").ZodEnum<{
                cancelled: "cancelled";
                completed: "completed";
                declined: "declined";
                expired: "expired";
                in_progress: "in_progress";
                no_show: "no_show";
                pending: "pending";
                reserved: "reserved";
            }>>;
            active: import("zod").ZodOptional<import("zod").ZodEnum<{
                false: "false";
                true: "true";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listCustomerOrders: {
        readonly method: "GET";
        readonly path: "/api/customers/:id/orders";
        readonly access: "customer";
        readonly summary: "List a customer's orders";
        readonly description: "Lists the orders of a customer, newest first.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            type: import("zod").ZodOptional<import("zod").ZodEnum<{
                order: "order";
                reservation: "reservation";
            }>>;
            status: import("zod").ZodOptional<import("zod").ZodEnum<{
                cancelled: "cancelled";
                completed: "completed";
                declined: "declined";
                expired: "expired";
                in_progress: "in_progress";
                no_show: "no_show";
                pending: "pending";
                reserved: "reserved";
            }>>;
            active: import("zod").ZodOptional<import("zod").ZodEnum<{
                false: "false";
                true: "true";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    createCheckout: {
        readonly method: "POST";
        readonly path: "/api/checkout";
        readonly access: "customer";
        readonly rate: "orders";
        readonly summary: "Check out";
        readonly description: `Orders from one or several shops at once, paid online or in the shops. Takes the given \`items\`, or the cart without them. For an online payment, open \`payment_url\` within ${number} minutes; the stock is reserved until then. Fails with \`out_of_stock\` (with \`available\`), \`shop_not_accepting_orders\` (with \`shop_id\`), \`price_changed\` (with the current \`total_amount\`; the given one, or a price in the cart, is out of date), \`not_found\` (with the products that are \`missing\`), \`too_many_open_orders\`, or \`card_payments_stopped\` when an admin has stopped card payments.`;
        readonly body: import("zod").ZodObject<{
            customer_name: import("zod").ZodString;
            customer_phone: import("zod").ZodDefault<import("zod").ZodString>;
            customer_email: import("zod").ZodDefault<import("zod").ZodString>;
            delivery_address: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            items: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                product_id: import("zod").ZodGUID;
                quantity: import("zod").ZodDefault<import("zod").ZodInt>;
            }, import("zod/v4/core").$strip>>>;
            shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            fulfillment: import("zod").ZodDefault<import("zod").ZodEnum<{
                delivery: "delivery";
                pickup: "pickup";
            }>>;
            pickup_at: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodGUID>>;
            payment: import("zod").ZodDefault<import("zod").ZodEnum<{
                in_store: "in_store";
                online: "online";
            }>>;
            pickup: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                from: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>>;
            notes: import("zod").ZodDefault<import("zod").ZodArray<import("zod").ZodObject<{
                shop_id: import("zod").ZodGUID;
                note: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            total_amount: import("zod").ZodOptional<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            parent_order_id: import("zod").ZodGUID;
            orders: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            payment: import("zod").ZodNullable<import("zod").ZodObject<{
                state: import("zod").ZodEnum<{
                    authorized: "authorized";
                    captured: "captured";
                    closed: "closed";
                    failed: "failed";
                    open: "open";
                    voided: "voided";
                }>;
                amount: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                expires_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            payment_url: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            available: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                product_id: import("zod").ZodGUID;
                stock: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>>;
            shop_id: import("zod").ZodOptional<import("zod").ZodGUID>;
            total_amount: import("zod").ZodOptional<import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
        readonly idempotent: true;
    };
    getPaymentOptions: {
        readonly method: "GET";
        readonly path: "/api/checkout/terms";
        readonly access: "customer";
        readonly summary: "Get the payment options";
        readonly description: "Returns whether customers can pay online, whether an admin has stopped card payments, whether the payment provider runs in test mode, and how long unpaid stock is reserved.";
        readonly response: import("zod").ZodObject<{
            online: import("zod").ZodBoolean;
            stopped: import("zod").ZodBoolean;
            test_mode: import("zod").ZodBoolean;
            hold_minutes: import("zod").ZodInt;
        }, import("zod/v4/core").$strip>;
    };
    getCheckout: {
        readonly method: "GET";
        readonly path: "/api/checkout/:parent_order_id";
        readonly access: "customer";
        readonly summary: "Get a checkout";
        readonly description: "Returns the orders and the payment of a checkout. If the payment page does not exist yet, the server asks the payment provider for it again.";
        readonly params: import("zod").ZodObject<{
            parent_order_id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            parent_order_id: import("zod").ZodGUID;
            orders: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            payment: import("zod").ZodNullable<import("zod").ZodObject<{
                state: import("zod").ZodEnum<{
                    authorized: "authorized";
                    captured: "captured";
                    closed: "closed";
                    failed: "failed";
                    open: "open";
                    voided: "voided";
                }>;
                amount: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                expires_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            payment_url: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
    };
    cancelCheckout: {
        readonly method: "POST";
        readonly path: "/api/checkout/:parent_order_id/cancel";
        readonly access: "customer";
        readonly summary: "Cancel an unpaid checkout";
        readonly description: "Cancels the unpaid orders of a checkout and releases their stock. Repeating the call changes nothing. If the payment has arrived, the call fails with `wrong_state` and the response carries the `checkout`.";
        readonly params: import("zod").ZodObject<{
            parent_order_id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            parent_order_id: import("zod").ZodGUID;
            orders: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            payment: import("zod").ZodNullable<import("zod").ZodObject<{
                state: import("zod").ZodEnum<{
                    authorized: "authorized";
                    captured: "captured";
                    closed: "closed";
                    failed: "failed";
                    open: "open";
                    voided: "voided";
                }>;
                amount: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                expires_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            payment_url: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            checkout: import("zod").ZodOptional<import("zod").ZodObject<{
                parent_order_id: import("zod").ZodGUID;
                orders: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    shop_id: import("zod").ZodGUID;
                    shop_name: import("zod").ZodString;
                    product_id: import("zod").ZodGUID;
                    customer_id: import("zod").ZodGUID;
                    customer_name: import("zod").ZodString;
                    customer_phone: import("zod").ZodString;
                    customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                    customer_email: import("zod").ZodString;
                    delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                    quantity: import("zod").ZodInt;
                    total_amount: import("zod").ZodNumber;
                    delivery_fee: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    refunded_amount: import("zod").ZodNumber;
                    failed_refund_amount: import("zod").ZodNumber;
                    note: import("zod").ZodString;
                    status: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    order_type: import("zod").ZodEnum<{
                        order: "order";
                        reservation: "reservation";
                    }>;
                    payment_status: import("zod").ZodEnum<{
                        authorized: "authorized";
                        awaiting_payment: "awaiting_payment";
                        failed: "failed";
                        none: "none";
                        paid: "paid";
                        paid_in_store: "paid_in_store";
                        partially_refunded: "partially_refunded";
                        refunded: "refunded";
                        voided: "voided";
                    }>;
                    items: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        name: import("zod").ZodString;
                        image: import("zod").ZodNullable<import("zod").ZodString>;
                        price: import("zod").ZodNumber;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    events: import("zod").ZodArray<import("zod").ZodObject<{
                        kind: import("zod").ZodEnum<{
                            placed: "placed";
                            ready: "ready";
                            status_changed: "status_changed";
                        }>;
                        actor: import("zod").ZodEnum<{
                            admin: "admin";
                            customer: "customer";
                            merchant: "merchant";
                            system: "system";
                        }>;
                        from: import("zod").ZodNullable<import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>>;
                        to: import("zod").ZodEnum<{
                            cancelled: "cancelled";
                            completed: "completed";
                            declined: "declined";
                            expired: "expired";
                            in_progress: "in_progress";
                            no_show: "no_show";
                            pending: "pending";
                            reserved: "reserved";
                        }>;
                        reason: import("zod").ZodNullable<import("zod").ZodString>;
                        created_at: import("zod").ZodISODateTime;
                    }, import("zod/v4/core").$strip>>;
                    pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                    ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    version: import("zod").ZodInt;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment: import("zod").ZodNullable<import("zod").ZodObject<{
                    state: import("zod").ZodEnum<{
                        authorized: "authorized";
                        captured: "captured";
                        closed: "closed";
                        failed: "failed";
                        open: "open";
                        voided: "voided";
                    }>;
                    amount: import("zod").ZodNumber;
                    captured_amount: import("zod").ZodNumber;
                    payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                    expires_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                payment_url: import("zod").ZodOptional<import("zod").ZodString>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    getCheckoutBySession: {
        readonly method: "GET";
        readonly path: "/api/checkout-sessions/:session_id";
        readonly access: "customer";
        readonly summary: "Get a checkout by payment session";
        readonly description: "Returns the checkout of a payment provider's session once it is paid. Returns 404 before that, and for sessions of other customers.";
        readonly params: import("zod").ZodObject<{
            session_id: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            parent_order_id: import("zod").ZodGUID;
            orders: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                shop_id: import("zod").ZodGUID;
                shop_name: import("zod").ZodString;
                product_id: import("zod").ZodGUID;
                customer_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                customer_phone: import("zod").ZodString;
                customer_phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                customer_email: import("zod").ZodString;
                delivery_address: import("zod").ZodNullable<import("zod").ZodString>;
                quantity: import("zod").ZodInt;
                total_amount: import("zod").ZodNumber;
                delivery_fee: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                failed_refund_amount: import("zod").ZodNumber;
                note: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                order_type: import("zod").ZodEnum<{
                    order: "order";
                    reservation: "reservation";
                }>;
                payment_status: import("zod").ZodEnum<{
                    authorized: "authorized";
                    awaiting_payment: "awaiting_payment";
                    failed: "failed";
                    none: "none";
                    paid: "paid";
                    paid_in_store: "paid_in_store";
                    partially_refunded: "partially_refunded";
                    refunded: "refunded";
                    voided: "voided";
                }>;
                items: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    image: import("zod").ZodNullable<import("zod").ZodString>;
                    price: import("zod").ZodNumber;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                events: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        placed: "placed";
                        ready: "ready";
                        status_changed: "status_changed";
                    }>;
                    actor: import("zod").ZodEnum<{
                        admin: "admin";
                        customer: "customer";
                        merchant: "merchant";
                        system: "system";
                    }>;
                    from: import("zod").ZodNullable<import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>>;
                    to: import("zod").ZodEnum<{
                        cancelled: "cancelled";
                        completed: "completed";
                        declined: "declined";
                        expired: "expired";
                        in_progress: "in_progress";
                        no_show: "no_show";
                        pending: "pending";
                        reserved: "reserved";
                    }>;
                    reason: import("zod").ZodNullable<import("zod").ZodString>;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                pickup_code: import("zod").ZodNullable<import("zod").ZodString>;
                ready_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                ready_requested_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_from: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                pickup_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                respond_by: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            payment: import("zod").ZodNullable<import("zod").ZodObject<{
                state: import("zod").ZodEnum<{
                    authorized: "authorized";
                    captured: "captured";
                    closed: "closed";
                    failed: "failed";
                    open: "open";
                    voided: "voided";
                }>;
                amount: import("zod").ZodNumber;
                captured_amount: import("zod").ZodNumber;
                payment_url: import("zod").ZodNullable<import("zod").ZodString>;
                expires_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            payment_url: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
    };
    getOrderLedger: {
        readonly method: "GET";
        readonly path: "/api/orders/:id/ledger";
        readonly access: "signed_in";
        readonly summary: "Get an order's ledger";
        readonly description: "Returns the payment totals, ledger entries, refunds and disputes of an order. A customer gets no disputes.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            ledger: import("zod").ZodObject<{
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                disputed_amount: import("zod").ZodNumber;
                commission_amount: import("zod").ZodNumber;
                balance_amount: import("zod").ZodNumber;
                entries: import("zod").ZodArray<import("zod").ZodObject<{
                    kind: import("zod").ZodEnum<{
                        authorized: "authorized";
                        captured: "captured";
                        dispute_fee: "dispute_fee";
                        dispute_reinstated: "dispute_reinstated";
                        dispute_withdrawn: "dispute_withdrawn";
                        paid_in_store: "paid_in_store";
                        refunded: "refunded";
                        refunded_at_provider: "refunded_at_provider";
                        voided: "voided";
                    }>;
                    amount: import("zod").ZodNumber;
                    created_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                refunds: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    order_id: import("zod").ZodGUID;
                    amount: import("zod").ZodNumber;
                    reason: import("zod").ZodString;
                    state: import("zod").ZodEnum<{
                        failed: "failed";
                        requested: "requested";
                        succeeded: "succeeded";
                    }>;
                    origin: import("zod").ZodEnum<{
                        marketplace: "marketplace";
                        provider: "provider";
                    }>;
                    failure_reason: import("zod").ZodNullable<import("zod").ZodString>;
                    lines: import("zod").ZodArray<import("zod").ZodObject<{
                        product_id: import("zod").ZodGUID;
                        quantity: import("zod").ZodInt;
                    }, import("zod/v4/core").$strip>>;
                    restocked: import("zod").ZodBoolean;
                    created_at: import("zod").ZodISODateTime;
                    updated_at: import("zod").ZodISODateTime;
                }, import("zod/v4/core").$strip>>;
                disputes: import("zod").ZodArray<import("zod").ZodObject<{
                    id: import("zod").ZodGUID;
                    parent_order_id: import("zod").ZodGUID;
                    status: import("zod").ZodEnum<{
                        lost: "lost";
                        needs_response: "needs_response";
                        prevented: "prevented";
                        under_review: "under_review";
                        warning_closed: "warning_closed";
                        warning_needs_response: "warning_needs_response";
                        warning_under_review: "warning_under_review";
                        won: "won";
                    }>;
                    reason: import("zod").ZodString;
                    amount: import("zod").ZodNumber;
                    evidence_due_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                    evidence_url: import("zod").ZodNullable<import("zod").ZodURL>;
                    created_at: import("zod").ZodISODateTime;
                    closed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    refundOrder: {
        readonly method: "POST";
        readonly path: "/api/orders/:id/refunds";
        readonly access: "merchant";
        readonly summary: "Refund an order";
        readonly description: "Refunds an amount, line items, or everything that is left of an online payment. The refund may finish later; see its `state`. Fails with `wrong_state` if nothing was paid online, and with `wrong_state` while a dispute has taken the amount back, and with `rule_violation` if the amount exceeds what is left.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            amount: import("zod").ZodOptional<import("zod").ZodNumber>;
            lines: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                product_id: import("zod").ZodGUID;
                quantity: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>>;
            reason: import("zod").ZodString;
            restock: import("zod").ZodDefault<import("zod").ZodBoolean>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            refund: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                order_id: import("zod").ZodGUID;
                amount: import("zod").ZodNumber;
                reason: import("zod").ZodString;
                state: import("zod").ZodEnum<{
                    failed: "failed";
                    requested: "requested";
                    succeeded: "succeeded";
                }>;
                origin: import("zod").ZodEnum<{
                    marketplace: "marketplace";
                    provider: "provider";
                }>;
                failure_reason: import("zod").ZodNullable<import("zod").ZodString>;
                lines: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                restocked: import("zod").ZodBoolean;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
        readonly idempotent: true;
    };
    retryRefund: {
        readonly method: "POST";
        readonly path: "/api/refunds/:id/retry";
        readonly access: "merchant";
        readonly summary: "Retry a failed refund";
        readonly description: "Sends a failed refund to the payment provider again. Changes nothing if the refund has not failed.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            refund: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                order_id: import("zod").ZodGUID;
                amount: import("zod").ZodNumber;
                reason: import("zod").ZodString;
                state: import("zod").ZodEnum<{
                    failed: "failed";
                    requested: "requested";
                    succeeded: "succeeded";
                }>;
                origin: import("zod").ZodEnum<{
                    marketplace: "marketplace";
                    provider: "provider";
                }>;
                failure_reason: import("zod").ZodNullable<import("zod").ZodString>;
                lines: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    quantity: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                restocked: import("zod").ZodBoolean;
                created_at: import("zod").ZodISODateTime;
                updated_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listShopBalances: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/balances";
        readonly access: "merchant";
        readonly summary: "List a shop's balances";
        readonly description: "Lists what the marketplace owes a shop, by order, newest first, with totals.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            from: import("zod").ZodOptional<import("zod").ZodISODate>;
            to: import("zod").ZodOptional<import("zod").ZodISODate>;
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                order_id: import("zod").ZodGUID;
                customer_name: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    cancelled: "cancelled";
                    completed: "completed";
                    declined: "declined";
                    expired: "expired";
                    in_progress: "in_progress";
                    no_show: "no_show";
                    pending: "pending";
                    reserved: "reserved";
                }>;
                completed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                disputed_amount: import("zod").ZodNumber;
                commission_amount: import("zod").ZodNumber;
                balance_amount: import("zod").ZodNumber;
                created_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
            totals: import("zod").ZodObject<{
                captured_amount: import("zod").ZodNumber;
                refunded_amount: import("zod").ZodNumber;
                disputed_amount: import("zod").ZodNumber;
                commission_amount: import("zod").ZodNumber;
                balance_amount: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    exportShopBalances: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/balances/export";
        readonly access: "merchant";
        readonly summary: "Export a shop's balances as CSV";
        readonly description: "Returns what the marketplace owes a shop, by order, oldest first, as a CSV file.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            from: import("zod").ZodOptional<import("zod").ZodISODate>;
            to: import("zod").ZodOptional<import("zod").ZodISODate>;
        }, import("zod/v4/core").$strip>;
        readonly status: 200;
        readonly file: "text/csv";
    };
    listPaymentDiscrepancies: {
        readonly method: "GET";
        readonly path: "/api/admin/payment-discrepancies";
        readonly access: "admin";
        readonly summary: "List payment discrepancies";
        readonly description: "Lists where our records and those of the payment provider disagree, newest first.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            open: import("zod").ZodOptional<import("zod").ZodEnum<{
                false: "false";
                true: "true";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodInt;
                parent_order_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                kind: import("zod").ZodEnum<{
                    authorized_elsewhere: "authorized_elsewhere";
                    capture_failed: "capture_failed";
                    captured_elsewhere: "captured_elsewhere";
                    disputed_elsewhere: "disputed_elsewhere";
                    not_found: "not_found";
                    paid_late: "paid_late";
                    refund_failed: "refund_failed";
                    refunded_elsewhere: "refunded_elsewhere";
                    unknown_payment: "unknown_payment";
                    wrong_amount: "wrong_amount";
                    wrong_currency: "wrong_currency";
                    wrong_mode: "wrong_mode";
                }>;
                expected: import("zod").ZodString;
                actual: import("zod").ZodString;
                detected_at: import("zod").ZodISODateTime;
                resolved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    getCardPaymentState: {
        readonly method: "GET";
        readonly path: "/api/admin/card-payments";
        readonly access: "admin";
        readonly summary: "Get the state of card payments";
        readonly description: "Returns whether card payments are configured, whether an admin has stopped them, and why.";
        readonly response: import("zod").ZodObject<{
            card_payments: import("zod").ZodObject<{
                configured: import("zod").ZodBoolean;
                stopped: import("zod").ZodBoolean;
                reason: import("zod").ZodNullable<import("zod").ZodString>;
                changed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    setCardPaymentState: {
        readonly method: "PUT";
        readonly path: "/api/admin/card-payments";
        readonly access: "admin";
        readonly rate: "adminSettings";
        readonly summary: "Stop or resume card payments";
        readonly description: "While card payments are stopped, new checkouts with a card fail with `card_payments_stopped`, on every node at once. Payments, captures and refunds that are under way continue. The reason is in the audit log.";
        readonly body: import("zod").ZodObject<{
            stopped: import("zod").ZodBoolean;
            reason: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            card_payments: import("zod").ZodObject<{
                configured: import("zod").ZodBoolean;
                stopped: import("zod").ZodBoolean;
                reason: import("zod").ZodNullable<import("zod").ZodString>;
                changed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listDisputes: {
        readonly method: "GET";
        readonly path: "/api/admin/disputes";
        readonly access: "admin";
        readonly summary: "List disputes";
        readonly description: "Lists card payments that cardholders contest at their bank, newest first, with the deadline for evidence.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            open: import("zod").ZodOptional<import("zod").ZodEnum<{
                false: "false";
                true: "true";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                parent_order_id: import("zod").ZodGUID;
                status: import("zod").ZodEnum<{
                    lost: "lost";
                    needs_response: "needs_response";
                    prevented: "prevented";
                    under_review: "under_review";
                    warning_closed: "warning_closed";
                    warning_needs_response: "warning_needs_response";
                    warning_under_review: "warning_under_review";
                    won: "won";
                }>;
                reason: import("zod").ZodString;
                amount: import("zod").ZodNumber;
                evidence_due_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                evidence_url: import("zod").ZodNullable<import("zod").ZodURL>;
                created_at: import("zod").ZodISODateTime;
                closed_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    resolvePaymentDiscrepancy: {
        readonly method: "POST";
        readonly path: "/api/admin/payment-discrepancies/:number/resolve";
        readonly access: "admin";
        readonly summary: "Resolve a payment discrepancy";
        readonly description: "Marks a discrepancy as resolved. Repeating the call changes nothing.";
        readonly params: import("zod").ZodObject<{
            number: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            discrepancy: import("zod").ZodObject<{
                id: import("zod").ZodInt;
                parent_order_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                kind: import("zod").ZodEnum<{
                    authorized_elsewhere: "authorized_elsewhere";
                    capture_failed: "capture_failed";
                    captured_elsewhere: "captured_elsewhere";
                    disputed_elsewhere: "disputed_elsewhere";
                    not_found: "not_found";
                    paid_late: "paid_late";
                    refund_failed: "refund_failed";
                    refunded_elsewhere: "refunded_elsewhere";
                    unknown_payment: "unknown_payment";
                    wrong_amount: "wrong_amount";
                    wrong_currency: "wrong_currency";
                    wrong_mode: "wrong_mode";
                }>;
                expected: import("zod").ZodString;
                actual: import("zod").ZodString;
                detected_at: import("zod").ZodISODateTime;
                resolved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    reportError: {
        readonly method: "POST";
        readonly path: "/api/errors";
        readonly access: "public";
        readonly summary: "Report a browser error";
        readonly description: "Accepts an error report from a browser. Long texts are truncated.";
        readonly rate: "errorReports";
        readonly body: import("zod").ZodObject<{
            errorId: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            level: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            context: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            message: import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>;
            stack: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>>;
            componentStack: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>>;
            timestamp: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            userAgent: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
            url: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<string, string>>>;
        }, import("zod/v4/core").$strip>;
        readonly status: 202;
        readonly response: import("zod").ZodObject<{
            accepted: import("zod").ZodBoolean;
        }, import("zod/v4/core").$strip>;
    };
    listClientErrors: {
        readonly method: "GET";
        readonly path: "/api/client-errors";
        readonly access: "admin";
        readonly summary: "List browser errors";
        readonly description: "Lists errors reported by browsers, grouped by cause, latest first.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            search: import("zod").ZodOptional<import("zod").ZodString>;
            level: import("zod").ZodOptional<import("zod").ZodString>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                fingerprint: import("zod").ZodGUID;
                message: import("zod").ZodString;
                context: import("zod").ZodNullable<import("zod").ZodString>;
                level: import("zod").ZodNullable<import("zod").ZodString>;
                reports: import("zod").ZodInt;
                users: import("zod").ZodInt;
                first_at: import("zod").ZodISODateTime;
                last_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listClientErrorReports: {
        readonly method: "GET";
        readonly path: "/api/client-errors/reports";
        readonly access: "admin";
        readonly summary: "List the reports of a browser error";
        readonly description: "Lists the single reports of one group of errors, latest first.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            fingerprint: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodInt;
                error_id: import("zod").ZodString;
                message: import("zod").ZodString;
                level: import("zod").ZodNullable<import("zod").ZodString>;
                context: import("zod").ZodNullable<import("zod").ZodString>;
                stack: import("zod").ZodNullable<import("zod").ZodString>;
                component_stack: import("zod").ZodNullable<import("zod").ZodString>;
                user_agent: import("zod").ZodNullable<import("zod").ZodString>;
                url: import("zod").ZodNullable<import("zod").ZodString>;
                user_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                created_at: import("zod").ZodISODateTime;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    resolveClientError: {
        readonly method: "POST";
        readonly path: "/api/client-errors/resolve";
        readonly access: "admin";
        readonly summary: "Resolve a browser error";
        readonly description: "Deletes the reports of one group of errors. If the error occurs again, it is listed again.";
        readonly body: import("zod").ZodObject<{
            fingerprint: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            deleted: import("zod").ZodInt;
        }, import("zod/v4/core").$strip>;
    };
    getShopOverview: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/overview";
        readonly access: "merchant";
        readonly summary: "Get a shop's overview of today";
        readonly description: "Returns the number of open orders, today's sales, and the products that are out of stock or low.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            overview: import("zod").ZodObject<{
                time_zone: import("zod").ZodString;
                board: import("zod").ZodObject<{
                    new: import("zod").ZodInt;
                    preparing: import("zod").ZodInt;
                    ready: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
                today: import("zod").ZodObject<{
                    orders: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                last_week: import("zod").ZodObject<{
                    orders: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                products: import("zod").ZodObject<{
                    listed: import("zod").ZodInt;
                    archived: import("zod").ZodInt;
                    out_of_stock: import("zod").ZodInt;
                    low_stock: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    getShopInsights: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/insights";
        readonly access: "merchant";
        readonly summary: "Get a shop's insights";
        readonly description: "Returns daily sales, best sellers, busy hours and response times of a shop.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly query: import("zod").ZodObject<{
            days: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                30: "30";
                365: "365";
                7: "7";
                90: "90";
            }>>, import("zod").ZodTransform<number, "30" | "365" | "7" | "90">>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            insights: import("zod").ZodObject<{
                time_zone: import("zod").ZodString;
                as_of: import("zod").ZodISODateTime;
                total: import("zod").ZodObject<{
                    orders: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                previous: import("zod").ZodObject<{
                    orders: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                days: import("zod").ZodArray<import("zod").ZodObject<{
                    orders: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                    date: import("zod").ZodISODate;
                    lost_orders: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                best_sellers: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    quantity: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>>;
                busy_hours: import("zod").ZodArray<import("zod").ZodObject<{
                    weekday: import("zod").ZodInt;
                    hour: import("zod").ZodInt;
                    orders: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                response_time: import("zod").ZodObject<{
                    responded: import("zod").ZodInt;
                    expired: import("zod").ZodInt;
                    median_minutes: import("zod").ZodNullable<import("zod").ZodNumber>;
                    p90_minutes: import("zod").ZodNullable<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    getMarketplaceInsights: {
        readonly method: "GET";
        readonly path: "/api/insights";
        readonly access: "admin";
        readonly summary: "Get the insights of the marketplace";
        readonly description: "Returns daily sales, best sellers, busy hours and response times of all shops, the best shops and the number of new users.";
        readonly query: import("zod").ZodObject<{
            days: import("zod").ZodPipe<import("zod").ZodDefault<import("zod").ZodEnum<{
                30: "30";
                365: "365";
                7: "7";
                90: "90";
            }>>, import("zod").ZodTransform<number, "30" | "365" | "7" | "90">>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            insights: import("zod").ZodObject<{
                time_zone: import("zod").ZodString;
                as_of: import("zod").ZodISODateTime;
                total: import("zod").ZodObject<{
                    orders: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                previous: import("zod").ZodObject<{
                    orders: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                days: import("zod").ZodArray<import("zod").ZodObject<{
                    orders: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                    date: import("zod").ZodISODate;
                    lost_orders: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                best_sellers: import("zod").ZodArray<import("zod").ZodObject<{
                    product_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    quantity: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>>;
                busy_hours: import("zod").ZodArray<import("zod").ZodObject<{
                    weekday: import("zod").ZodInt;
                    hour: import("zod").ZodInt;
                    orders: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>>;
                response_time: import("zod").ZodObject<{
                    responded: import("zod").ZodInt;
                    expired: import("zod").ZodInt;
                    median_minutes: import("zod").ZodNullable<import("zod").ZodNumber>;
                    p90_minutes: import("zod").ZodNullable<import("zod").ZodNumber>;
                }, import("zod/v4/core").$strip>;
                best_shops: import("zod").ZodArray<import("zod").ZodObject<{
                    shop_id: import("zod").ZodGUID;
                    name: import("zod").ZodString;
                    orders: import("zod").ZodInt;
                    sales: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>>;
                new_users: import("zod").ZodObject<{
                    customers: import("zod").ZodInt;
                    merchants: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
                shops: import("zod").ZodObject<{
                    pending_approval: import("zod").ZodInt;
                    approved: import("zod").ZodInt;
                    rejected: import("zod").ZodInt;
                }, import("zod/v4/core").$strip>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    getHealth: {
        readonly method: "GET";
        readonly path: "/api/health";
        readonly access: "public";
        readonly summary: "Get the health of the server";
        readonly description: "Returns whether the server and its database respond. The status is 503 if the database does not. `HEAD` returns the status alone.";
        readonly response: import("zod").ZodObject<{
            status: import("zod").ZodEnum<{
                ok: "ok";
                unavailable: "unavailable";
            }>;
            database: import("zod").ZodEnum<{
                ok: "ok";
                unavailable: "unavailable";
            }>;
            version: import("zod").ZodString;
            uptime_seconds: import("zod").ZodInt;
        }, import("zod/v4/core").$strip>;
    };
    getReadiness: {
        readonly method: "GET";
        readonly path: "/api/ready";
        readonly access: "public";
        readonly summary: "Get whether the server takes requests";
        readonly description: "For load balancers: returns whether new requests may be sent to this server. The status is 503 from the moment when it was told to stop. The database is not checked, as cached pages need none.";
        readonly response: import("zod").ZodObject<{
            status: import("zod").ZodEnum<{
                ready: "ready";
                stopping: "stopping";
            }>;
        }, import("zod/v4/core").$strip>;
    };
    listShops: {
        readonly method: "GET";
        readonly path: "/api/shops";
        readonly access: "public";
        readonly summary: "List shops";
        readonly description: "Lists approved shops, a page at a time, with filters and sorting. An admin also gets shops that are not approved; send a bearer token for that. Sorting by `distance` needs `lat` and `lng`.";
        readonly query: import("zod").ZodObject<{
            page: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            limit: import("zod").ZodDefault<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodUnion<readonly [import("zod").ZodString, import("zod").ZodInt]>, import("zod").ZodTransform<number, string | number>>, import("zod").ZodInt>>;
            lat: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            lng: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            radius: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>>;
            status: import("zod").ZodOptional<import("zod").ZodEnum<{
                approved: "approved";
                pending_approval: "pending_approval";
                rejected: "rejected";
            }>>;
            category: import("zod").ZodOptional<import("zod").ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>;
            search: import("zod").ZodOptional<import("zod").ZodString>;
            open_now: import("zod").ZodOptional<import("zod").ZodPipe<import("zod").ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, import("zod").ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            sortBy: import("zod").ZodOptional<import("zod").ZodEnum<{
                created_at: "created_at";
                distance: "distance";
                name: "name";
                submitted_at: "submitted_at";
            }>>;
            sortOrder: import("zod").ZodOptional<import("zod").ZodEnum<{
                asc: "asc";
                desc: "desc";
            }>>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            data: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
            pagination: import("zod").ZodObject<{
                page: import("zod").ZodInt;
                limit: import("zod").ZodInt;
                total: import("zod").ZodInt;
                totalPages: import("zod").ZodInt;
                hasNextPage: import("zod").ZodBoolean;
                hasPrevPage: import("zod").ZodBoolean;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    listMapShops: {
        readonly method: "GET";
        readonly path: "/api/shops/map";
        readonly access: "public";
        readonly summary: "List the shops on a map";
        readonly description: "Returns all approved shops within the given bounds. Where they are dense, it returns clusters with a count instead.";
        readonly rate: "maps";
        readonly query: import("zod").ZodObject<{
            west: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
            south: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
            east: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
            north: import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodPipe<import("zod").ZodString, import("zod").ZodTransform<number, string>>, import("zod").ZodNumber>, import("zod").ZodNumber>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            shops: import("zod").ZodArray<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                color: import("zod").ZodString;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                product_count: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>;
            clusters: import("zod").ZodArray<import("zod").ZodObject<{
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                count: import("zod").ZodInt;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    getShop: {
        readonly method: "GET";
        readonly path: "/api/shops/:id";
        readonly access: "public";
        readonly summary: "Get a shop";
        readonly description: "Returns an approved shop. The owner and admins get it in any status; send a bearer token for that.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            shop: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    countShopProducts: {
        readonly method: "POST";
        readonly path: "/api/shops/product-counts";
        readonly access: "public";
        readonly summary: "Count the products of shops";
        readonly description: "Returns the number of visible products of each given shop.";
        readonly body: import("zod").ZodObject<{
            shopIds: import("zod").ZodArray<import("zod").ZodGUID>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            productCounts: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodInt>;
        }, import("zod/v4/core").$strip>;
    };
    createShop: {
        readonly method: "POST";
        readonly path: "/api/shops";
        readonly access: "merchant";
        readonly summary: "Create a shop";
        readonly description: "Creates a shop that waits for approval, for a merchant without a shop. An admin names the owner in `owner_id`. Fails with `conflict` if the merchant has a shop.";
        readonly body: import("zod").ZodObject<{
            name: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
            category: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>>;
            location: import("zod").ZodNonOptional<import("zod").ZodOptional<import("zod").ZodString>>;
            coordinates: import("zod").ZodOptional<import("zod").ZodObject<{
                lat: import("zod").ZodNumber;
                lng: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>;
            phone: import("zod").ZodOptional<import("zod").ZodString>;
            hours: import("zod").ZodOptional<import("zod").ZodObject<{
                time_zone: import("zod").ZodString;
                week: import("zod").ZodObject<{
                    mon: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    tue: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    wed: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    thu: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    fri: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    sat: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    sun: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                    date: import("zod").ZodISODate;
                    periods: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    note: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>>;
            business_email: import("zod").ZodOptional<import("zod").ZodString>;
            website: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            social_links: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
            shop_photo: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            about_shop: import("zod").ZodOptional<import("zod").ZodString>;
            color: import("zod").ZodOptional<import("zod").ZodString>;
            paused_until: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
            preparation_minutes: import("zod").ZodOptional<import("zod").ZodNumber>;
            requires_confirmation: import("zod").ZodOptional<import("zod").ZodBoolean>;
            accepts_in_store_payment: import("zod").ZodOptional<import("zod").ZodBoolean>;
            offers_delivery: import("zod").ZodOptional<import("zod").ZodBoolean>;
            delivery_fee: import("zod").ZodOptional<import("zod").ZodNumber>;
            owner_id: import("zod").ZodOptional<import("zod").ZodGUID>;
        }, import("zod/v4/core").$strip>;
        readonly maxBodyBytes: number;
        readonly response: import("zod").ZodObject<{
            shop: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly status: 201;
    };
    updateShop: {
        readonly method: "PUT";
        readonly path: "/api/shops/:id";
        readonly access: "merchant";
        readonly summary: "Update a shop";
        readonly description: "Changes the given fields. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            name: import("zod").ZodOptional<import("zod").ZodString>;
            category: import("zod").ZodOptional<import("zod").ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>;
            location: import("zod").ZodOptional<import("zod").ZodString>;
            coordinates: import("zod").ZodOptional<import("zod").ZodObject<{
                lat: import("zod").ZodNumber;
                lng: import("zod").ZodNumber;
            }, import("zod/v4/core").$strip>>;
            phone: import("zod").ZodOptional<import("zod").ZodString>;
            hours: import("zod").ZodOptional<import("zod").ZodObject<{
                time_zone: import("zod").ZodString;
                week: import("zod").ZodObject<{
                    mon: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    tue: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    wed: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    thu: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    fri: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    sat: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    sun: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                    date: import("zod").ZodISODate;
                    periods: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    note: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>>;
            business_email: import("zod").ZodOptional<import("zod").ZodString>;
            website: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            social_links: import("zod").ZodOptional<import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>>;
            shop_photo: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodString>>;
            about_shop: import("zod").ZodOptional<import("zod").ZodString>;
            color: import("zod").ZodOptional<import("zod").ZodString>;
            paused_until: import("zod").ZodOptional<import("zod").ZodNullable<import("zod").ZodISODateTime>>;
            preparation_minutes: import("zod").ZodOptional<import("zod").ZodNumber>;
            requires_confirmation: import("zod").ZodOptional<import("zod").ZodBoolean>;
            accepts_in_store_payment: import("zod").ZodOptional<import("zod").ZodBoolean>;
            offers_delivery: import("zod").ZodOptional<import("zod").ZodBoolean>;
            delivery_fee: import("zod").ZodOptional<import("zod").ZodNumber>;
            version: import("zod").ZodOptional<import("zod").ZodInt>;
        }, import("zod/v4/core").$strip>;
        readonly maxBodyBytes: number;
        readonly response: import("zod").ZodObject<{
            shop: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            shop: import("zod").ZodOptional<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    deleteShop: {
        readonly method: "DELETE";
        readonly path: "/api/shops/:id";
        readonly access: "admin";
        readonly summary: "Delete a shop";
        readonly description: "Permanently removes a shop and its products from the marketplace. Existing orders stay.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
    };
    setHours: {
        readonly method: "PUT";
        readonly path: "/api/shops/:id/hours";
        readonly access: "merchant";
        readonly summary: "Set a shop's opening hours";
        readonly description: "Replaces a shop's weekly opening hours and exceptions. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            hours: import("zod").ZodObject<{
                time_zone: import("zod").ZodString;
                week: import("zod").ZodObject<{
                    mon: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    tue: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    wed: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    thu: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    fri: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    sat: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    sun: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                    date: import("zod").ZodISODate;
                    periods: import("zod").ZodArray<import("zod").ZodObject<{
                        opens: import("zod").ZodString;
                        closes: import("zod").ZodString;
                    }, import("zod/v4/core").$strip>>;
                    note: import("zod").ZodOptional<import("zod").ZodString>;
                }, import("zod/v4/core").$strip>>;
            }, import("zod/v4/core").$strip>;
            version: import("zod").ZodOptional<import("zod").ZodInt>;
        }, import("zod/v4/core").$strip>;
        readonly maxBodyBytes: number;
        readonly response: import("zod").ZodObject<{
            shop: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            shop: import("zod").ZodOptional<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    submitShop: {
        readonly method: "POST";
        readonly path: "/api/shops/:id/submit";
        readonly access: "merchant";
        readonly summary: "Submit a shop for review";
        readonly description: "Submits a rejected shop for review again. Changes nothing if the shop already waits for approval. Fails with `wrong_state` if it is approved.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            shop: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
    };
    approveShop: {
        readonly method: "POST";
        readonly path: "/api/shops/:id/approve";
        readonly access: "admin";
        readonly summary: "Approve a shop";
        readonly description: "Approves a shop, so that it becomes public. For an approved shop it confirms its profile changes. With an outdated `version` (of the shop as it was reviewed; a change of a product of an unapproved shop is a new version, too) the call fails with `stale_version` and the response carries the current `shop`.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            version: import("zod").ZodOptional<import("zod").ZodInt>;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            shop: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            shop: import("zod").ZodOptional<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
    rejectShop: {
        readonly method: "POST";
        readonly path: "/api/shops/:id/reject";
        readonly access: "admin";
        readonly summary: "Reject or suspend a shop";
        readonly description: "Rejects a shop, or suspends an approved one, with a reason for its owner. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.";
        readonly params: import("zod").ZodObject<{
            id: import("zod").ZodGUID;
        }, import("zod/v4/core").$strip>;
        readonly body: import("zod").ZodObject<{
            version: import("zod").ZodOptional<import("zod").ZodInt>;
            reason: import("zod").ZodString;
        }, import("zod/v4/core").$strip>;
        readonly response: import("zod").ZodObject<{
            shop: import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>;
        }, import("zod/v4/core").$strip>;
        readonly conflict: import("zod").ZodObject<{
            error: import("zod").ZodString;
            code: import("zod").ZodEnum<{
                account_exists: "account_exists";
                bad_request: "bad_request";
                banned: "banned";
                card_payments_stopped: "card_payments_stopped";
                conflict: "conflict";
                csrf_failed: "csrf_failed";
                email_not_confirmed: "email_not_confirmed";
                idempotency_mismatch: "idempotency_mismatch";
                internal: "internal";
                invalid_credentials: "invalid_credentials";
                last_admin: "last_admin";
                method_not_allowed: "method_not_allowed";
                not_allowed: "not_allowed";
                not_found: "not_found";
                out_of_stock: "out_of_stock";
                price_changed: "price_changed";
                rate_limited: "rate_limited";
                request_in_progress: "request_in_progress";
                rule_violation: "rule_violation";
                shop_decision_required: "shop_decision_required";
                shop_not_accepting_orders: "shop_not_accepting_orders";
                sign_in_again: "sign_in_again";
                stale_version: "stale_version";
                too_large: "too_large";
                too_many_open_orders: "too_many_open_orders";
                unauthenticated: "unauthenticated";
                unavailable: "unavailable";
                unsupported_media_type: "unsupported_media_type";
                wrong_state: "wrong_state";
            }>;
            details: import("zod").ZodOptional<import("zod").ZodArray<import("zod").ZodObject<{
                path: import("zod").ZodString;
                message: import("zod").ZodString;
            }, import("zod/v4/core").$strip>>>;
            requestId: import("zod").ZodString;
            shop: import("zod").ZodOptional<import("zod").ZodObject<{
                id: import("zod").ZodGUID;
                name: import("zod").ZodString;
                category: import("zod").ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: import("zod").ZodString;
                coordinates: import("zod").ZodObject<{
                    lat: import("zod").ZodNumber;
                    lng: import("zod").ZodNumber;
                }, import("zod/v4/core").$strip>;
                phone: import("zod").ZodString;
                phone_link: import("zod").ZodNullable<import("zod").ZodString>;
                hours: import("zod").ZodObject<{
                    time_zone: import("zod").ZodString;
                    week: import("zod").ZodObject<{
                        mon: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        tue: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        wed: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        thu: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        fri: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sat: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        sun: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                    }, import("zod/v4/core").$strip>;
                    exceptions: import("zod").ZodArray<import("zod").ZodObject<{
                        date: import("zod").ZodISODate;
                        periods: import("zod").ZodArray<import("zod").ZodObject<{
                            opens: import("zod").ZodString;
                            closes: import("zod").ZodString;
                        }, import("zod/v4/core").$strip>>;
                        note: import("zod").ZodOptional<import("zod").ZodString>;
                    }, import("zod/v4/core").$strip>>;
                }, import("zod/v4/core").$strip>;
                owner_id: import("zod").ZodNullable<import("zod").ZodGUID>;
                business_email: import("zod").ZodString;
                website: import("zod").ZodNullable<import("zod").ZodString>;
                social_links: import("zod").ZodRecord<import("zod").ZodString, import("zod").ZodString>;
                shop_photo: import("zod").ZodNullable<import("zod").ZodString>;
                about_shop: import("zod").ZodString;
                color: import("zod").ZodString;
                status: import("zod").ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: import("zod").ZodISODateTime;
                approved_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejected_at: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                rejection_reason: import("zod").ZodNullable<import("zod").ZodString>;
                paused_until: import("zod").ZodNullable<import("zod").ZodISODateTime>;
                preparation_minutes: import("zod").ZodInt;
                requires_confirmation: import("zod").ZodBoolean;
                accepts_in_store_payment: import("zod").ZodBoolean;
                offers_delivery: import("zod").ZodBoolean;
                delivery_fee: import("zod").ZodNumber;
                product_count: import("zod").ZodInt;
                version: import("zod").ZodInt;
                created_at: import("zod").ZodISODateTime;
                distance: import("zod").ZodOptional<import("zod").ZodNumber>;
            }, import("zod/v4/core").$strip>>;
        }, import("zod/v4/core").$strip>;
    };
};
export type Calls = typeof calls;
export type CallName = keyof Calls;
