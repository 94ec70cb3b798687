import { setTimeout as sleep } from 'node:timers/promises'
import { secondMs } from '@mainstreet/contract/durations.ts'
import type { LogWarning } from '../log/log-warning.ts'

/** A cache before the nodes, such as Varnish or a CDN: it serves public responses until their keys are purged. */
export type EdgeCache = {
  /** Headers of a response that is the same for everyone. */
  buildHeaders(keys: readonly string[]): { 'cache-control': string; 'surrogate-key': string }
  /** To be called after this node's own caches were invalidated. */
  purge(keys: Iterable<string>): void
  close(): void
}

export type EdgeCacheSettings = {
  /** Where each of the caches accepts purges. */
  purgeUrls: readonly string[]
  token: string | undefined
}

/** How long a purge that never arrives can matter, with the time in which an old response may still be served. */
const maxAgeSeconds = 60
const staleSeconds = 10
const cacheControl = `public, max-age=0, s-maxage=${maxAgeSeconds}, stale-while-revalidate=${staleSeconds}`
/** A response that was made before the change, and stored after the purge, is purged by the second one. */
const repeatMs = 2 * secondMs
const retryMs = secondMs
const timeoutMs = 2 * secondMs
/** By then everything has expired. */
const maxAttempts = Math.ceil(((maxAgeSeconds + staleSeconds) * secondMs) / retryMs)
/** Headers are limited to some kilobytes everywhere. */
const maxKeysPerPurge = 100

export function createEdgeCache({ purgeUrls, token }: EdgeCacheSettings, warn: LogWarning): EdgeCache {
  const closing = new AbortController()
  const caches = purgeUrls.map((url) => createPurger(url, token, warn, closing.signal))
  const purgeAll = (keys: readonly string[]) => {
    for (const purge of caches) purge(keys)
  }
  let repeated = new Set<string>()

  return {
    buildHeaders: (keys) => ({ 'cache-control': cacheControl, 'surrogate-key': keys.join(' ') }),
    purge(keys) {
      const all = [...keys]
      purgeAll(all)
      if (repeated.size === 0)
        setTimeout(() => {
          const again = [...repeated]
          repeated = new Set()
          purgeAll(again)
        }, repeatMs).unref()
      for (const key of all) repeated.add(key)
    },
    close: () => closing.abort(),
  }
}

/** Keys wait together while a purge is under way. */
function createPurger(url: string, token: string | undefined, warn: LogWarning, closing: AbortSignal) {
  const waiting = new Set<string>()
  let isSending = false

  async function sendWaiting() {
    isSending = true
    while (waiting.size > 0 && !closing.aborted) {
      const keys = [...waiting].slice(0, maxKeysPerPurge)
      for (const key of keys) waiting.delete(key)
      await sendUntilAccepted(keys)
    }
    isSending = false
  }

  async function sendUntilAccepted(keys: string[]) {
    for (let attempt = 1; attempt <= maxAttempts && !closing.aborted; attempt++) {
      try {
        return await send(keys)
      } catch (error) {
        if (closing.aborted) return
        // the first and the last: the others say the same
        if (attempt === 1 || attempt === maxAttempts) warn(error, `a purge at ${new URL(url).origin} failed`)
        await sleep(retryMs, undefined, { ref: false })
      }
    }
  }

  async function send(keys: string[]) {
    const response = await fetch(url, {
      method: 'POST',
      headers: { 'surrogate-key': keys.join(' '), ...(token && { authorization: `Bearer ${token}` }) },
      redirect: 'error',
      signal: AbortSignal.any([closing, AbortSignal.timeout(timeoutMs)]),
    })
    await response.body?.cancel()
    if (!response.ok) throw new Error(`the response was ${response.status}`)
  }

  return (keys: readonly string[]) => {
    for (const key of keys) waiting.add(key)
    if (!isSending) void sendWaiting()
  }
}
