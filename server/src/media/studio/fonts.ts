import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { createDiskBlobStore } from '@mainstreet/platform/blobs/disk-blob-store.ts'

const require = createRequire(import.meta.url)

const fontSources = {
  heading: {
    file: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    name: 'Bricolage Grotesque Bold',
  },
  body: {
    file: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
    name: 'Instrument Sans',
  },
} as const
export type FontRole = keyof typeof fontSources
export type Font = { name: string; file: string }

/** Fonts as files for rendering text in images, also on machines without fonts. */
export function createFontLoader(dataDir: string): (face: FontRole) => Promise<Font> {
  const ready = new Map<FontRole, Promise<Font>>()
  return (face) => {
    const cached = ready.get(face)
    if (cached) return cached
    const pending = extractFont(dataDir, face)
    ready.set(face, pending)
    pending.catch(() => ready.delete(face))
    return pending
  }
}

async function extractFont(dataDir: string, role: FontRole): Promise<Font> {
  const { file, name } = fontSources[role]
  // always on disk, since the image library opens fonts by path
  const disk = createDiskBlobStore(dataDir)
  const path = `fonts/${role}.ttf`
  if (!(await disk.read(path))) await disk.write(path, woffToTtf(await readFile(require.resolve(file))))
  return { name, file: join(dataDir, path) }
}

/** WOFF is TrueType with deflated tables; the image library reads only TrueType. */
function woffToTtf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, nth) => {
    const entryOffset = 44 + 20 * nth
    const start = woff.readUInt32BE(entryOffset + 4)
    const compressed = woff.subarray(start, start + woff.readUInt32BE(entryOffset + 8))
    const size = woff.readUInt32BE(entryOffset + 12)
    const data = compressed.length < size ? inflateSync(compressed) : compressed
    return {
      tag: woff.subarray(entryOffset, entryOffset + 4),
      sum: woff.subarray(entryOffset + 16, entryOffset + 20),
      data,
    }
  })

  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)

  const chunks: Buffer[] = [head]
  let offset = head.length
  for (const [nth, { tag, sum, data }] of tables.entries()) {
    const entryOffset = 12 + 16 * nth
    tag.copy(head, entryOffset)
    sum.copy(head, entryOffset + 4)
    head.writeUInt32BE(offset, entryOffset + 8)
    head.writeUInt32BE(data.length, entryOffset + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    chunks.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(chunks)
}
