import { imageCacheLimits as limits } from '@mainstreet/contract/media/limits.ts'

/**
 * The records of the browser's database for images and the network (docs/spec.md, section 3); times in
 * milliseconds.
 */
export type UrlEntry = {
  id: string
  originalUrl: string
  /** The URL that was requested. */
  convertedUrl: string
  productId: string
  timestamp: number
  /** The version of the product. */
  version: number
  retryCount: number
  /** 0: never. */
  lastSuccess: number
  failureCount: number
}
export type ProductImageRecord = {
  productId: string
  imageUrl: string
  lastModified: number
  version: number
  isValid: boolean
}
export type NetworkRecord = { id: string; isOnline: boolean; lastChecked: number; failures: number }

export function entryId(productId: string, originalUrl: string): string {
  return `${productId} ${originalUrl}`
}

/** Old, failed too often, of another product version, or long without success (docs/spec.md, section 4). */
export function isExpired(entry: UrlEntry, now: number, productVersion: number | undefined): boolean {
  const { timestamp, failureCount, version, lastSuccess } = entry
  // after the clock was set back, stored times can be in the future
  if (Math.abs(now - timestamp) > limits.lifetimeMs || failureCount >= limits.failureThreshold) return true
  if (productVersion !== undefined && version !== productVersion) return true
  return lastSuccess > 0 && now - lastSuccess > limits.lastSuccessMs
}
