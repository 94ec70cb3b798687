import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFontLoader } from './fonts.ts'

const folder = await mkdtemp(join(tmpdir(), 'mainstreet-fonts-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(['heading', 'words'] as const)('the letters of %s are a whole TrueType file', async (face) => {
  const font = createFontLoader(folder)
  const [one, other] = await Promise.all([font(face), font(face)])
  expect(one).toBe(other)
  const bytes = await readFile(one.file)
  expect(bytes.readUInt32BE(0)).toBe(0x00010000)
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, nth) => {
    const at = 12 + 16 * nth
    return {
      tag: bytes.toString('latin1', at, at + 4),
      at: bytes.readUInt32BE(at + 8),
      size: bytes.readUInt32BE(at + 12),
      sum: bytes.readUInt32BE(at + 4),
    }
  })
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']))
  for (const { tag, at, size, sum } of tables.filter(({ tag }) => tag !== 'head'))
    expect(checksum(bytes.subarray(at, at + size)), tag).toBe(sum)
})

/** As the format says: the sum of its words of four bytes. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  let sum = 0
  for (let at = 0; at < padded.length; at += 4) sum = (sum + padded.readUInt32BE(at)) >>> 0
  return sum
}
