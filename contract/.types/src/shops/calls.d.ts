import { z } from 'zod';
/** The fields of a map pin and its card. */
declare const mapShop: z.ZodObject<{
    id: z.ZodGUID;
    name: z.ZodString;
    category: z.ZodEnum<{
        Coffee: "Coffee";
        Food: "Food";
        Gifts: "Gifts";
        Other: "Other";
        Souvenirs: "Souvenirs";
    }>;
    location: z.ZodString;
    coordinates: z.ZodObject<{
        lat: z.ZodNumber;
        lng: z.ZodNumber;
    }, z.core.$strip>;
    hours: z.ZodObject<{
        time_zone: z.ZodString;
        week: z.ZodObject<{
            mon: z.ZodArray<z.ZodObject<{
                opens: z.ZodString;
                closes: z.ZodString;
            }, z.core.$strip>>;
            tue: z.ZodArray<z.ZodObject<{
                opens: z.ZodString;
                closes: z.ZodString;
            }, z.core.$strip>>;
            wed: z.ZodArray<z.ZodObject<{
                opens: z.ZodString;
                closes: z.ZodString;
            }, z.core.$strip>>;
            thu: z.ZodArray<z.ZodObject<{
                opens: z.ZodString;
                closes: z.ZodString;
            }, z.core.$strip>>;
            fri: z.ZodArray<z.ZodObject<{
                opens: z.ZodString;
                closes: z.ZodString;
            }, z.core.$strip>>;
            sat: z.ZodArray<z.ZodObject<{
                opens: z.ZodString;
                closes: z.ZodString;
            }, z.core.$strip>>;
            sun: z.ZodArray<z.ZodObject<{
                opens: z.ZodString;
                closes: z.ZodString;
            }, z.core.$strip>>;
        }, z.core.$strip>;
        exceptions: z.ZodArray<z.ZodObject<{
            date: z.ZodISODate;
            periods: z.ZodArray<z.ZodObject<{
                opens: z.ZodString;
                closes: z.ZodString;
            }, z.core.$strip>>;
            note: z.ZodOptional<z.ZodString>;
        }, z.core.$strip>>;
    }, z.core.$strip>;
    color: z.ZodString;
    paused_until: z.ZodNullable<z.ZodISODateTime>;
    product_count: z.ZodInt;
}, z.core.$strip>;
export type MapShop = z.infer<typeof mapShop>;
export declare const shopCalls: {
    listShops: {
        readonly method: "GET";
        readonly path: "/api/shops";
        readonly access: "public";
        readonly summary: "List shops";
        readonly description: "Lists approved shops, a page at a time, with filters and sorting. An admin also gets shops that are not approved; send a bearer token for that. Sorting by `distance` needs `lat` and `lng`.";
        readonly query: z.ZodObject<{
            page: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            limit: z.ZodDefault<z.ZodPipe<z.ZodPipe<z.ZodUnion<readonly [z.ZodString, z.ZodInt]>, z.ZodTransform<number, string | number>>, z.ZodInt>>;
            lat: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            lng: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            radius: z.ZodOptional<z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>>;
            status: z.ZodOptional<z.ZodEnum<{
                approved: "approved";
                pending_approval: "pending_approval";
                rejected: "rejected";
            }>>;
            category: z.ZodOptional<z.ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>;
            search: z.ZodOptional<z.ZodString>;
            open_now: z.ZodOptional<z.ZodPipe<z.ZodEnum<{
                "": "";
                0: "0";
                1: "1";
                false: "false";
                true: "true";
            }>, z.ZodTransform<boolean, "" | "0" | "1" | "false" | "true">>>;
            sortBy: z.ZodOptional<z.ZodEnum<{
                created_at: "created_at";
                distance: "distance";
                name: "name";
                submitted_at: "submitted_at";
            }>>;
            sortOrder: z.ZodOptional<z.ZodEnum<{
                asc: "asc";
                desc: "desc";
            }>>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            data: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
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
    listMapShops: {
        readonly method: "GET";
        readonly path: "/api/shops/map";
        readonly access: "public";
        readonly summary: "List the shops on a map";
        readonly description: "Returns all approved shops within the given bounds. Where they are dense, it returns clusters with a count instead.";
        readonly rate: "maps";
        readonly query: z.ZodObject<{
            west: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
            south: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
            east: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
            north: z.ZodPipe<z.ZodPipe<z.ZodPipe<z.ZodString, z.ZodTransform<number, string>>, z.ZodNumber>, z.ZodNumber>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            shops: z.ZodArray<z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                color: z.ZodString;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                product_count: z.ZodInt;
            }, z.core.$strip>>;
            clusters: z.ZodArray<z.ZodObject<{
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                count: z.ZodInt;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    getShop: {
        readonly method: "GET";
        readonly path: "/api/shops/:id";
        readonly access: "public";
        readonly summary: "Get a shop";
        readonly description: "Returns an approved shop. The owner and admins get it in any status; send a bearer token for that.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            shop: z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    countShopProducts: {
        readonly method: "POST";
        readonly path: "/api/shops/product-counts";
        readonly access: "public";
        readonly summary: "Count the products of shops";
        readonly description: "Returns the number of visible products of each given shop.";
        readonly body: z.ZodObject<{
            shopIds: z.ZodArray<z.ZodGUID>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            productCounts: z.ZodRecord<z.ZodString, z.ZodInt>;
        }, z.core.$strip>;
    };
    createShop: {
        readonly method: "POST";
        readonly path: "/api/shops";
        readonly access: "merchant";
        readonly summary: "Create a shop";
        readonly description: "Creates a shop that waits for approval, for a merchant without a shop. An admin names the owner in `owner_id`. Fails with `conflict` if the merchant has a shop.";
        readonly body: z.ZodObject<{
            name: z.ZodNonOptional<z.ZodOptional<z.ZodString>>;
            category: z.ZodNonOptional<z.ZodOptional<z.ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>>;
            location: z.ZodNonOptional<z.ZodOptional<z.ZodString>>;
            coordinates: z.ZodOptional<z.ZodObject<{
                lat: z.ZodNumber;
                lng: z.ZodNumber;
            }, z.core.$strip>>;
            phone: z.ZodOptional<z.ZodString>;
            hours: z.ZodOptional<z.ZodObject<{
                time_zone: z.ZodString;
                week: z.ZodObject<{
                    mon: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    tue: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    wed: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    thu: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    fri: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    sat: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    sun: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                exceptions: z.ZodArray<z.ZodObject<{
                    date: z.ZodISODate;
                    periods: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    note: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            business_email: z.ZodOptional<z.ZodString>;
            website: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            social_links: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
            shop_photo: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            about_shop: z.ZodOptional<z.ZodString>;
            color: z.ZodOptional<z.ZodString>;
            paused_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
            preparation_minutes: z.ZodOptional<z.ZodNumber>;
            requires_confirmation: z.ZodOptional<z.ZodBoolean>;
            accepts_in_store_payment: z.ZodOptional<z.ZodBoolean>;
            offers_delivery: z.ZodOptional<z.ZodBoolean>;
            delivery_fee: z.ZodOptional<z.ZodNumber>;
            owner_id: z.ZodOptional<z.ZodGUID>;
        }, z.core.$strip>;
        readonly maxBodyBytes: number;
        readonly response: z.ZodObject<{
            shop: z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>;
        }, z.core.$strip>;
        readonly status: 201;
    };
    updateShop: {
        readonly method: "PUT";
        readonly path: "/api/shops/:id";
        readonly access: "merchant";
        readonly summary: "Update a shop";
        readonly description: "Changes the given fields. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            name: z.ZodOptional<z.ZodString>;
            category: z.ZodOptional<z.ZodEnum<{
                Coffee: "Coffee";
                Food: "Food";
                Gifts: "Gifts";
                Other: "Other";
                Souvenirs: "Souvenirs";
            }>>;
            location: z.ZodOptional<z.ZodString>;
            coordinates: z.ZodOptional<z.ZodObject<{
                lat: z.ZodNumber;
                lng: z.ZodNumber;
            }, z.core.$strip>>;
            phone: z.ZodOptional<z.ZodString>;
            hours: z.ZodOptional<z.ZodObject<{
                time_zone: z.ZodString;
                week: z.ZodObject<{
                    mon: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    tue: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    wed: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    thu: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    fri: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    sat: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    sun: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                exceptions: z.ZodArray<z.ZodObject<{
                    date: z.ZodISODate;
                    periods: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    note: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>>;
            business_email: z.ZodOptional<z.ZodString>;
            website: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            social_links: z.ZodOptional<z.ZodRecord<z.ZodString, z.ZodString>>;
            shop_photo: z.ZodOptional<z.ZodNullable<z.ZodString>>;
            about_shop: z.ZodOptional<z.ZodString>;
            color: z.ZodOptional<z.ZodString>;
            paused_until: z.ZodOptional<z.ZodNullable<z.ZodISODateTime>>;
            preparation_minutes: z.ZodOptional<z.ZodNumber>;
            requires_confirmation: z.ZodOptional<z.ZodBoolean>;
            accepts_in_store_payment: z.ZodOptional<z.ZodBoolean>;
            offers_delivery: z.ZodOptional<z.ZodBoolean>;
            delivery_fee: z.ZodOptional<z.ZodNumber>;
            version: z.ZodOptional<z.ZodInt>;
        }, z.core.$strip>;
        readonly maxBodyBytes: number;
        readonly response: z.ZodObject<{
            shop: z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
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
            shop: z.ZodOptional<z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    deleteShop: {
        readonly method: "DELETE";
        readonly path: "/api/shops/:id";
        readonly access: "admin";
        readonly summary: "Delete a shop";
        readonly description: "Permanently removes a shop and its products from the marketplace. Existing orders stay.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
    };
    setHours: {
        readonly method: "PUT";
        readonly path: "/api/shops/:id/hours";
        readonly access: "merchant";
        readonly summary: "Set a shop's opening hours";
        readonly description: "Replaces a shop's weekly opening hours and exceptions. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            hours: z.ZodObject<{
                time_zone: z.ZodString;
                week: z.ZodObject<{
                    mon: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    tue: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    wed: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    thu: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    fri: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    sat: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    sun: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                exceptions: z.ZodArray<z.ZodObject<{
                    date: z.ZodISODate;
                    periods: z.ZodArray<z.ZodObject<{
                        opens: z.ZodString;
                        closes: z.ZodString;
                    }, z.core.$strip>>;
                    note: z.ZodOptional<z.ZodString>;
                }, z.core.$strip>>;
            }, z.core.$strip>;
            version: z.ZodOptional<z.ZodInt>;
        }, z.core.$strip>;
        readonly maxBodyBytes: number;
        readonly response: z.ZodObject<{
            shop: z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
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
            shop: z.ZodOptional<z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    submitShop: {
        readonly method: "POST";
        readonly path: "/api/shops/:id/submit";
        readonly access: "merchant";
        readonly summary: "Submit a shop for review";
        readonly description: "Submits a rejected shop for review again. Changes nothing if the shop already waits for approval. Fails with `wrong_state` if it is approved.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            shop: z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>;
        }, z.core.$strip>;
    };
    approveShop: {
        readonly method: "POST";
        readonly path: "/api/shops/:id/approve";
        readonly access: "admin";
        readonly summary: "Approve a shop";
        readonly description: "Approves a shop, so that it becomes public. For an approved shop it confirms its profile changes. With an outdated `version` (of the shop as it was reviewed; a change of a product of an unapproved shop is a new version, too) the call fails with `stale_version` and the response carries the current `shop`.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            version: z.ZodOptional<z.ZodInt>;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            shop: z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
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
            shop: z.ZodOptional<z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
    rejectShop: {
        readonly method: "POST";
        readonly path: "/api/shops/:id/reject";
        readonly access: "admin";
        readonly summary: "Reject or suspend a shop";
        readonly description: "Rejects a shop, or suspends an approved one, with a reason for its owner. With an outdated `version` the call fails with `stale_version` and the response carries the current `shop`.";
        readonly params: z.ZodObject<{
            id: z.ZodGUID;
        }, z.core.$strip>;
        readonly body: z.ZodObject<{
            version: z.ZodOptional<z.ZodInt>;
            reason: z.ZodString;
        }, z.core.$strip>;
        readonly response: z.ZodObject<{
            shop: z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
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
            shop: z.ZodOptional<z.ZodObject<{
                id: z.ZodGUID;
                name: z.ZodString;
                category: z.ZodEnum<{
                    Coffee: "Coffee";
                    Food: "Food";
                    Gifts: "Gifts";
                    Other: "Other";
                    Souvenirs: "Souvenirs";
                }>;
                location: z.ZodString;
                coordinates: z.ZodObject<{
                    lat: z.ZodNumber;
                    lng: z.ZodNumber;
                }, z.core.$strip>;
                phone: z.ZodString;
                phone_link: z.ZodNullable<z.ZodString>;
                hours: z.ZodObject<{
                    time_zone: z.ZodString;
                    week: z.ZodObject<{
                        mon: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        tue: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        wed: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        thu: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        fri: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sat: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        sun: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                    }, z.core.$strip>;
                    exceptions: z.ZodArray<z.ZodObject<{
                        date: z.ZodISODate;
                        periods: z.ZodArray<z.ZodObject<{
                            opens: z.ZodString;
                            closes: z.ZodString;
                        }, z.core.$strip>>;
                        note: z.ZodOptional<z.ZodString>;
                    }, z.core.$strip>>;
                }, z.core.$strip>;
                owner_id: z.ZodNullable<z.ZodGUID>;
                business_email: z.ZodString;
                website: z.ZodNullable<z.ZodString>;
                social_links: z.ZodRecord<z.ZodString, z.ZodString>;
                shop_photo: z.ZodNullable<z.ZodString>;
                about_shop: z.ZodString;
                color: z.ZodString;
                status: z.ZodEnum<{
                    approved: "approved";
                    pending_approval: "pending_approval";
                    rejected: "rejected";
                }>;
                submitted_at: z.ZodISODateTime;
                approved_at: z.ZodNullable<z.ZodISODateTime>;
                rejected_at: z.ZodNullable<z.ZodISODateTime>;
                rejection_reason: z.ZodNullable<z.ZodString>;
                paused_until: z.ZodNullable<z.ZodISODateTime>;
                preparation_minutes: z.ZodInt;
                requires_confirmation: z.ZodBoolean;
                accepts_in_store_payment: z.ZodBoolean;
                offers_delivery: z.ZodBoolean;
                delivery_fee: z.ZodNumber;
                product_count: z.ZodInt;
                version: z.ZodInt;
                created_at: z.ZodISODateTime;
                distance: z.ZodOptional<z.ZodNumber>;
            }, z.core.$strip>>;
        }, z.core.$strip>;
    };
};
export {};
