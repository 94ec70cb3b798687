import { z } from 'zod';
export declare const accountCalls: {
    getCsrfToken: {
        readonly method: "GET";
        readonly path: "/api/csrf-token";
        readonly access: "public";
        readonly summary: "Get a CSRF token";
        readonly description: "Sets a session cookie and returns the token that matches it. A browser that sends this cookie must send the token in `X-CSRF-Token` with every call that changes data.";
        readonly response: z.ZodObject<{
            csrfToken: z.ZodString;
        }, z.core.$strip>;
    };
    getAuthConfig: {
        readonly method: "GET";
        readonly path: "/api/auth/config";
        readonly access: "public";
        readonly summary: "Get the sign-in configuration";
        readonly description: "Returns what a browser needs to sign users in: the address of the auth server, the enabled sign-in methods and the password rules.";
        readonly response: z.ZodObject<{
            auth_url: z.ZodString;
            anon_key: z.ZodString;
            hosted: z.ZodBoolean;
            google: z.ZodBoolean;
            demo: z.ZodBoolean;
            sign_up_open: z.ZodBoolean;
            autoconfirm: z.ZodBoolean;
            password_min_chars: z.ZodInt;
            password_max_chars: z.ZodInt;
            public_url: z.ZodString;
            demo_host: z.ZodNullable<z.ZodString>;
            dev_mailbox_url: z.ZodNullable<z.ZodString>;
        }, z.core.$strip>;
    };
    login: {
        readonly method: "POST";
        readonly path: "/api/auth/login";
        readonly access: "public";
        readonly summary: "Sign in with email and password";
        readonly description: "Returns the user and a bearer token. Fails with `invalid_credentials`, `email_not_confirmed` or `banned`, and with `rate_limited` after too many attempts. Demo accounts get no refresh token.";
        readonly body: z.ZodObject<{
            email: z.ZodString;
            password: z.ZodString;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            refresh_token: z.ZodOptional<z.ZodString>;
            expires_in: z.ZodOptional<z.ZodInt>;
            success: z.ZodLiteral<true>;
            user: z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
            }, z.core.$strip>;
            token: z.ZodString;
        }, z.core.$strip>;
    };
    register: {
        readonly method: "POST";
        readonly path: "/api/auth/register";
        readonly access: "public";
        readonly summary: "Register an account";
        readonly description: "Creates a customer or a merchant. A merchant also gets a shop that waits for approval. If the email address must be confirmed first, the response has no token and `confirmation_required` is true. Fails with `account_exists` if a confirmed account uses the address, and with `rule_violation` if the address or the password is not acceptable.";
        readonly body: z.ZodObject<{
            redirect_to: z.ZodOptional<z.ZodString>;
            code_challenge: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            code_challenge_method: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            email: z.ZodString;
            password: z.ZodString;
            name: z.ZodOptional<z.ZodString>;
            role: z.ZodEnum<{
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            token: z.ZodOptional<z.ZodString>;
            refresh_token: z.ZodOptional<z.ZodString>;
            expires_in: z.ZodOptional<z.ZodInt>;
            success: z.ZodLiteral<true>;
            user: z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
            }, z.core.$strip>;
            confirmation_required: z.ZodBoolean;
        }, z.core.$strip>;
        readonly conflict: z.ZodObject<{
            error: z.ZodString;
            code: z.ZodEnum<{
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
            details: z.ZodOptional<z.ZodArray<z.ZodObject<{
                path: z.ZodString;
                message: z.ZodString;
            }, z.core.$strip>>>;
            requestId: z.ZodString;
        }, z.core.$strip>;
        readonly status: 201;
    };
    changePassword: {
        readonly method: "POST";
        readonly path: "/api/auth/change-password";
        readonly access: "signed_in";
        readonly summary: "Change your password";
        readonly description: "Changes the password and ends all other sessions of the account. Fails with `rule_violation` if the current password is wrong or the new one is not acceptable. Demo accounts cannot change their password.";
        readonly body: z.ZodObject<{
            currentPassword: z.ZodString;
            newPassword: z.ZodString;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            success: z.ZodLiteral<true>;
        }, z.core.$strip>;
    };
    updateRole: {
        readonly method: "POST";
        readonly path: "/api/auth/update-role";
        readonly access: "signed_in";
        readonly summary: "Change a user's role";
        readonly description: "A customer may become a merchant and gets a shop that waits for approval, named `shop_name`. An admin may set any role of any user.";
        readonly body: z.ZodObject<{
            userId: z.ZodGUID;
            role: z.ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>;
            shop_name: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            user: z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
            }, z.core.$strip>;
            shopId: z.ZodNullable<z.ZodGUID>;
        }, z.core.$strip>;
    };
    logout: {
        readonly method: "POST";
        readonly path: "/api/auth/logout";
        readonly access: "signed_in";
        readonly summary: "Sign out";
        readonly description: "Ends the current session (`local`, the default), all sessions of the user (`global`), or all sessions except the current one (`others`).";
        readonly body: z.ZodObject<{
            scope: z.ZodDefault<z.ZodEnum<{
                global: "global";
                local: "local";
                others: "others";
            }>>;
        }, z.core.$strip>;
    };
    getMe: {
        readonly method: "GET";
        readonly path: "/api/auth/me";
        readonly access: "signed_in";
        readonly summary: "Get the signed-in user";
        readonly description: "Returns the user to whom the token belongs, with the current role and shop.";
        readonly response: z.ZodObject<{
            user: z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    updateMe: {
        readonly method: "PUT";
        readonly path: "/api/auth/me";
        readonly access: "signed_in";
        readonly summary: "Update your name";
        readonly description: "Changes the signed-in user's name. Demo accounts cannot be changed.";
        readonly body: z.ZodObject<{
            name: z.ZodString;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            user: z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    listSessions: {
        readonly method: "GET";
        readonly path: "/api/auth/sessions";
        readonly access: "signed_in";
        readonly summary: "List your sessions";
        readonly description: "Lists the signed-in user's sessions, latest first. `is_current` marks the session of this request.";
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                created_at: z.ZodISODateTime;
                refreshed_at: z.ZodISODateTime;
                expires_at: z.ZodNullable<z.ZodISODateTime>;
                user_agent: z.ZodString;
                ip: z.ZodString;
                is_current: z.ZodBoolean;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    endSession: {
        readonly method: "DELETE";
        readonly path: "/api/auth/sessions/:id";
        readonly access: "signed_in";
        readonly summary: "End one of your sessions";
        readonly description: "Ends one of the signed-in user's sessions. Its tokens stop working.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
    };
    exportMe: {
        readonly method: "GET";
        readonly path: "/api/auth/export";
        readonly access: "signed_in";
        readonly summary: "Export your personal data";
        readonly description: "Returns everything stored about the signed-in user as one JSON document, offered as a file download.";
        readonly response: z.ZodObject<{
            exported_at: z.ZodISODateTime;
            user: z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
                shop_name: z.ZodNullable<z.ZodString>;
                is_demo: z.ZodBoolean;
                banned_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                version: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$catchall<z.ZodUnknown>>;
    };
    deleteMe: {
        readonly method: "POST";
        readonly path: "/api/auth/delete-account";
        readonly access: "signed_in";
        readonly summary: "Delete your account";
        readonly description: "Permanently deletes the signed-in user's account and personal data. An account with a password requires `password`; any other a sign-in in the last 10 minutes or `code`, which `GET /auth/v1/reauthenticate` emails, else the call fails with `sign_in_again`. A merchant must send `shop: \"close\"`, which closes the shop too; otherwise the call fails with `shop_decision_required`. The last admin cannot be deleted.";
        readonly body: z.ZodObject<{
            password: z.ZodOptional<z.ZodString>;
            code: z.ZodOptional<z.ZodString>;
            shop: z.ZodOptional<z.ZodLiteral<"close">>;
        }, z.core.$strip>;
    };
    listDemoAccounts: {
        readonly method: "GET";
        readonly path: "/api/demo-accounts";
        readonly access: "public";
        readonly summary: "List the demo accounts";
        readonly description: "Lists the accounts for trying the product, with their passwords. Returns 404 when demo mode is off.";
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                password: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    listUsers: {
        readonly method: "GET";
        readonly path: "/api/users";
        readonly access: "admin";
        readonly summary: "List users";
        readonly description: "Lists users a page at a time. `search` matches name and email.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            role: z.ZodOptional<z.ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>>;
            search: z.ZodOptional<z.ZodString>;
            sortBy: z.ZodOptional<z.ZodEnum<{
                created_at: "created_at";
                email: "email";
                name: "name";
                role: "role";
            }>>;
            sortOrder: z.ZodOptional<z.ZodEnum<{
                asc: "asc";
                desc: "desc";
            }>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
                shop_name: z.ZodNullable<z.ZodString>;
                is_demo: z.ZodBoolean;
                banned_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                version: z.ZodInt;
            }, z.core.$strip>>;
            pagination: z.ZodObject<{
                page: z.ZodInt;
                limit: z.ZodInt;
                total: z.ZodInt;
                totalPages: z.ZodInt;
                hasNextPage: z.ZodBoolean;
                hasPrevPage: z.ZodBoolean;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    createUser: {
        readonly method: "POST";
        readonly path: "/api/users";
        readonly access: "admin";
        readonly summary: "Create a user";
        readonly description: "Creates an account with a confirmed email address. Without `password`, the user gets an email with a link to set one.";
        readonly body: z.ZodObject<{
            email: z.ZodString;
            name: z.ZodOptional<z.ZodString>;
            role: z.ZodDefault<z.ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>>;
            password: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            user: z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
                shop_name: z.ZodNullable<z.ZodString>;
                is_demo: z.ZodBoolean;
                banned_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                version: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly status: 201;
    };
    getUser: {
        readonly method: "GET";
        readonly path: "/api/users/:id";
        readonly access: "admin";
        readonly summary: "Get a user";
        readonly description: "Returns one user.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            user: z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
                shop_name: z.ZodNullable<z.ZodString>;
                is_demo: z.ZodBoolean;
                banned_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                version: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    updateUser: {
        readonly method: "PUT";
        readonly path: "/api/users/:id";
        readonly access: "admin";
        readonly summary: "Update a user";
        readonly description: "Changes name, email, role or ban. With an outdated `version` the call fails with `stale_version` and the response carries the current `user`. A ban ends all sessions. The last admin keeps the role, and a merchant with a shop keeps it until the shop is closed or transferred.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            email: z.ZodOptional<z.ZodString>;
            role: z.ZodOptional<z.ZodEnum<{
                admin: "admin";
                customer: "customer";
                merchant: "merchant";
                user: "user";
            }>>;
            banned: z.ZodOptional<z.ZodBoolean>;
            version: z.ZodOptional<z.ZodInt>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            user: z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
                shop_name: z.ZodNullable<z.ZodString>;
                is_demo: z.ZodBoolean;
                banned_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                version: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly conflict: z.ZodObject<{
            error: z.ZodString;
            code: z.ZodEnum<{
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
            details: z.ZodOptional<z.ZodArray<z.ZodObject<{
                path: z.ZodString;
                message: z.ZodString;
            }, z.core.$strip>>>;
            requestId: z.ZodString;
            user: z.ZodOptional<z.ZodObject<{
                id: z.ZodGUID;
                email: z.ZodString;
                role: z.ZodEnum<{
                    admin: "admin";
                    customer: "customer";
                    merchant: "merchant";
                    user: "user";
                }>;
                name: z.ZodString;
                shop_id: z.ZodNullable<z.ZodGUID>;
                shop_name: z.ZodNullable<z.ZodString>;
                is_demo: z.ZodBoolean;
                banned_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                updated_at: z.ZodISODateTime;
                version: z.ZodInt;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    deleteUser: {
        readonly method: "DELETE";
        readonly path: "/api/users/:id";
        readonly access: "admin";
        readonly summary: "Delete a user";
        readonly description: "Permanently deletes a user and their personal data. For a merchant with a shop, `shop` says whether to close the shop or to transfer it to the merchant `to`; without it the call fails with `shop_decision_required`.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            shop: z.ZodOptional<z.ZodEnum<{
                close: "close";
                transfer: "transfer";
            }>>;
            to: z.ZodOptional<z.ZodGUID>;
        }, z.core.$strip>;
    };
};
