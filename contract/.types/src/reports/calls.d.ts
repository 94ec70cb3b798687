import { z } from 'zod';
export declare const reportCalls: {
    reportError: {
        readonly method: "POST";
        readonly path: "/api/errors";
        readonly access: "public";
        readonly summary: "Report a browser error";
        readonly description: "Accepts an error report from a browser. Long texts are truncated.";
        readonly rate: "errorReports";
        readonly body: z.ZodObject<{
            errorId: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
            level: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            context: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            message: z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>;
            stack: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
            componentStack: z.ZodOptional<z.ZodNullable<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>>;
            timestamp: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            userAgent: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
            url: z.ZodOptional<z.ZodPipe<z.ZodString, z.ZodTransform<string, string>>>;
        }, z.core.$strip>;
        readonly status: 202;
        readonly response: z.ZodObject<{
            accepted: z.ZodBoolean;
        }, z.core.$strip>;
    };
    listClientErrors: {
        readonly method: "GET";
        readonly path: "/api/client-errors";
        readonly access: "admin";
        readonly summary: "List browser errors";
        readonly description: "Lists errors reported by browsers, grouped by cause, latest first.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            search: z.ZodOptional<z.ZodString>;
            level: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                fingerprint: z.ZodGUID;
                message: z.ZodString;
                context: z.ZodNullable<z.ZodString>;
                level: z.ZodNullable<z.ZodString>;
                reports: z.ZodInt;
                users: z.ZodInt;
                first_at: z.ZodISODateTime;
                last_at: z.ZodISODateTime;
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
    listClientErrorReports: {
        readonly method: "GET";
        readonly path: "/api/client-errors/reports";
        readonly access: "admin";
        readonly summary: "List the reports of a browser error";
        readonly description: "Lists the single reports of one group of errors, latest first.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            fingerprint: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodInt;
                error_id: z.ZodString;
                message: z.ZodString;
                level: z.ZodNullable<z.ZodString>;
                context: z.ZodNullable<z.ZodString>;
                stack: z.ZodNullable<z.ZodString>;
                component_stack: z.ZodNullable<z.ZodString>;
                user_agent: z.ZodNullable<z.ZodString>;
                url: z.ZodNullable<z.ZodString>;
                user_id: z.ZodNullable<z.ZodGUID>;
                created_at: z.ZodISODateTime;
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
    resolveClientError: {
        readonly method: "POST";
        readonly path: "/api/client-errors/resolve";
        readonly access: "admin";
        readonly summary: "Resolve a browser error";
        readonly description: "Deletes the reports of one group of errors. If the error occurs again, it is listed again.";
        readonly body: z.ZodObject<{
            fingerprint: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            deleted: z.ZodInt;
        }, z.core.$strip>;
    };
    getShopOverview: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/overview";
        readonly access: "merchant";
        readonly summary: "Get a shop's overview of today";
        readonly description: "Returns the number of open orders, today's sales, and the products that are out of stock or low.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            overview: z.ZodObject<{
                time_zone: z.ZodString;
                board: z.ZodObject<{
                    new: z.ZodInt;
                    preparing: z.ZodInt;
                    ready: z.ZodInt;
                }, z.core.$strip>;
                today: z.ZodObject<{
                    orders: z.ZodInt;
                    sales: z.ZodNumber;
                }, z.core.$strip>;
                last_week: z.ZodObject<{
                    orders: z.ZodInt;
                    sales: z.ZodNumber;
                }, z.core.$strip>;
                products: z.ZodObject<{
                    listed: z.ZodInt;
                    archived: z.ZodInt;
                    out_of_stock: z.ZodInt;
                    low_stock: z.ZodInt;
                }, z.core.$strip>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    getShopInsights: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/insights";
        readonly access: "merchant";
        readonly summary: "Get a shop's insights";
        readonly description: "Returns daily sales, best sellers, busy hours and response times of a shop.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            days: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
                30: "30";
                365: "365";
                7: "7";
                90: "90";
            }>>, z.ZodTransform<number, "30" | "365" | "7" | "90">>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            insights: z.ZodObject<{
                time_zone: z.ZodString;
                as_of: z.ZodISODateTime;
                total: z.ZodObject<{
                    orders: z.ZodInt;
                    sales: z.ZodNumber;
                }, z.core.$strip>;
                previous: z.ZodObject<{
                    orders: z.ZodInt;
                    sales: z.ZodNumber;
                }, z.core.$strip>;
                days: z.ZodArray<z.ZodObject<{
                    orders: z.ZodInt;
                    sales: z.ZodNumber;
                    date: z.ZodISODate;
                    lost_orders: z.ZodInt;
                }, z.core.$strip>>;
                best_sellers: z.ZodArray<z.ZodObject<{
                    product_id: z.ZodGUID;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    sales: z.ZodNumber;
                }, z.core.$strip>>;
                busy_hours: z.ZodArray<z.ZodObject<{
                    weekday: z.ZodInt;
                    hour: z.ZodInt;
                    orders: z.ZodInt;
                }, z.core.$strip>>;
                response_time: z.ZodObject<{
                    responded: z.ZodInt;
                    expired: z.ZodInt;
                    median_minutes: z.ZodNullable<z.ZodNumber>;
                    p90_minutes: z.ZodNullable<z.ZodNumber>;
                }, z.core.$strip>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    getMarketplaceInsights: {
        readonly method: "GET";
        readonly path: "/api/insights";
        readonly access: "admin";
        readonly summary: "Get the insights of the marketplace";
        readonly description: "Returns daily sales, best sellers, busy hours and response times of all shops, the best shops and the number of new users.";
        readonly query: z.ZodObject<{
            days: z.ZodPipe<z.ZodDefault<z.ZodEnum<{
                30: "30";
                365: "365";
                7: "7";
                90: "90";
            }>>, z.ZodTransform<number, "30" | "365" | "7" | "90">>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            insights: z.ZodObject<{
                time_zone: z.ZodString;
                as_of: z.ZodISODateTime;
                total: z.ZodObject<{
                    orders: z.ZodInt;
                    sales: z.ZodNumber;
                }, z.core.$strip>;
                previous: z.ZodObject<{
                    orders: z.ZodInt;
                    sales: z.ZodNumber;
                }, z.core.$strip>;
                days: z.ZodArray<z.ZodObject<{
                    orders: z.ZodInt;
                    sales: z.ZodNumber;
                    date: z.ZodISODate;
                    lost_orders: z.ZodInt;
                }, z.core.$strip>>;
                best_sellers: z.ZodArray<z.ZodObject<{
                    product_id: z.ZodGUID;
                    name: z.ZodString;
                    quantity: z.ZodInt;
                    sales: z.ZodNumber;
                }, z.core.$strip>>;
                busy_hours: z.ZodArray<z.ZodObject<{
                    weekday: z.ZodInt;
                    hour: z.ZodInt;
                    orders: z.ZodInt;
                }, z.core.$strip>>;
                response_time: z.ZodObject<{
                    responded: z.ZodInt;
                    expired: z.ZodInt;
                    median_minutes: z.ZodNullable<z.ZodNumber>;
                    p90_minutes: z.ZodNullable<z.ZodNumber>;
                }, z.core.$strip>;
                best_shops: z.ZodArray<z.ZodObject<{
                    shop_id: z.ZodGUID;
                    name: z.ZodString;
                    orders: z.ZodInt;
                    sales: z.ZodNumber;
                }, z.core.$strip>>;
                new_users: z.ZodObject<{
                    customers: z.ZodInt;
                    merchants: z.ZodInt;
                }, z.core.$strip>;
                shops: z.ZodObject<{
                    pending_approval: z.ZodInt;
                    approved: z.ZodInt;
                    rejected: z.ZodInt;
                }, z.core.$strip>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    getHealth: {
        readonly method: "GET";
        readonly path: "/api/health";
        readonly access: "public";
        readonly summary: "Get the health of the server";
        readonly description: "Returns whether the server and its database respond. The status is 503 if the database does not. `HEAD` returns the status alone.";
        readonly response: z.ZodObject<{
            status: z.ZodEnum<{
                ok: "ok";
                unavailable: "unavailable";
            }>;
            database: z.ZodEnum<{
                ok: "ok";
                unavailable: "unavailable";
            }>;
            version: z.ZodString;
            uptime_seconds: z.ZodInt;
        }, z.core.$strip>;
    };
    getReadiness: {
        readonly method: "GET";
        readonly path: "/api/ready";
        readonly access: "public";
        readonly summary: "Get whether the server takes requests";
        readonly description: "For load balancers: returns whether new requests may be sent to this server. The status is 503 from the moment when it was told to stop. The database is not checked, as cached pages need none.";
        readonly response: z.ZodObject<{
            status: z.ZodEnum<{
                ready: "ready";
                stopping: "stopping";
            }>;
        }, z.core.$strip>;
    };
};
