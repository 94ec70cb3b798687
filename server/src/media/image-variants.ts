import { imageWidths } from '@mainstreet/contract/limits.ts'
import { LRUCache } from 'lru-cache'
import sharp from 'sharp'
import type { Blobs } from '../platform/blobs/blob-store.ts'
import type { Db } from '../platform/db/db.ts'
import { sql } from '../platform/db/sql.ts'
import { notFound } from '../platform/http/api-error.ts'
import { inStudio } from './image-queue.ts'
import { parseStudioId, renderStudioShot, type StudioFormat, studioFormats } from './studio/studio-shot.ts'
import type { Pictures } from './uploaded-images.ts'

export type ImageSize = keyof typeof imageWidths
type Wish = { id: string; size: ImageSize; format: StudioFormat }

const memoryBytes = 24 * 1024 * 1024
/** Another look of the studio is another folder. */
const variantsFolder = 'images/variants-1'

export function variantsOf(id: string): string[] {
  const sizes = Object.keys(imageWidths) as ImageSize[]
  return sizes.flatMap((size) => studioFormats.map((format) => fileOf({ id, size, format })))
}

function fileOf({ id, size, format }: Wish): string {
  return `${variantsFolder}/${id}.${size}.${format}`
}

/** Every size and format of a picture is made once, kept for good and the recent ones in memory. */
export function openVariants({ db, blobs, pictures }: { db: Db; blobs: Blobs; pictures: Pictures }) {
  const recent = new LRUCache<string, Buffer>({
    maxSize: memoryBytes,
    sizeCalculation: (bytes) => bytes.length,
  })
  const underWay = new Map<string, Promise<Buffer>>()

  async function make(wish: Wish, file: string): Promise<Buffer> {
    const { id, size, format } = wish
    const there = await blobs.read(file)
    if (there) return there
    const original = id.startsWith('up-') ? await pictures.read(id) : undefined
    const spec = original ? undefined : parseStudioId(id)
    if (!original && !(spec && ('drawing' in spec || (await isShown(db, id))))) throw notFound('Picture')
    const width = imageWidths[size]
    const bytes = await inStudio(async () =>
      spec ? renderStudioShot(spec, width, format) : resized(original, width, format),
    )
    await blobs.write(file, bytes)
    return bytes
  }

  return async function findPicture(wish: Wish): Promise<Buffer> {
    const file = fileOf(wish)
    const known = recent.get(file) ?? underWay.get(file)
    if (known) return known
    const making = make(wish, file).finally(() => underWay.delete(file))
    underWay.set(file, making)
    const bytes = await making
    recent.set(file, bytes)
    return bytes
  }
}

/** Covers can be named without end: only what a shop shows is drawn. */
async function isShown(db: Db, id: string): Promise<boolean> {
  const row = await db.one(sql`select id from shops where shop_photo = ${`/api/images/${id}`} limit 1`)
  return row !== undefined
}

export function resized(original: Buffer | undefined, width: number, format: StudioFormat): Promise<Buffer> {
  const picture = sharp(original).resize(width, null, { withoutEnlargement: true })
  if (format === 'jpeg')
    return picture.flatten({ background: '#ffffff' }).jpeg({ quality: 82, mozjpeg: true }).toBuffer()
  if (format === 'avif') return picture.avif({ quality: 55, effort: 3 }).toBuffer()
  return picture.webp({ quality: 82 }).toBuffer()
}
