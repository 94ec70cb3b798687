/**
 * Every number of docs/spec.md (section 9 unless another is named) and docs/design.md, under a name; the
 * limits of form fields are in the `field-rules.ts` of their capability.
 */
export declare const paging: Readonly<{
    readonly defaultProducts: 20;
    readonly productTable: 50;
    readonly home: 100;
    readonly shops: 100;
    readonly users: 20;
    readonly orders: 20;
    readonly audit: 50;
    readonly review: 20;
    readonly errors: 50;
    readonly discrepancies: 20;
    readonly disputes: 20;
    readonly deadLetters: 20;
    readonly messages: 100;
    readonly max: 100;
    readonly maxPage: 1000000;
    /** The last item that paging in a public list can reach; a total above it may be some seconds old. */
    readonly maxReachableItems: 10000;
    /** The number of matches that a search counts and ranks; beyond it the newest are shown. */
    readonly maxRankedMatches: 5000;
}>;
/** Limits of fields that several capabilities use. */
export declare const fieldLimits: Readonly<{
    readonly maxEmailChars: 254;
    readonly maxPhoneChars: 40;
    readonly maxNoteChars: 500;
    readonly maxReasonChars: 500;
    readonly minSearchChars: 2;
    readonly maxSearchChars: 200;
    /** A path, an address or a data URL. */
    readonly maxImageReferenceChars: 3500000;
    /** A higher price or amount is a typing error. */
    readonly maxDollars: 1000000;
}>;
/** Bytes of request bodies: the limit of a call that declares none, and the bytes buffered at once. */
export declare const bodyLimits: Readonly<{
    readonly defaultBytes: number;
    /** For calls that take an image as a data URL. */
    readonly imageBytes: number;
    /** Enough for a week of opening hours and all exceptions. */
    readonly hoursBytes: number;
    /** Levels of nested JSON. */
    readonly maxDepth: 100;
    readonly maxBufferedBytesPerNode: number;
    readonly maxBufferedBytesPerAddress: number;
}>;
/** docs/spec.md, sections 5 and 9. */
export declare const suggestions: Readonly<{
    readonly candidates: 50;
    readonly products: 5;
    readonly shops: 3;
    readonly minChars: 2;
    readonly debounceMs: 300;
}>;
/** The newest `perShop` products of the nearest `shops` are ranked. */
export declare const similarProducts: Readonly<{
    readonly shown: 8;
    readonly shops: 20;
    readonly perShop: 30;
    readonly maxConsecutivePerShop: 2;
    readonly categoryWeight: 0.6;
}>;
/** Shops within `radiusMiles` count for the status line of the home page. */
export declare const nearbyLimits: Readonly<{
    readonly maxShops: 10;
    readonly radiusMiles: 10;
}>;
/**
 * A map view narrower than `nearDegrees` has up to `maxPins` pins. A wider one has at least `cells` / 2 by
 * `cells` / 2 cells, where more than `pinsPerCell` shops become one number. At most `maxCounted` shops are
 * counted.
 */
export declare const shopMap: Readonly<{
    readonly pinsBelowDegrees: 0.06;
    readonly maxPins: 300;
    readonly gridCells: 8;
    readonly maxPinsPerCell: 2;
    readonly maxCountedShops: 100000;
}>;
/** docs/spec.md, sections 5 and 9. */
export declare const locationLimits: Readonly<{
    readonly maxLatitude: 90;
    readonly maxLongitude: 180;
    /** Half the circumference of the earth. */
    readonly maxRadiusMiles: 12500;
    readonly minChars: 2;
    readonly debounceMs: 500;
    readonly geolocationTimeoutMs: number;
    readonly serviceCacheMs: number;
    readonly homeCacheMs: number;
    readonly reverseCacheMs: number;
    readonly defaultAddress: "Mariposa, CA";
    readonly defaultCoordinates: Readonly<{
        readonly lat: 37.4845;
        readonly lng: -119.9661;
    }>;
}>;
/** Below one mile, distances are shown in feet. */
export declare const distanceRule: Readonly<{
    readonly earthRadiusMiles: 3959;
    readonly feetPerMile: 5280;
    readonly feetBelowMiles: 1;
}>;
export declare const discount: Readonly<{
    readonly underCents: 1000;
    readonly percent: 15;
    readonly struckFactorPercent: 118;
}>;
export declare const sync: Readonly<{
    readonly reloadThrottleMs: number;
}>;
/**
 * One token refresh per cooldown; a ban or a new role takes effect within `userCacheMs` (docs/design.md,
 * section 7).
 */
export declare const sessionLimits: Readonly<{
    readonly refreshCooldownMs: number;
    readonly refreshWaitMs: number;
    readonly providerTimeoutMs: number;
    readonly accessTokenMs: number;
    readonly userCacheMs: number;
}>;
/** Emails that anyone can request, per address. */
export declare const mailLimits: Readonly<{
    readonly cooldownMs: number;
    readonly maxPerDay: 20;
}>;
/** Text messages cost money: those that anyone can request, beside the limits per recipient of emails. */
export declare const smsLimits: Readonly<{
    readonly maxPerAddressPerHour: 10;
    readonly maxPerDay: 2000;
}>;
/**
 * Six-digit codes: attempts per email, and wrong attempts per account over all emails; beyond them only
 * links work.
 */
export declare const oneTimeCodes: Readonly<{
    /** With the spaces around it that a paste may bring. */
    readonly maxTypedChars: 20;
    readonly maxAttemptsPerMail: 5;
    readonly maxFailuresPerHour: 10;
    readonly maxFailuresPerDay: 30;
}>;
export declare const accountLimits: Readonly<{
    /** Per address. */
    readonly maxAnonymousSignInsPerHour: 30;
    /** The longest password in a request; a setting limits new passwords. */
    readonly maxPasswordChars: 1000;
    readonly maxRedirectUrlChars: 2000;
    readonly maxCodeChallengeChars: 200;
    readonly maxCodeChallengeMethodChars: 10;
}>;
export declare const shopLimits: Readonly<{
    readonly maxSocialLinks: 10;
    readonly maxSocialNetworkChars: 40;
    /** Shops in one call that counts products. */
    readonly maxCountedShops: 200;
}>;
export declare const productLimits: Readonly<{
    /** Products of a shop that are not deleted. */
    readonly maxPerShop: 20000;
    /** Products in one call that archives them. */
    readonly maxArchived: 1000;
}>;
/** docs/design.md, section 7. */
export declare const passwordLimits: Readonly<{
    readonly minChars: 8;
    readonly maxChars: 200;
}>;
export declare const socketClientLimits: Readonly<{
    readonly reconnectBaseMs: number;
    readonly reconnectCapMs: number;
    readonly maxAttempts: 10;
    readonly minBetweenAttemptsMs: number;
    readonly pingMs: number;
    readonly idleCloseMs: number;
    readonly unstableConnections: 3;
    readonly unstableWindowMs: number;
}>;
/** docs/design.md, section 8. */
export declare const chatLimits: Readonly<{
    readonly maxChars: 2000;
    /** The largest `integer` of PostgreSQL. */
    readonly maxSeq: number;
    /** Messages per page of history, threads per page, and the newest messages included with a thread. */
    readonly pageSize: 50;
    readonly threadPageSize: 20;
    readonly threadMessages: 10;
    readonly maxOrderThreads: 100;
    /** How long a typing indicator lasts after the last typing frame. */
    readonly typingTimeoutMs: number;
    readonly typingIntervalMs: number;
    /** An unread message causes a notification after this time. */
    readonly unreadNotificationDelayMs: number;
}>;
export declare const notificationLimits: Readonly<{
    readonly pageSize: 20;
    readonly maxPreferences: 50;
}>;
export declare const auditLimits: Readonly<{
    readonly maxActionChars: 60;
}>;
/**
 * Limits of one socket; a socket that exceeds them is closed. Two lost pings are tolerated before it counts
 * as idle.
 */
export declare const socketServerLimits: Readonly<{
    readonly maxFrameBytes: number;
    readonly maxTokenChars: 4096;
    readonly maxChannelFrameBytes: number;
    readonly framesPerSecond: 20;
    readonly burstFrames: 60;
    readonly channelFramesPerSecond: 100;
    readonly channelBurstFrames: 300;
    readonly maxRooms: 50;
    readonly maxWatchedProducts: 100;
    readonly maxChannels: 100;
    readonly maxAnonymousChannels: 20;
    /** The JSON that a client shows of itself in a channel. */
    readonly maxPresenceBytes: number;
    /** Open sockets per address (IPv6: per /64 network); a family or an office shares one. */
    readonly maxSocketsPerAddress: 200;
    readonly authTimeoutMs: number;
    readonly idleTimeoutMs: number;
    readonly maxBufferedBytes: number;
}>;
/** Broadcasts by HTTP per minute; each node counts separately. */
export declare const broadcastRates: Readonly<{
    readonly perAccount: 300;
    readonly perAddress: 600;
}>;
/** After the last delay, the last one repeats. */
export declare const realtimeClientLimits: Readonly<{
    readonly timeoutMs: number;
    readonly heartbeatMs: number;
    readonly reconnectDelaysMs: readonly [1000, number, number, number];
}>;
export declare const storageDefaults: Readonly<{
    readonly listLimit: 100;
    readonly listSortBy: "name";
    readonly listSortOrder: "asc";
    readonly uploadCacheControlSeconds: 3600;
}>;
export declare const imageLoading: Readonly<{
    readonly retries: 2;
    readonly placeholderAfterMs: 500;
    readonly lazyMarginPx: 50;
    readonly fadeOutMs: 300;
    readonly preloadProducts: 6;
    readonly preloadConcurrency: 3;
    readonly preloadPerImageMs: 200;
    readonly preloadPerImageDefaultMs: 100;
    readonly maxDataUrlBytes: number;
}>;
/** Limits for uploaded images; sizes are decimal, as in the storage protocol. */
export declare const uploadLimits: Readonly<{
    readonly maxBytes: 20000000;
    readonly maxPixels: 50000000;
    /** Only the first frame of an animation is stored; a file with more frames than this is rejected. */
    readonly maxFrames: 500;
    readonly quotaBytes: 300000000;
    /** Files of one owner in the storage protocol; copies of an image share its bytes. */
    readonly maxObjects: 20000;
    readonly signedUrlSeconds: number;
    readonly maxListed: 1500;
    readonly maxRemoved: 1000;
    /** Uploads with the public key alone, per address. */
    readonly maxPublicPerMinute: 30;
    /** CSS pixels of an image that is rendered on request. */
    readonly maxRenderedSide: 2500;
    readonly bucket: "images";
    readonly unusedRetentionMs: number;
}>;
/** Images that the server fetches from other hosts. */
export declare const remoteImageLimits: Readonly<{
    readonly maxBytes: 15000000;
    readonly timeoutMs: number;
    readonly maxRedirects: 5;
    readonly cacheMs: number;
    readonly failureCacheMs: number;
    readonly maxCachedFiles: 5000;
    readonly maxCachedBytes: 1000000000;
}>;
export declare const productImageLimits: Readonly<{
    readonly maxImages: 8;
    readonly maxAltChars: 200;
}>;
/** How long a deleted product can be restored. */
export declare const deletedProducts: Readonly<{
    readonly restorableMs: number;
}>;
export declare const productImportLimits: Readonly<{
    readonly maxRows: 10000;
    /** Of the file. */
    readonly maxBytes: number;
    /** As JSON the same rows are longer. */
    readonly maxBodyBytes: number;
    /** In one response; the number of all errors is beside them. */
    readonly maxErrors: 10000;
    /** The browser imports so many rows at once; the rate limits count in this unit. */
    readonly batchRows: 500;
}>;
/**
 * An entry is evicted when it is old, has often failed, belongs to another product version, or has long had
 * no success (docs/spec.md, sections 4 and 9).
 */
export declare const imageCacheLimits: Readonly<{
    readonly databaseVersion: 2;
    readonly lifetimeMs: number;
    readonly lastSuccessMs: number;
    readonly cleanupMs: number;
    readonly failureThreshold: 3;
    readonly memoryEntries: 100;
}>;
/** CSS pixels of the image component. */
export declare const imagePresets: Readonly<{
    readonly micro: Readonly<{
        readonly width: 24;
        readonly height: 24;
    }>;
    readonly tiny: Readonly<{
        readonly width: 32;
        readonly height: 32;
    }>;
    readonly small: Readonly<{
        readonly width: 64;
        readonly height: 64;
    }>;
    readonly medium: Readonly<{
        readonly width: 200;
        readonly height: 200;
    }>;
    readonly large: Readonly<{
        readonly width: 600;
        readonly height: 600;
    }>;
    readonly xlarge: Readonly<{
        readonly width: 800;
        readonly height: 600;
    }>;
}>;
/** Widths in pixels of the images that /api/images returns (docs/spec.md, section 7; docs/design.md, section 4). */
export declare const imageWidths: Readonly<{
    readonly micro: 48;
    readonly small: 400;
    readonly medium: 800;
    readonly large: 1200;
}>;
/** Sides in pixels of the square placeholders (docs/spec.md, section 7). */
export declare const placeholders: Readonly<{
    readonly micro: 40;
    readonly small: 200;
}>;
/** The health check (docs/spec.md, sections 7 and 9). */
export declare const healthCheck: Readonly<{
    readonly intervalMs: number;
    readonly timeoutMs: number;
    /** Between checks after the browser's "online" event, until the server responds. */
    readonly recoveryIntervalMs: number;
    readonly maxRecoveryAttempts: 5;
}>;
/** Stored characters of an error report; the browser sends no more. */
export declare const errorReportLimits: Readonly<{
    readonly maxMessageChars: 2000;
    readonly maxStackChars: 8000;
    readonly maxIdChars: 100;
    readonly maxLevelChars: 20;
    readonly maxContextChars: 200;
    readonly maxTimestampChars: 40;
    readonly maxUserAgentChars: 400;
    readonly maxUrlChars: 1000;
}>;
export declare const errorBoundary: Readonly<{
    readonly retries: 3;
}>;
export declare const chunkLoad: Readonly<{
    readonly retries: 3;
    readonly delayMs: 1000;
}>;
export declare const queryClientDefaults: Readonly<{
    readonly retries: 3;
    readonly backoffBaseMs: 1000;
    readonly backoffCapMs: number;
    readonly gcTimeMs: number;
}>;
/** Destructive toasts stay longer. */
export declare const toasts: Readonly<{
    readonly durationMs: number;
    readonly longDurationMs: number;
    readonly maxVisible: 3;
}>;
/** docs/design.md, section 5; server settings can change each of them. */
export declare const orderLimits: Readonly<{
    readonly unpaidHoldMs: number;
    readonly responseOpenMinutes: 30;
    readonly noShowGraceMs: number;
    readonly maxOpenReservationsPerShop: 3;
    /** One customer's open orders with payment in the shop; `maxOpenUnpaid` includes reservations. */
    readonly maxOpenUnpaidPerShop: 5;
    readonly maxOpenUnpaid: 20;
}>;
/**
 * Rate limits by account and by address (IPv6: by /64 network), over all nodes. A call that names none has that of
 * reads or writes.
 */
export declare const callRates: Readonly<{
    readonly reads: {
        readonly account: 600;
        readonly address: 3000;
        readonly windowMs: number;
    };
    readonly writes: {
        readonly account: 120;
        readonly address: 600;
        readonly windowMs: number;
    };
    readonly orders: {
        readonly account: 30;
        readonly address: 120;
        readonly windowMs: number;
    };
    readonly messages: {
        readonly account: 60;
        readonly address: 300;
        readonly windowMs: number;
    };
    /** Counted by each started 500 rows (`productImportLimits.batchRows`). */
    readonly imports: {
        readonly account: 600;
        readonly address: 1200;
        readonly windowMs: number;
    };
    readonly adminSettings: {
        readonly account: 30;
        readonly address: 60;
        readonly windowMs: number;
    };
    /** In addition, for a shop that is not yet approved; counted in the same way. */
    readonly unapprovedImports: {
        readonly account: 200;
        readonly address: 400;
        readonly windowMs: number;
    };
    readonly maps: {
        readonly account: 120;
        readonly address: 120;
        readonly windowMs: number;
    };
    readonly errorReports: {
        readonly account: 30;
        readonly address: 30;
        readonly windowMs: number;
    };
    /** Every request, whatever it is for; a town hall or a school has one address. */
    readonly requests: {
        readonly account: 12000;
        readonly address: 12000;
        readonly windowMs: number;
    };
    readonly pages: {
        readonly account: 3000;
        readonly address: 3000;
        readonly windowMs: number;
    };
    /** In addition, pages and images that must be rendered first: a tenth of a second of processor each. */
    readonly pageRenders: {
        readonly account: 300;
        readonly address: 300;
        readonly windowMs: number;
    };
    readonly imageRenders: {
        readonly account: 300;
        readonly address: 300;
        readonly windowMs: number;
    };
}>;
export type CallRateName = keyof typeof callRates;
export declare const orderLineLimits: Readonly<{
    readonly maxLines: 50;
    readonly maxQuantity: 999;
}>;
export declare const orderTextLimits: Readonly<{
    readonly maxCustomerNameChars: 120;
    readonly maxDeliveryAddressChars: 500;
}>;
export declare const checkoutLimits: Readonly<{
    readonly maxShops: 50;
    readonly maxSessionIdChars: 255;
}>;
/** A guest cart whose merge got no response is sent again for `resendMs`. */
export declare const cartLimits: Readonly<{
    readonly maxLines: 100;
    readonly maxQuantity: 999;
    readonly resendMs: number;
}>;
/** docs/design.md, section 5: the pickup promise. */
export declare const openingHoursLimits: Readonly<{
    readonly horizonHours: 72;
    readonly pickupMinHours: 2;
    readonly pickupMaxHours: 72;
    readonly closesSoonMinutes: 30;
    readonly labelHorizonHours: number;
    readonly openMinutesHorizonDays: 31;
    readonly maxPeriodsPerDay: 6;
    /** Days to come; a client may send as many past ones. */
    readonly maxExceptions: 100;
    readonly maxSentExceptions: 200;
    readonly maxNoteChars: 200;
    readonly defaultTimeZone: "America/Los_Angeles";
}>;
/** docs/design.md, section 5: the pickup times to choose from. */
export declare const pickupLimits: Readonly<{
    readonly stepMinutes: 30;
    readonly graceMinutes: 10;
}>;
/** docs/design.md, section 5. */
export declare const idempotencyLimits: Readonly<{
    readonly keyMaxChars: 255;
    readonly retentionMs: number;
}>;
