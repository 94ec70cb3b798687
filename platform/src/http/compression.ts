import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type ContentEncoding = 'br' | 'gzip'
/** The compressed forms of one text, created on first use. */
export type CompressedBodies = Partial<Record<ContentEncoding, Promise<Buffer>>>

const brotli = promisify(brotliCompress)
const gzipCompress = promisify(gzip)
/** A cached page or list lives for seconds, so a higher quality costs more than the saved bytes are worth. */
const brotliQuality = { [constants.BROTLI_PARAM_QUALITY]: 5 }

export function negotiateEncoding(accepted: string | string[] | undefined): ContentEncoding | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}

export function compressOnce(
  compressed: CompressedBodies,
  encoding: ContentEncoding,
  text: string | Buffer,
): Promise<Buffer> {
  compressed[encoding] ??= encoding === 'br' ? brotli(text, { params: brotliQuality }) : gzipCompress(text)
  return compressed[encoding]
}
