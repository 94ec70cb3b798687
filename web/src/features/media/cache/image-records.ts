import { imageCacheLimits as limits } from '@mainstreet/contract/limits.ts'

/** Spec 3: what the browser's own database keeps of pictures and of the network; times are milliseconds. */
export type UrlEntry = {
  id: string
  originalUrl: string
  /** Under which address it came. */
  convertedUrl: string
  productId: string
  timestamp: number
  /** Of the product. */
  version: number
  retryCount: number
  /** 0: never yet. */
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

/** Spec 4: old, failed too often, of another version of its product, or long without success. */
export function isExpired(entry: UrlEntry, now: number, productVersion: number | undefined): boolean {
  const { timestamp, failureCount, version, lastSuccess } = entry
  // a clock that has been set back leaves times that are still to come
  if (Math.abs(now - timestamp) > limits.lifetimeMs || failureCount >= limits.failureThreshold) return true
  if (productVersion !== undefined && version !== productVersion) return true
  return lastSuccess > 0 && now - lastSuccess > limits.lastSuccessMs
}
