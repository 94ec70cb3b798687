import { createHash, randomUUID, randomUUIDv7 } from 'node:crypto'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import sharp, { type Metadata } from 'sharp'
import type { Db, Reader } from '../platform/db.ts'
import { codeOf } from '../platform/db.ts'
import { Refusal } from '../platform/errors.ts'
import { sql } from '../platform/sql.ts'
import { inStudio } from './queue.ts'

export type Pictures = {
  /** Stores the bytes of a picture, made harmless; returns its id. `path` names it in a refusal. */
  store(bytes: Buffer, of: { shopId: string | null; path: string }): Promise<string>
  /** Undefined when nothing is known by the id. */
  read(id: string): Promise<Buffer | undefined>
}

const mostPixels = 40_000_000
const longestSide = 2400
const accepted = new Set(['png', 'jpeg', 'webp', 'gif', 'avif'])

export const uploadsIn = (dataDir: string) => join(dataDir, 'images', 'uploads')
export const fileOf = (uploads: string, sha256: string) => join(uploads, sha256.slice(0, 2), `${sha256}.webp`)

/** What people upload: facts in the table, bytes in files named after their content. */
export function openPictures({ db, dataDir }: { db: Db; dataDir: string }): Pictures {
  const uploads = uploadsIn(dataDir)
  return {
    async store(bytes, { shopId, path }) {
      const { data, info } = await inStudio(() => madeHarmless(bytes, path))
      const sha256 = createHash('sha256').update(data).digest('hex')
      await writeWhole(fileOf(uploads, sha256), data)
      const id = `up-${randomUUIDv7()}`
      await db.one(sql`
        insert into images (id, shop_id, sha256, bytes, width, height)
        values (${id}, ${shopId}, ${sha256}, ${data.length}, ${info.width}, ${info.height})`)
      return id
    },
    async read(id) {
      const sha256 = await findSha256(db, id)
      return sha256 === undefined ? undefined : readIfThere(fileOf(uploads, sha256))
    },
  }
}

async function findSha256(reader: Reader, id: string): Promise<string | undefined> {
  const row = await reader.one<{ sha256: string }>(sql`select sha256 from images where id = ${id}`)
  return row?.sha256
}

/** Drawn anew from its pixels: turned upright, without place, camera or anything hidden in it. */
async function madeHarmless(bytes: Buffer, path: string) {
  const options = { limitInputPixels: mostPixels, failOn: 'error' } as const
  const facts = await sharp(bytes, options)
    .metadata()
    .catch(() => undefined)
  const format = formatOf(facts)
  if (!facts || !format || !accepted.has(format))
    throw unreadable(path, 'A PNG, JPEG, WebP, GIF or AVIF picture is needed')
  if (facts.width * facts.height > mostPixels) throw unreadable(path, 'The picture has too many pixels')
  return sharp(bytes, options)
    .autoOrient()
    .resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer({ resolveWithObject: true })
    .catch((cause: unknown) => {
      throw unreadable(path, 'The picture is damaged', cause)
    })
}

function formatOf(facts: Metadata | undefined): string | undefined {
  return facts?.format === 'heif' && facts.compression === 'av1' ? 'avif' : facts?.format
}

export function unreadable(path: string, message: string, cause?: unknown): Refusal {
  return new Refusal('rule_broken', message, { details: [{ path, message }], cause })
}

/** All of it or nothing, whoever else writes the same. */
export async function writeWhole(file: string, bytes: Buffer): Promise<void> {
  const draft = `${file}.${randomUUID()}.part`
  await mkdir(dirname(file), { recursive: true })
  try {
    await writeFile(draft, bytes)
    await rename(draft, file)
  } catch (fault) {
    await rm(draft, { force: true })
    throw fault
  }
}

export async function readIfThere(file: string): Promise<Buffer | undefined> {
  try {
    return await readFile(file)
  } catch (fault) {
    if (codeOf(fault) === 'ENOENT') return undefined
    throw fault
  }
}
