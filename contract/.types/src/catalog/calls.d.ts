import { z } from 'zod';
export declare const catalogCalls: {
    listProducts: {
        readonly method: "GET";
        readonly path: "/api/products";
        readonly access: "public";
        readonly summary: "List products";
        readonly description: "Lists products of approved shops, a page at a time, with filters and sorting. Sorting by `distance` needs `lat` and `lng`.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            lat: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            lng: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            radius: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            includeArchived: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            featured: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            in_stock: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            out_of_stock: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            archived: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            open_now: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            search: z.ZodOptional<z.ZodString>;
            category: z.ZodOptional<z.ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>;
            shop_id: z.ZodOptional<z.ZodGUID>;
            min_price: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
            max_price: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
            sortBy: z.ZodOptional<z.ZodEnum<{
                created_at: "created_at";
                distance: "distance";
                name: "name";
                price: "price";
                relevance: "relevance";
                stock: "stock";
            }>>;
            sortOrder: z.ZodOptional<z.ZodEnum<{
                asc: "asc";
                desc: "desc";
            }>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
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
    listShopProducts: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/products";
        readonly access: "public";
        readonly summary: "List a shop's products";
        readonly description: "Lists the products of one shop. With `includeArchived`, the shop's owner and admins also get archived products; send a bearer token for that.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            lat: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            lng: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            radius: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            includeArchived: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            featured: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            in_stock: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            out_of_stock: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            archived: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            open_now: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            search: z.ZodOptional<z.ZodString>;
            category: z.ZodOptional<z.ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>;
            shop_id: z.ZodOptional<z.ZodGUID>;
            min_price: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
            max_price: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>>;
            sortBy: z.ZodOptional<z.ZodEnum<{
                created_at: "created_at";
                distance: "distance";
                name: "name";
                price: "price";
                relevance: "relevance";
                stock: "stock";
            }>>;
            sortOrder: z.ZodOptional<z.ZodEnum<{
                asc: "asc";
                desc: "desc";
            }>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
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
    getProduct: {
        readonly method: "GET";
        readonly path: "/api/products/:id";
        readonly access: "public";
        readonly summary: "Get a product";
        readonly description: "Returns one product.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            product: z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    getFormerProduct: {
        readonly method: "GET";
        readonly path: "/api/products/:id/former";
        readonly access: "public";
        readonly summary: "Get a product that is no longer sold";
        readonly description: "Returns what remains of a product that its shop has deleted. Products that were not public, or whose shop is closed, are not found.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            product: z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    listSimilarProducts: {
        readonly method: "GET";
        readonly path: "/api/products/:id/similar";
        readonly access: "public";
        readonly summary: "List similar products";
        readonly description: "Lists products of other shops that resemble this one, most similar first.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    createProduct: {
        readonly method: "POST";
        readonly path: "/api/products";
        readonly access: "merchant";
        readonly summary: "Create a product";
        readonly description: "Adds a product to the merchant's shop. An admin names the shop in `shop_id`. Fails with `conflict` if another product of the shop has the same `sku`.";
        readonly body: z.ZodObject<{
            name: z.ZodNonOptional<z.ZodOptional<z.ZodString>>;
            image: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            images: z.ZodOptional<z.ZodArray<z.ZodString>>;
            image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
            price: z.ZodNonOptional<z.ZodOptional<z.ZodNumber>>;
            description: z.ZodOptional<z.ZodString>;
            stock: z.ZodOptional<z.ZodNumber>;
            sku: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            shop_id: z.ZodOptional<z.ZodGUID>;
        }, z.core.$strip>;
        readonly maxBodyBytes: number;
        readonly response: z.ZodObject<{
            product: z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly status: 201;
    };
    updateProduct: {
        readonly method: "PUT";
        readonly path: "/api/products/:id";
        readonly access: "merchant";
        readonly summary: "Update a product";
        readonly description: "Changes the given fields. A change of `stock` requires the exact `version`. With an outdated `version` the call fails with `stale_version` and the response carries the current `product`.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            image: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            images: z.ZodOptional<z.ZodArray<z.ZodString>>;
            image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
            price: z.ZodOptional<z.ZodNumber>;
            description: z.ZodOptional<z.ZodString>;
            stock: z.ZodOptional<z.ZodNumber>;
            sku: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            version: z.ZodOptional<z.ZodInt>;
        }, z.core.$strip>;
        readonly maxBodyBytes: number;
        readonly response: z.ZodObject<{
            product: z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
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
            product: z.ZodOptional<z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    deleteProduct: {
        readonly method: "DELETE";
        readonly path: "/api/products/:id";
        readonly access: "merchant";
        readonly summary: "Delete a product";
        readonly description: "Removes a product from the catalog. It can be restored within one hour.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
    };
    restoreProduct: {
        readonly method: "POST";
        readonly path: "/api/products/:id/restore";
        readonly access: "merchant";
        readonly summary: "Restore a deleted product";
        readonly description: "Restores a product that was deleted less than one hour ago. Changes nothing if the product is not deleted.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            product: z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    archiveProduct: {
        readonly method: "PATCH";
        readonly path: "/api/products/:id/archive";
        readonly access: "merchant";
        readonly summary: "Archive or unarchive a product";
        readonly description: "Hides a product from customers (`archived: true`) or shows it again (`archived: false`).";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            archived: z.ZodBoolean;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            product: z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    importProducts: {
        readonly method: "POST";
        readonly path: "/api/products/bulk";
        readonly access: "merchant";
        readonly rate: "imports";
        readonly summary: "Import products";
        readonly description: "Creates or updates many products in one transaction: all rows or none. A row stands for the product with its `id`, its `sku` or its name; otherwise it creates a product. An `id` that is no product of the shop is ignored. Importing the same rows again changes nothing. Fails with `rule_violation` and one entry in `details` per invalid field.";
        readonly body: z.ZodObject<{
            products: z.ZodArray<z.ZodObject<{
                name: z.ZodNonOptional<z.ZodOptional<z.ZodString>>;
                image: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                images: z.ZodOptional<z.ZodArray<z.ZodString>>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNonOptional<z.ZodOptional<z.ZodNumber>>;
                description: z.ZodOptional<z.ZodString>;
                stock: z.ZodOptional<z.ZodNumber>;
                sku: z.ZodOptional<z.ZodNullable<z.ZodString>>;
                id: z.ZodOptional<z.ZodGUID>;
                version: z.ZodOptional<z.ZodInt>;
                is_archived: z.ZodOptional<z.ZodBoolean>;
            }, z.core.$strip>>;
            shopId: z.ZodGUID;
            replace_stock: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strip>;
        readonly maxBodyBytes: number;
        readonly idempotent: true;
        readonly response: z.ZodObject<{
            products: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
            summary: z.ZodObject<{
                created: z.ZodInt;
                updated: z.ZodInt;
                unchanged: z.ZodInt;
                stock_unchanged: z.ZodInt;
                unknown_ids: z.ZodInt;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly status: 201;
    };
    validateProductImport: {
        readonly method: "POST";
        readonly path: "/api/products/bulk/check";
        readonly access: "merchant";
        readonly rate: "imports";
        readonly summary: "Validate a product import";
        readonly description: "Checks an import without changing anything. Returns what it would create and update, and the errors of each row.";
        readonly body: z.ZodObject<{
            products: z.ZodArray<z.ZodObject<{}, z.core.$loose>>;
            shopId: z.ZodGUID;
            replace_stock: z.ZodOptional<z.ZodBoolean>;
        }, z.core.$strip>;
        readonly maxBodyBytes: number;
        readonly response: z.ZodObject<{
            summary: z.ZodObject<{
                created: z.ZodInt;
                updated: z.ZodInt;
                unchanged: z.ZodInt;
                stock_unchanged: z.ZodInt;
                unknown_ids: z.ZodInt;
            }, z.core.$strip>;
            errors: z.ZodArray<z.ZodObject<{
                path: z.ZodString;
                message: z.ZodString;
            }, z.core.$strip>>;
            error_count: z.ZodInt;
            error_rows: z.ZodInt;
        }, z.core.$strip>;
    };
    archiveProducts: {
        readonly method: "POST";
        readonly path: "/api/products/bulk/archive";
        readonly access: "merchant";
        readonly summary: "Archive or unarchive products";
        readonly description: "Archives or unarchives many of a shop's products at once. Returns the products that it changed.";
        readonly body: z.ZodObject<{
            shopId: z.ZodGUID;
            ids: z.ZodArray<z.ZodGUID>;
            archived: z.ZodBoolean;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            products: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                shop_id: z.ZodGUID;
                name: z.ZodString;
                image: z.ZodNullable<z.ZodString>;
                images: z.ZodArray<z.ZodString>;
                image_alts: z.ZodOptional<z.ZodArray<z.ZodString>>;
                price: z.ZodNumber;
                description: z.ZodString;
                stock: z.ZodInt;
                is_archived: z.ZodBoolean;
                archived_at: z.ZodNullable<z.ZodISODateTime>;
                created_at: z.ZodISODateTime;
                version: z.ZodInt;
                sku: z.ZodOptional<z.ZodString>;
                blur_data_url: z.ZodOptional<z.ZodString>;
                shop_name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                shop_paused_until: z.ZodOptional<z.ZodISODateTime>;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    exportProducts: {
        readonly method: "GET";
        readonly path: "/api/shops/:id/products/export";
        readonly access: "merchant";
        readonly summary: "Export a shop's products as CSV";
        readonly description: "Returns all products of a shop as a CSV file that can be imported again.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly query: z.ZodObject<{
            includeArchived: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
        }, z.core.$strip>;
        readonly status: 200;
        readonly file: "text/csv";
    };
    getSearchSuggestions: {
        readonly method: "GET";
        readonly path: "/api/search/suggestions";
        readonly access: "public";
        readonly summary: "Get search suggestions";
        readonly description: "Returns at most 5 products and 3 shops for the text typed so far.";
        readonly query: z.ZodObject<{
            q: z.ZodString;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                type: z.ZodEnum<{
                    product: "product";
                    shop: "shop";
                }>;
                paused_until: z.ZodOptional<z.ZodISODateTime>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
};
