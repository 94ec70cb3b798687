import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { createFontLoader } from './fonts.ts'

const folder = await mkdtemp(join(tmpdir(), 'mainstreet-fonts-'))
afterAll(() => rm(folder, { recursive: true, force: true }))

test.each(['heading', 'body'] as const)('the %s font is a complete TrueType file', async (face) => {
  const font = createFontLoader(folder)
  const [one, other] = await Promise.all([font(face), font(face)])
  expect(one).toBe(other)
  const bytes = await readFile(one.file)
  expect(bytes.readUInt32BE(0)).toBe(0x00010000)
  const tables = Array.from({ length: bytes.readUInt16BE(4) }, (_, nth) => {
    const offset = 12 + 16 * nth
    return {
      tag: bytes.toString('latin1', offset, offset + 4),
      offset: bytes.readUInt32BE(offset + 8),
      size: bytes.readUInt32BE(offset + 12),
      sum: bytes.readUInt32BE(offset + 4),
    }
  })
  expect(tables.map(({ tag }) => tag)).toEqual(expect.arrayContaining(['cmap', 'glyf', 'head', 'name']))
  for (const { tag, offset, size, sum } of tables.filter(({ tag }) => tag !== 'head'))
    expect(checksum(bytes.subarray(offset, offset + size)), tag).toBe(sum)
})

/** As the format defines: the sum of its 32-bit words. */
function checksum(table: Buffer): number {
  const padded = Buffer.concat([table, Buffer.alloc((4 - (table.length % 4)) % 4)])
  let sum = 0
  for (let offset = 0; offset < padded.length; offset += 4) sum = (sum + padded.readUInt32BE(offset)) >>> 0
  return sum
}
