import { dayMs, hourMs, minuteMs, secondMs } from './durations.ts'
/** Every number of the specification (section 9 unless another is named) and of the design, under its name. */

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
  messages: 100,
  max: 100,
  maxPage: 1_000_000,
  /** Of a public list so many can be turned to; a total above it may be some seconds old. */
  maxReachableItems: 10_000,
  /** So many matches of a search are counted and ranked; of more the newest are shown. */
  maxRankedMatches: 5_000,
})

/** Fields that several capabilities have. */
export const fieldLimits = Object.freeze({
  maxEmailChars: 320,
  maxPhoneChars: 40,
  maxNoteChars: 500,
  maxReasonChars: 500,
  minSearchChars: 2,
  maxSearchChars: 200,
  /** A path, an address or a data URL. */
  maxImageReferenceChars: 3_500_000,
  /** Above it a price or an amount is a slip of the finger. */
  maxDollars: 1_000_000,
})

/** Bytes of request bodies: what a call takes unless it declares more, and what is read at once. */
export const bodyLimits = Object.freeze({
  defaultBytes: 64 * 1024,
  /** Of a call that takes an image as a data URL. */
  imageBytes: 4 * 1024 * 1024,
  /** A week of opening hours and all exceptions. */
  hoursBytes: 256 * 1024,
  maxBufferedBytesPerNode: 128 * 1024 * 1024,
  maxBufferedBytesPerAddress: 48 * 1024 * 1024,
})

/** Spec 5 and 9. */
export const suggestions = Object.freeze({
  candidates: 50,
  products: 5,
  shops: 3,
  minChars: 2,
  debounceMs: 300,
})

/** The nearest `shops` are looked at, the newest `perShop` of each; `inTurn` of one shop are shown before the others' turn. */
export const similarProducts = Object.freeze({
  shown: 8,
  shops: 20,
  perShop: 30,
  maxConsecutivePerShop: 2,
  categoryWeight: 0.6,
})

/** `aroundMiles`: so far a shop counts as one of the place in the status line of home. */
export const nearbyLimits = Object.freeze({ maxShops: 10, radiusMiles: 10 })

/**
 * A view narrower than `nearDegrees` has up to `maxPins` pins. Others have at least `cells` / 2 by `cells` / 2 cells, in which
 * more than `pinsPerCell` shops are one number. Of a view `maxCounted` shops are counted.
 */
export const shopMap = Object.freeze({
  pinsBelowDegrees: 0.06,
  maxPins: 300,
  gridCells: 8,
  maxPinsPerCell: 2,
  maxCountedShops: 100_000,
  requestsPerMinute: 120,
})

/** Spec 5 and 9. */
export const locationLimits = Object.freeze({
  maxLatitude: 90,
  maxLongitude: 180,
  /** Half around the earth. */
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

/** Below one mile a distance is shown in feet. */
export const distanceRule = Object.freeze({ earthRadiusMiles: 3959, feetPerMile: 5280, feetBelowMiles: 1 })

export const discount = Object.freeze({ underCents: 1000, percent: 15, struckFactorPercent: 118 })

export const sync = Object.freeze({ reloadThrottleMs: 2 * secondMs })

/** Spec 4 and 9: one token refresh per cooldown; a ban or a new role is felt within `userCacheMs` (design 7). */
export const sessionLimits = Object.freeze({
  refreshCooldownMs: 5 * secondMs,
  refreshWaitMs: 10 * secondMs,
  providerTimeoutMs: 8 * secondMs,
  accessTokenMs: hourMs,
  userCacheMs: 5 * secondMs,
})

/** Mails that anyone may ask for, per address. */
export const mailLimits = Object.freeze({ cooldownMs: minuteMs, maxPerDay: 20 })

/** Six-digit codes: tries of one mail, and wrong ones of one account whatever the mail; beyond them only links work. */
export const oneTimeCodes = Object.freeze({
  maxAttemptsPerMail: 5,
  maxFailuresPerHour: 10,
  maxFailuresPerDay: 30,
})

export const accountLimits = Object.freeze({
  maxNameChars: 200,
  maxEmailChars: 255,
  /** Of what may be sent as a password; how long a new one may be is a setting. */
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
  /** Shops whose products one call counts. */
  maxCountedShops: 200,
})

export const productLimits = Object.freeze({
  maxNameChars: 200,
  maxDescriptionChars: 5000,
  maxSkuChars: 64,
  maxStock: 1_000_000,
  /** Products that one call archives. */
  maxArchived: 1000,
})

/** Design 7. */
export const passwordLimits = Object.freeze({ minChars: 8, maxChars: 200 })

export const socketClientLimits = Object.freeze({
  reconnectBaseMs: 3 * secondMs,
  reconnectCapMs: 30 * secondMs,
  maxAttempts: 10,
  minBetweenAttemptsMs: 2 * secondMs,
  pingMs: 90 * secondMs,
  lingerMs: 15 * secondMs,
  unstableConnections: 3,
  unstableWindowMs: 2 * minuteMs,
})

/** Design 8, with what spec and design leave open. */
export const chatLimits = Object.freeze({
  maxChars: 2000,
  /** The largest `integer` of the database. */
  maxSeq: 2 ** 31 - 1,
  /** Messages of a page of history, threads of a page, and the newest messages that a thread brings along. */
  pageSize: 50,
  threadPageSize: 20,
  threadMessages: 10,
  maxOrderThreads: 100,
  /** The other side sees somebody typing for so long after the last sign of it. */
  typingTimeoutMs: 6 * secondMs,
  typingIntervalMs: 2 * secondMs,
  /** Unread for so long, a message becomes a notice. */
  unreadNotificationDelayMs: 5 * minuteMs,
})

export const notificationLimits = Object.freeze({ pageSize: 20, maxChoices: 50 })

export const auditLimits = Object.freeze({ maxActChars: 60 })

/** What one socket may do; beyond it is closed. Two pings may get lost before it counts as idle. */
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

/** After the last of the delays the last one repeats. */
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

/** What a picture that comes in may be; sizes are decimal, as in the storage protocol. */
export const uploadLimits = Object.freeze({
  maxBytes: 20_000_000,
  maxPixels: 50_000_000,
  /** Of an animation the first is kept; more than this is no photograph. */
  maxFrames: 500,
  quotaBytes: 300_000_000,
  signedUrlSeconds: 2 * 3600,
  maxListed: 1500,
  maxRemoved: 1000,
  bucket: 'pictures',
  unusedRetentionMs: dayMs,
})

/** Pictures that the server fetches from elsewhere. */
export const remoteImageLimits = Object.freeze({
  maxBytes: 15_000_000,
  timeoutMs: 8 * secondMs,
  maxRedirects: 5,
  cacheMs: 7 * dayMs,
  failureCacheMs: minuteMs,
  maxCachedFiles: 5000,
})

export const productImageLimits = Object.freeze({ maxImages: 8, maxAltChars: 200 })

/** So long a deletion can be taken back. */
export const deletedProducts = Object.freeze({ restorableMs: hourMs })

export const productImportLimits = Object.freeze({
  maxRows: 10_000,
  maxBytes: 16 * 1024 * 1024,
  maxErrors: 1000,
})

/** Spec 4 and 9: an entry goes when old, often failed, of another product version, or long without success. */
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

/** Widths in pixels of the bytes that /api/images answers (spec 7, design 4). */
export const imageWidths = Object.freeze({ micro: 48, small: 400, medium: 800, large: 1200 })

/** Spec 7: sides in pixels of the square placeholders. */
export const placeholders = Object.freeze({ micro: 40, small: 200 })

/** Spec 7 and 9: the network check. */
export const healthCheck = Object.freeze({
  intervalMs: 30 * secondMs,
  timeoutMs: 5 * secondMs,
  /** After the browser's "online", when the street has not answered yet. */
  recoveryIntervalMs: 5 * secondMs,
  maxRecoveryAttempts: 5,
})

/** Characters of an error report that are kept; the browser sends no more. */
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

/** Design 5; each of them can be set otherwise on the server. */
export const orderLimits = Object.freeze({
  unpaidHoldMs: 15 * minuteMs,
  responseOpenMinutes: 30,
  noShowGraceMs: 30 * minuteMs,
  maxOpenReservationsPerShop: 3,
  /** Open orders to be paid in the shop, of one customer; `maxOpenUnpaid` counts reservations, too. */
  maxOpenUnpaidPerShop: 5,
  maxOpenUnpaid: 20,
})

/** Calls that cost others something, by account and by address; each node counts for itself. */
export const callRates = Object.freeze({
  orders: { account: 30, address: 120, windowMs: 10 * minuteMs },
  messages: { account: 60, address: 300, windowMs: minuteMs },
  imports: { account: 30, address: 60, windowMs: 10 * minuteMs },
  /** Of a shop that nobody has approved yet, besides. */
  unapprovedImports: { account: 10, address: 20, windowMs: hourMs },
})

/** What a shop may ask for bringing an order. */
export const deliveryLimits = Object.freeze({ maxFeeDollars: 100 })

/** Pieces of one line, in a cart and in an order. */
const maxQuantity = 999

export const orderLineLimits = Object.freeze({ maxLines: 50, maxQuantity })

export const orderTextLimits = Object.freeze({ maxCustomerNameChars: 120, maxDeliveryAddressChars: 500 })

export const checkoutLimits = Object.freeze({ maxShops: 50, maxSessionIdChars: 255 })

/** Lines of one cart, pieces of one line; a visitor's cart that was sent but not answered is sent again for so long. */
export const cartLimits = Object.freeze({ maxLines: 100, maxQuantity, resendMs: 23 * hourMs })

/** Design 5: the promise of opening. */
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

/** Design 5: the times at which one can come for an order. */
export const pickupLimits = Object.freeze({ stepMinutes: 30, graceMinutes: 10, maxCodeChars: 12 })

/** Design 5. */
export const idempotencyLimits = Object.freeze({ keyMaxChars: 255, retentionMs: dayMs })
