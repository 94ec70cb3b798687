import { dayMs, hourMs, minuteMs, secondMs } from './durations.ts'
/** Every number of docs/spec.md (section 9 unless another is named) and docs/design.md, under a name. */

export const paging = Object.freeze({
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
export const fieldLimits = Object.freeze({
  maxEmailChars: 320,
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
export const bodyLimits = Object.freeze({
  defaultBytes: 64 * 1024,
  /** For calls that take an image as a data URL. */
  imageBytes: 4 * 1024 * 1024,
  /** Enough for a week of opening hours and all exceptions. */
  hoursBytes: 256 * 1024,
  maxBufferedBytesPerNode: 128 * 1024 * 1024,
  maxBufferedBytesPerAddress: 48 * 1024 * 1024,
})

/** docs/spec.md, sections 5 and 9. */
export const suggestions = Object.freeze({
  candidates: 50,
  products: 5,
  shops: 3,
  minChars: 2,
  debounceMs: 300,
})

/** The newest `perShop` products of the nearest `shops` are ranked. */
export const similarProducts = Object.freeze({
  shown: 8,
  shops: 20,
  perShop: 30,
  maxConsecutivePerShop: 2,
  categoryWeight: 0.6,
})

/** Shops within `radiusMiles` count for the status line of the home page. */
export const nearbyLimits = Object.freeze({ maxShops: 10, radiusMiles: 10 })

/**
 * A map view narrower than `nearDegrees` has up to `maxPins` pins. A wider one has at least `cells` / 2 by
 * `cells` / 2 cells, where more than `pinsPerCell` shops become one number. At most `maxCounted` shops are
 * counted.
 */
export const shopMap = Object.freeze({
  pinsBelowDegrees: 0.06,
  maxPins: 300,
  gridCells: 8,
  maxPinsPerCell: 2,
  maxCountedShops: 100_000,
  requestsPerMinute: 120,
})

/** docs/spec.md, sections 5 and 9. */
export const locationLimits = Object.freeze({
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
  defaultCoordinates: Object.freeze({ lat: 37.4845, lng: -119.9661 }),
})

/** Below one mile, distances are shown in feet. */
export const distanceRule = Object.freeze({ earthRadiusMiles: 3959, feetPerMile: 5280, feetBelowMiles: 1 })

export const discount = Object.freeze({ underCents: 1000, percent: 15, struckFactorPercent: 118 })

export const sync = Object.freeze({ reloadThrottleMs: 2 * secondMs })

/**
 * One token refresh per cooldown; a ban or a new role takes effect within `userCacheMs` (docs/design.md,
 * section 7).
 */
export const sessionLimits = Object.freeze({
  refreshCooldownMs: 5 * secondMs,
  refreshWaitMs: 10 * secondMs,
  providerTimeoutMs: 8 * secondMs,
  accessTokenMs: hourMs,
  userCacheMs: 5 * secondMs,
})

/** Emails that anyone can request, per address. */
export const mailLimits = Object.freeze({ cooldownMs: minuteMs, maxPerDay: 20 })

/**
 * Six-digit codes: attempts per email, and wrong attempts per account over all emails; beyond them only
 * links work.
 */
export const oneTimeCodes = Object.freeze({
  maxAttemptsPerMail: 5,
  maxFailuresPerHour: 10,
  maxFailuresPerDay: 30,
})

export const accountLimits = Object.freeze({
  maxNameChars: 200,
  maxEmailChars: 255,
  /** The longest password in a request; a setting limits new passwords. */
  maxPasswordChars: 1000,
  maxRedirectUrlChars: 2000,
  maxCodeChallengeChars: 200,
  maxCodeChallengeMethodChars: 10,
})

export const shopLimits = Object.freeze({
  maxNameChars: 120,
  maxAddressChars: 300,
  maxAboutChars: 2000,
  maxUrlChars: 300,
  maxSocialLinks: 10,
  maxSocialNetworkChars: 40,
  maxPreparationMinutes: 24 * 60,
  /** Shops in one call that counts products. */
  maxCountedShops: 200,
})

export const productLimits = Object.freeze({
  maxNameChars: 200,
  maxDescriptionChars: 5000,
  maxSkuChars: 64,
  maxStock: 1_000_000,
  /** Products in one call that archives them. */
  maxArchived: 1000,
})

/** docs/design.md, section 7. */
export const passwordLimits = Object.freeze({ minChars: 8, maxChars: 200 })

export const socketClientLimits = Object.freeze({
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
export const chatLimits = Object.freeze({
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

export const notificationLimits = Object.freeze({ pageSize: 20, maxPreferences: 50 })

export const auditLimits = Object.freeze({ maxActionChars: 60 })

/**
 * Limits of one socket; a socket that exceeds them is closed. Two lost pings are tolerated before it counts
 * as idle.
 */
export const socketServerLimits = Object.freeze({
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
  authTimeoutMs: 10 * secondMs,
  idleTimeoutMs: 4 * minuteMs,
  maxBufferedBytes: 1024 * 1024,
})

/** After the last delay, the last one repeats. */
export const realtimeClientLimits = Object.freeze({
  timeoutMs: 10 * secondMs,
  heartbeatMs: 25 * secondMs,
  reconnectDelaysMs: Object.freeze([secondMs, 2 * secondMs, 5 * secondMs, 10 * secondMs] as const),
})

export const storageDefaults = Object.freeze({
  listLimit: 100,
  listSortBy: 'name',
  listSortOrder: 'asc',
  uploadCacheControlSeconds: 3600,
})

export const imageLoading = Object.freeze({
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
export const uploadLimits = Object.freeze({
  maxBytes: 20_000_000,
  maxPixels: 50_000_000,
  /** Only the first frame of an animation is stored; a file with more frames than this is rejected. */
  maxFrames: 500,
  quotaBytes: 300_000_000,
  signedUrlSeconds: 2 * 3600,
  maxListed: 1500,
  maxRemoved: 1000,
  bucket: 'images',
  unusedRetentionMs: dayMs,
})

/** Images that the server fetches from other hosts. */
export const remoteImageLimits = Object.freeze({
  maxBytes: 15_000_000,
  timeoutMs: 8 * secondMs,
  maxRedirects: 5,
  cacheMs: 7 * dayMs,
  failureCacheMs: minuteMs,
  maxCachedFiles: 5000,
})

export const productImageLimits = Object.freeze({ maxImages: 8, maxAltChars: 200 })

/** How long a deleted product can be restored. */
export const deletedProducts = Object.freeze({ restorableMs: hourMs })

export const productImportLimits = Object.freeze({
  maxRows: 10_000,
  maxBytes: 16 * 1024 * 1024,
  maxErrors: 1000,
})

/**
 * An entry is evicted when it is old, has often failed, belongs to another product version, or has long had
 * no success (docs/spec.md, sections 4 and 9).
 */
export const imageCacheLimits = Object.freeze({
  databaseVersion: 2,
  lifetimeMs: 7 * dayMs,
  lastSuccessMs: 14 * dayMs,
  cleanupMs: hourMs,
  failureThreshold: 3,
  memoryEntries: 100,
})

/** CSS pixels of the image component. */
export const imagePresets = Object.freeze({
  micro: Object.freeze({ width: 24, height: 24 }),
  tiny: Object.freeze({ width: 32, height: 32 }),
  small: Object.freeze({ width: 64, height: 64 }),
  medium: Object.freeze({ width: 200, height: 200 }),
  large: Object.freeze({ width: 600, height: 600 }),
  xlarge: Object.freeze({ width: 800, height: 600 }),
})

/** Widths in pixels of the images that /api/images returns (docs/spec.md, section 7; docs/design.md, section 4). */
export const imageWidths = Object.freeze({ micro: 48, small: 400, medium: 800, large: 1200 })

/** Sides in pixels of the square placeholders (docs/spec.md, section 7). */
export const placeholders = Object.freeze({ micro: 40, small: 200 })

/** The health check (docs/spec.md, sections 7 and 9). */
export const healthCheck = Object.freeze({
  intervalMs: 30 * secondMs,
  timeoutMs: 5 * secondMs,
  /** Between checks after the browser's "online" event, until the server responds. */
  recoveryIntervalMs: 5 * secondMs,
  maxRecoveryAttempts: 5,
})

/** Stored characters of an error report; the browser sends no more. */
export const errorReportLimits = Object.freeze({
  maxMessageChars: 2000,
  maxStackChars: 8000,
  maxIdChars: 100,
  maxLevelChars: 20,
  maxContextChars: 200,
  maxTimestampChars: 40,
  maxUserAgentChars: 400,
  maxUrlChars: 1000,
})

export const errorBoundary = Object.freeze({ retries: 3 })
export const chunkLoad = Object.freeze({ retries: 3, delayMs: secondMs })

export const queryClientDefaults = Object.freeze({
  retries: 3,
  backoffBaseMs: secondMs,
  backoffCapMs: 30 * secondMs,
  gcTimeMs: 5 * minuteMs,
})

/** Destructive toasts stay longer. */
export const toasts = Object.freeze({
  durationMs: 4 * secondMs,
  longDurationMs: 5 * secondMs,
  maxVisible: 3,
})

/** docs/design.md, section 5; server settings can change each of them. */
export const orderLimits = Object.freeze({
  unpaidHoldMs: 15 * minuteMs,
  responseOpenMinutes: 30,
  noShowGraceMs: 30 * minuteMs,
  maxOpenReservationsPerShop: 3,
  /** One customer's open orders with payment in the shop; `maxOpenUnpaid` includes reservations. */
  maxOpenUnpaidPerShop: 5,
  maxOpenUnpaid: 20,
})

/** Rate limits for calls that affect other users, by account and by address; each node counts separately. */
export const callRates = Object.freeze({
  orders: { account: 30, address: 120, windowMs: 10 * minuteMs },
  messages: { account: 60, address: 300, windowMs: minuteMs },
  imports: { account: 30, address: 60, windowMs: 10 * minuteMs },
  /** In addition, for a shop that is not yet approved. */
  unapprovedImports: { account: 10, address: 20, windowMs: hourMs },
})

/** The highest delivery fee of a shop. */
export const deliveryLimits = Object.freeze({ maxFeeDollars: 100 })

/** The highest quantity of one line, in a cart and in an order. */
const maxQuantity = 999

export const orderLineLimits = Object.freeze({ maxLines: 50, maxQuantity })

export const orderTextLimits = Object.freeze({ maxCustomerNameChars: 120, maxDeliveryAddressChars: 500 })

export const checkoutLimits = Object.freeze({ maxShops: 50, maxSessionIdChars: 255 })

/** A guest cart whose merge got no response is sent again for `resendMs`. */
export const cartLimits = Object.freeze({ maxLines: 100, maxQuantity, resendMs: 23 * hourMs })

/** docs/design.md, section 5: the pickup promise. */
export const openingHoursLimits = Object.freeze({
  horizonHours: 72,
  pickupMinHours: 2,
  pickupMaxHours: 72,
  closesSoonMinutes: 30,
  labelHorizonHours: 7 * 24,
  openMinutesHorizonDays: 31,
  maxPeriodsPerDay: 6,
  maxExceptions: 100,
  maxNoteChars: 200,
  defaultTimeZone: 'America/Los_Angeles',
})

/** docs/design.md, section 5: the pickup times to choose from. */
export const pickupLimits = Object.freeze({ stepMinutes: 30, graceMinutes: 10, maxCodeChars: 12 })

/** docs/design.md, section 5. */
export const idempotencyLimits = Object.freeze({ keyMaxChars: 255, retentionMs: dayMs })
