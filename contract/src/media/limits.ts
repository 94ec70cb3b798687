import { dayMs, hourMs, minuteMs, secondMs } from '../durations.ts'
import { freeze } from '../freeze.ts'

export const storageDefaults = freeze({
  listLimit: 100,
  listSortBy: 'name',
  listSortOrder: 'asc',
  uploadCacheControlSeconds: 3600,
})

export const imageLoading = freeze({
  retries: 2,
  retryMs: secondMs,
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
