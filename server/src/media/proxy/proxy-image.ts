import { createHash } from 'node:crypto'
import { imageWidths, remoteImages } from '@mainstreet/contract/limits.ts'
import { LRUCache } from 'lru-cache'
import type { Reader } from '../../platform/db/db.ts'
import { sql } from '../../platform/db/sql.ts'
import { Refusal } from '../../platform/http/api-error.ts'
import { inStudio, openQueue } from '../image-queue.ts'
import { type ImageSize, resized } from '../image-variants.ts'
import { madeHarmless } from '../sanitize-image.ts'
import { openSharedWork } from '../single-flight.ts'
import type { StudioFormat } from '../studio/studio-shot.ts'
import { fetchRemote, type Outside } from './fetch-remote.ts'
import { directAddress, knowsHost } from './image-hosts.ts'
import { openRemoteCache } from './remote-image-cache.ts'

type Settings = { db: Reader; dataDir: string; imageHosts: readonly string[]; world: Outside }
export type RemoteWish = { url: string; size: ImageSize; format: StudioFormat }
export type RemotePicture = { bytes: Buffer; etag: string }

const mostFailures = 5000

/** Pictures that lie elsewhere, fetched once for all who ask, drawn anew and kept for a week. */
export function openRemotePictures({ db, dataDir, imageHosts, world }: Settings) {
  const cache = openRemoteCache(dataDir)
  const outward = openQueue({ atOnce: 8, mostWaiting: 200 })
  const once = openSharedWork<Buffer>()
  const failures = new LRUCache<string, Refusal>({ max: mostFailures, ttl: remoteImages.failureKeptMs })

  async function original(url: URL, given: string, key: string): Promise<Buffer> {
    const name = `${key}.webp`
    return once(name, async () => {
      const there = await cache.read(name)
      if (there) return there
      const failure = failures.get(key)
      if (failure) throw failure
      // no failure to be kept: in a moment somebody may show it
      await requireWanted(url, given)
      try {
        const bytes = await outward(() => fetchRemote(world, directAddress(url)))
        const { data } = await inStudio(() => madeHarmless(bytes, 'url'))
        await cache.write(name, data)
        return data
      } catch (fault) {
        if (fault instanceof Refusal && fault.code !== 'unavailable') failures.set(key, fault)
        throw fault
      }
    })
  }

  /** Known hosts, and what somebody's product, shop or order shows: this is no proxy for the world. */
  async function requireWanted(url: URL, given: string): Promise<void> {
    if (knowsHost(url.hostname, imageHosts) || (await isShown(url.href))) return
    // older rows hold an address as it was typed
    if (given !== url.href && (await isShown(given))) return
    throw new Refusal('not_allowed', 'Nothing on the street shows this picture')
  }

  async function isShown(address: string): Promise<boolean> {
    const shown = await db.one(sql`
      select true as shown where exists (select from products where image = ${address} and image like 'https://%')
        or exists (select from products where images @> jsonb_build_array(${address}::text)
          and jsonb_array_length(images) > 1)
        or exists (select from shops where shop_photo = ${address})
        or exists (select from order_items where image = ${address} and image like 'https://%')`)
    return shown !== undefined
  }

  return async function proxyImage({ url: given, size, format }: RemoteWish): Promise<RemotePicture> {
    const url = addressOf(given)
    const key = createHash('sha256').update(url.href).digest('hex')
    const name = `${key}.${size}.${format}`
    const bytes = await once(name, async () => {
      const there = await cache.read(name)
      if (there) return there
      const source = await original(url, given, key)
      const made = await inStudio(() => resized(source, imageWidths[size], format))
      await cache.write(name, made)
      return made
    })
    return { bytes, etag: `"${name}"` }
  }
}

const mostChars = 2000

function addressOf(given: string): URL {
  if (given.length <= mostChars && URL.canParse(given)) return new URL(given)
  const message = 'Give the https address of a picture'
  throw new Refusal('bad_request', message, { details: [{ path: 'url', message }] })
}
