import { dayMs, hourMs, minuteMs, secondMs } from './durations.ts'

// Bundlers leave out the groups that nothing imports; a bare `Object.freeze` would stay.
// @__NO_SIDE_EFFECTS__
function freeze<const Limits extends object>(limits: Limits): Readonly<Limits> {
  return Object.freeze(limits)
}

/**
 * Every number of docs/spec.md (section 9 unless another is named) and docs/design.md, under a name; the
 * limits of form fields are in the `field-rules.ts` of their capability.
 */
export const paging = freeze({
  defaultProducts: 20,
  productTable: 50,
  home: 100,
  shops: 100,
  users: 20,
  orders: 20,
  audit: 50,
  review: 20,
  errors: 50,
  discrepancies: 20,
  disputes: 20,
  deadLetters: 20,
  messages: 100,
  max: 100,
  maxPage: 1_000_000,
  /** The last item that paging in a public list can reach; a total above it may be some seconds old. */
  maxReachableItems: 10_000,
  /** The number of matches that a search counts and ranks; beyond it the newest are shown. */
  maxRankedMatches: 5_000,
})

/** Limits of fields that several capabilities use. */
export const fieldLimits = freeze({
  maxEmailChars: 254,
  maxPhoneChars: 40,
  maxNoteChars: 500,
  maxReasonChars: 500,
  minSearchChars: 2,
  maxSearchChars: 200,
  /** A path, an address or a data URL. */
  maxImageReferenceChars: 3_500_000,
  /** A higher price or amount is a typing error. */
  maxDollars: 1_000_000,
})

/** Bytes of request bodies: the limit of a call that declares none, and the bytes buffered at once. */
export const bodyLimits = freeze({
  defaultBytes: 64 * 1024,
  /** For calls that take an image as a data URL. */
  imageBytes: 4 * 1024 * 1024,
  /** Enough for a week of opening hours and all exceptions. */
  hoursBytes: 256 * 1024,
  /** Levels of nested JSON. */
  maxDepth: 100,
  maxBufferedBytesPerNode: 128 * 1024 * 1024,
  maxBufferedBytesPerAddress: 48 * 1024 * 1024,
})

/** docs/spec.md, sections 5 and 9. */
export const suggestions = freeze({
  candidates: 50,
  products: 5,
  shops: 3,
  minChars: 2,
  debounceMs: 300,
})

/** The newest `perShop` products of the nearest `shops` are ranked. */
export const similarProducts = freeze({
  shown: 8,
  shops: 20,
  perShop: 30,
  maxConsecutivePerShop: 2,
  categoryWeight: 0.6,
})

/** Shops within `radiusMiles` count for the status line of the home page. */
export const nearbyLimits = freeze({ maxShops: 10, radiusMiles: 10 })

/**
 * A map view narrower than `nearDegrees` has up to `maxPins` pins. A wider one has at least `cells` / 2 by
 * `cells` / 2 cells, where more than `pinsPerCell` shops become one number. At most `maxCounted` shops are
 * counted.
 */
export const shopMap = freeze({
  pinsBelowDegrees: 0.06,
  maxPins: 300,
  gridCells: 8,
  maxPinsPerCell: 2,
  maxCountedShops: 100_000,
})

/** docs/spec.md, sections 5 and 9. */
export const locationLimits = freeze({
  maxLatitude: 90,
  maxLongitude: 180,
  /** Half the circumference of the earth. */
  maxRadiusMiles: 12_500,
  minChars: 2,
  debounceMs: 500,
  geolocationTimeoutMs: 3 * secondMs,
  serviceCacheMs: 10 * minuteMs,
  homeCacheMs: 30 * minuteMs,
  reverseCacheMs: hourMs,
  defaultAddress: 'Mariposa, CA',
  defaultCoordinates: freeze({ lat: 37.4845, lng: -119.9661 }),
})

/** Below one mile, distances are shown in feet. */
export const distanceRule = freeze({ earthRadiusMiles: 3959, feetPerMile: 5280, feetBelowMiles: 1 })

export const discount = freeze({ underCents: 1000, percent: 15, struckFactorPercent: 118 })

export const sync = freeze({ reloadThrottleMs: 2 * secondMs })

/**
 * One token refresh per cooldown; a ban or a new role takes effect within `userCacheMs` (docs/design.md,
 * section 7).
 */
export const sessionLimits = freeze({
  refreshCooldownMs: 5 * secondMs,
  refreshWaitMs: 10 * secondMs,
  providerTimeoutMs: 8 * secondMs,
  accessTokenMs: hourMs,
  userCacheMs: 5 * secondMs,
})

/** Emails that anyone can request, per address. */
export const mailLimits = freeze({ cooldownMs: minuteMs, maxPerDay: 20 })

/** Text messages cost money: those that anyone can request, beside the limits per recipient of emails. */
export const smsLimits = freeze({ maxPerAddressPerHour: 10, maxPerDay: 2_000 })

/**
 * Six-digit codes: attempts per email, and wrong attempts per account over all emails; beyond them only
 * links work.
 */
export const oneTimeCodes = freeze({
  /** With the spaces around it that a paste may bring. */
  maxTypedChars: 20,
  maxAttemptsPerMail: 5,
  maxFailuresPerHour: 10,
  maxFailuresPerDay: 30,
})

export const accountLimits = freeze({
  /** Per address. */
  maxAnonymousSignInsPerHour: 30,
  /** The longest password in a request; a setting limits new passwords. */
  maxPasswordChars: 1000,
  maxRedirectUrlChars: 2000,
  maxCodeChallengeChars: 200,
  maxCodeChallengeMethodChars: 10,
})

export const shopLimits = freeze({
  maxSocialLinks: 10,
  maxSocialNetworkChars: 40,
  /** Shops in one call that counts products. */
  maxCountedShops: 200,
})

export const productLimits = freeze({
  /** Products of a shop that are not deleted. */
  maxPerShop: 20_000,
  /** Products in one call that archives them. */
  maxArchived: 1000,
})

/** docs/design.md, section 7. */
export const passwordLimits = freeze({ minChars: 8, maxChars: 200 })

export const socketClientLimits = freeze({
  reconnectBaseMs: 3 * secondMs,
  reconnectCapMs: 30 * secondMs,
  maxAttempts: 10,
  minBetweenAttemptsMs: 2 * secondMs,
  pingMs: 90 * secondMs,
  idleCloseMs: 15 * secondMs,
  unstableConnections: 3,
  unstableWindowMs: 2 * minuteMs,
})

/** docs/design.md, section 8. */
export const chatLimits = freeze({
  maxChars: 2000,
  /** The largest `integer` of PostgreSQL. */
  maxSeq: 2 ** 31 - 1,
  /** Messages per page of history, threads per page, and the newest messages included with a thread. */
  pageSize: 50,
  threadPageSize: 20,
  threadMessages: 10,
  maxOrderThreads: 100,
  /** How long a typing indicator lasts after the last typing frame. */
  typingTimeoutMs: 6 * secondMs,
  typingIntervalMs: 2 * secondMs,
  /** An unread message causes a notification after this time. */
  unreadNotificationDelayMs: 5 * minuteMs,
})

export const notificationLimits = freeze({ pageSize: 20, maxPreferences: 50 })

export const auditLimits = freeze({ maxActionChars: 60 })

/**
 * Limits of one socket; a socket that exceeds them is closed. Two lost pings are tolerated before it counts
 * as idle.
 */
export const socketServerLimits = freeze({
  maxFrameBytes: 16 * 1024,
  maxTokenChars: 4096,
  maxChannelFrameBytes: 256 * 1024,
  framesPerSecond: 20,
  burstFrames: 60,
  channelFramesPerSecond: 100,
  channelBurstFrames: 300,
  maxRooms: 50,
  maxWatchedProducts: 100,
  maxChannels: 100,
  maxAnonymousChannels: 20,
  /** The JSON that a client shows of itself in a channel. */
  maxPresenceBytes: 4 * 1024,
  /** Open sockets per address (IPv6: per /64 network); a family or an office shares one. */
  maxSocketsPerAddress: 200,
  authTimeoutMs: 10 * secondMs,
  idleTimeoutMs: 4 * minuteMs,
  maxBufferedBytes: 1024 * 1024,
})

/** Broadcasts by HTTP per minute; each node counts separately. */
export const broadcastRates = freeze({ perAccount: 300, perAddress: 600 })

/** After the last delay, the last one repeats. */
export const realtimeClientLimits = freeze({
  timeoutMs: 10 * secondMs,
  heartbeatMs: 25 * secondMs,
  reconnectDelaysMs: freeze([secondMs, 2 * secondMs, 5 * secondMs, 10 * secondMs] as const),
})

export const storageDefaults = freeze({
  listLimit: 100,
  listSortBy: 'name',
  listSortOrder: 'asc',
  uploadCacheControlSeconds: 3600,
})

export const imageLoading = freeze({
  retries: 2,
  placeholderAfterMs: 500,
  lazyMarginPx: 50,
  fadeOutMs: 300,
  preloadProducts: 6,
  preloadConcurrency: 3,
  preloadPerImageMs: 200,
  preloadPerImageDefaultMs: 100,
  maxDataUrlBytes: 2 * 1024 * 1024,
})

/** Limits for uploaded images; sizes are decimal, as in the storage protocol. */
export const uploadLimits = freeze({
  maxBytes: 20_000_000,
  maxPixels: 50_000_000,
  /** Only the first frame of an animation is stored; a file with more frames than this is rejected. */
  maxFrames: 500,
  quotaBytes: 300_000_000,
  /** Files of one owner in the storage protocol; copies of an image share its bytes. */
  maxObjects: 20_000,
  signedUrlSeconds: 2 * 3600,
  maxListed: 1500,
  maxRemoved: 1000,
  /** Uploads with the public key alone, per address. */
  maxPublicPerMinute: 30,
  /** CSS pixels of an image that is rendered on request. */
  maxRenderedSide: 2500,
  bucket: 'images',
  unusedRetentionMs: dayMs,
})

/** Images that the server fetches from other hosts. */
export const remoteImageLimits = freeze({
  maxBytes: 15_000_000,
  timeoutMs: 8 * secondMs,
  maxRedirects: 5,
  cacheMs: 7 * dayMs,
  failureCacheMs: minuteMs,
  maxCachedFiles: 5000,
  maxCachedBytes: 1_000_000_000,
})

export const productImageLimits = freeze({ maxImages: 8, maxAltChars: 200 })

/** How long a deleted product can be restored. */
export const deletedProducts = freeze({ restorableMs: hourMs })

export const productImportLimits = freeze({
  maxRows: 10_000,
  /** Of the file. */
  maxBytes: 16 * 1024 * 1024,
  /** As JSON the same rows are longer. */
  maxBodyBytes: 24 * 1024 * 1024,
  /** In one response; the number of all errors is beside them. */
  maxErrors: 10_000,
  /** The browser imports so many rows at once; the rate limits count in this unit. */
  batchRows: 500,
})

/**
 * An entry is evicted when it is old, has often failed, belongs to another product version, or has long had
 * no success (docs/spec.md, sections 4 and 9).
 */
export const imageCacheLimits = freeze({
  databaseVersion: 2,
  lifetimeMs: 7 * dayMs,
  lastSuccessMs: 14 * dayMs,
  cleanupMs: hourMs,
  failureThreshold: 3,
  memoryEntries: 100,
})

/** CSS pixels of the image component. */
export const imagePresets = freeze({
  micro: freeze({ width: 24, height: 24 }),
  tiny: freeze({ width: 32, height: 32 }),
  small: freeze({ width: 64, height: 64 }),
  medium: freeze({ width: 200, height: 200 }),
  large: freeze({ width: 600, height: 600 }),
  xlarge: freeze({ width: 800, height: 600 }),
})

/** Widths in pixels of the images that /api/images returns (docs/spec.md, section 7; docs/design.md, section 4). */
export const imageWidths = freeze({ micro: 48, small: 400, medium: 800, large: 1200 })

/** Sides in pixels of the square placeholders (docs/spec.md, section 7). */
export const placeholders = freeze({ micro: 40, small: 200 })

/** The health check (docs/spec.md, sections 7 and 9). */
export const healthCheck = freeze({
  intervalMs: 30 * secondMs,
  timeoutMs: 5 * secondMs,
  /** Between checks after the browser's "online" event, until the server responds. */
  recoveryIntervalMs: 5 * secondMs,
  maxRecoveryAttempts: 5,
})

/** Stored characters of an error report; the browser sends no more. */
export const errorReportLimits = freeze({
  maxMessageChars: 2000,
  maxStackChars: 8000,
  maxIdChars: 100,
  maxLevelChars: 20,
  maxContextChars: 200,
  maxTimestampChars: 40,
  maxUserAgentChars: 400,
  maxUrlChars: 1000,
})

export const errorBoundary = freeze({ retries: 3 })
export const chunkLoad = freeze({ retries: 3, delayMs: secondMs })

export const queryClientDefaults = freeze({
  retries: 3,
  backoffBaseMs: secondMs,
  backoffCapMs: 30 * secondMs,
  gcTimeMs: 5 * minuteMs,
})

/** Destructive toasts stay longer. */
export const toasts = freeze({
  durationMs: 4 * secondMs,
  longDurationMs: 5 * secondMs,
  maxVisible: 3,
})

/** docs/design.md, section 5; server settings can change each of them. */
export const orderLimits = freeze({
  unpaidHoldMs: 15 * minuteMs,
  responseOpenMinutes: 30,
  noShowGraceMs: 30 * minuteMs,
  maxOpenReservationsPerShop: 3,
  /** One customer's open orders with payment in the shop; `maxOpenUnpaid` includes reservations. */
  maxOpenUnpaidPerShop: 5,
  maxOpenUnpaid: 20,
})

/**
 * Rate limits by account and by address (IPv6: by /64 network), over all nodes. A call that names none has that of
 * reads or writes.
 */
export const callRates = freeze({
  reads: { account: 600, address: 3000, windowMs: minuteMs },
  writes: { account: 120, address: 600, windowMs: minuteMs },
  orders: { account: 30, address: 120, windowMs: 10 * minuteMs },
  messages: { account: 60, address: 300, windowMs: minuteMs },
  /** Counted by each started 500 rows (`productImportLimits.batchRows`). */
  imports: { account: 600, address: 1200, windowMs: 10 * minuteMs },
  adminSettings: { account: 30, address: 60, windowMs: 10 * minuteMs },
  /** In addition, for a shop that is not yet approved; counted in the same way. */
  unapprovedImports: { account: 200, address: 400, windowMs: hourMs },
  maps: { account: 120, address: 120, windowMs: minuteMs },
  errorReports: { account: 30, address: 30, windowMs: minuteMs },
  /** Every request, whatever it is for; a town hall or a school has one address. */
  requests: { account: 12_000, address: 12_000, windowMs: minuteMs },
  pages: { account: 3000, address: 3000, windowMs: minuteMs },
  /** In addition, pages and images that must be rendered first: a tenth of a second of processor each. */
  pageRenders: { account: 300, address: 300, windowMs: minuteMs },
  imageRenders: { account: 300, address: 300, windowMs: minuteMs },
})
export type CallRateName = keyof typeof callRates

/** The highest quantity of one line, in a cart and in an order. */
const maxQuantity = 999

export const orderLineLimits = freeze({ maxLines: 50, maxQuantity })

export const orderTextLimits = freeze({ maxCustomerNameChars: 120, maxDeliveryAddressChars: 500 })

export const checkoutLimits = freeze({ maxShops: 50, maxSessionIdChars: 255 })

/** A guest cart whose merge got no response is sent again for `resendMs`. */
export const cartLimits = freeze({ maxLines: 100, maxQuantity, resendMs: 23 * hourMs })

/** docs/design.md, section 5: the pickup promise. */
export const openingHoursLimits = freeze({
  horizonHours: 72,
  pickupMinHours: 2,
  pickupMaxHours: 72,
  closesSoonMinutes: 30,
  labelHorizonHours: 7 * 24,
  openMinutesHorizonDays: 31,
  maxPeriodsPerDay: 6,
  /** Days to come; a client may send as many past ones. */
  maxExceptions: 100,
  maxSentExceptions: 200,
  maxNoteChars: 200,
  defaultTimeZone: 'America/Los_Angeles',
})

/** docs/design.md, section 5: the pickup times to choose from. */
export const pickupLimits = freeze({ stepMinutes: 30, graceMinutes: 10 })

/** docs/design.md, section 5. */
export const idempotencyLimits = freeze({ keyMaxChars: 255, retentionMs: dayMs })
