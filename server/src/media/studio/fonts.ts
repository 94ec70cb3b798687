import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { inflateSync } from 'node:zlib'
import { diskBlobs } from '../../platform/blobs/disk-blob-store.ts'

const require = createRequire(import.meta.url)

const faces = {
  heading: {
    file: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff',
    name: 'Bricolage Grotesque Bold',
  },
  words: {
    file: '@fontsource/instrument-sans/files/instrument-sans-latin-400-normal.woff',
    name: 'Instrument Sans',
  },
} as const
export type Face = keyof typeof faces
export type Font = { name: string; file: string }

/** The street's letters as files that pictures can be drawn with, also where the machine has no fonts at all. */
export function openFonts(dataDir: string): (face: Face) => Promise<Font> {
  const ready = new Map<Face, Promise<Font>>()
  return (face) => {
    const known = ready.get(face)
    if (known) return known
    const making = unwrapped(dataDir, face)
    ready.set(face, making)
    making.catch(() => ready.delete(face))
    return making
  }
}

async function unwrapped(dataDir: string, face: Face): Promise<Font> {
  const { file, name } = faces[face]
  // on disk in any case: the drawing library opens it by its path
  const disk = diskBlobs(dataDir)
  const place = `fonts/${face}.ttf`
  if (!(await disk.read(place))) await disk.write(place, ttfOf(await readFile(require.resolve(file))))
  return { name, file: join(dataDir, place) }
}

/** WOFF is a TrueType file with its tables deflated; the drawing library takes only the plain one. */
function ttfOf(woff: Buffer): Buffer {
  const count = woff.readUInt16BE(12)
  const tables = Array.from({ length: count }, (_, nth) => {
    const at = 44 + 20 * nth
    const start = woff.readUInt32BE(at + 4)
    const packed = woff.subarray(start, start + woff.readUInt32BE(at + 8))
    const size = woff.readUInt32BE(at + 12)
    const data = packed.length < size ? inflateSync(packed) : packed
    return { tag: woff.subarray(at, at + 4), sum: woff.subarray(at + 16, at + 20), data }
  })

  const head = Buffer.alloc(12 + 16 * count)
  woff.copy(head, 0, 4, 8)
  const power = 2 ** Math.floor(Math.log2(count))
  head.writeUInt16BE(count, 4)
  head.writeUInt16BE(power * 16, 6)
  head.writeUInt16BE(Math.log2(power), 8)
  head.writeUInt16BE((count - power) * 16, 10)

  const parts: Buffer[] = [head]
  let offset = head.length
  for (const [nth, { tag, sum, data }] of tables.entries()) {
    const at = 12 + 16 * nth
    tag.copy(head, at)
    sum.copy(head, at + 4)
    head.writeUInt32BE(offset, at + 8)
    head.writeUInt32BE(data.length, at + 12)
    const padding = Buffer.alloc((4 - (data.length % 4)) % 4)
    parts.push(data, padding)
    offset += data.length + padding.length
  }
  return Buffer.concat(parts)
}
