import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip'
/** The compressed forms of one text, made when first asked for. */
export type Packed = Partial<Record<Encoding, Promise<Buffer>>>

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)
/** A page or a list lives for seconds: beyond this the work is not worth the bytes. */
const quality = { [constants.BROTLI_PARAM_QUALITY]: 5 }

export function encodingFor(accepted: string | string[] | undefined): Encoding | undefined {
  const names = String(accepted ?? '')
    .split(',')
    .filter((one) => !/;\s*q=0(\.0*)?\s*$/.test(one))
    .map((one) => one.split(';')[0]?.trim())
  return (['br', 'gzip'] as const).find((name) => names.includes(name))
}

export function pack(packed: Packed, encoding: Encoding, text: string | Buffer): Promise<Buffer> {
  packed[encoding] ??= encoding === 'br' ? brotli(text, { params: quality }) : zip(text)
  return packed[encoding]
}
