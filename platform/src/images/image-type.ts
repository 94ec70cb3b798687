import type { Metadata } from 'sharp'

const signatures: [mimetype: string, begins: RegExp][] = [
  ['image/png', /^\x89PNG\r\n/],
  ['image/jpeg', /^\xff\xd8\xff/],
  ['image/gif', /^GIF8[79]a/],
  ['image/webp', /^RIFF[\s\S]{4}WEBP/],
  ['image/avif', /^[\s\S]{4}ftyp(avif|avis|mif1|msf1)/],
]

/** From the first bytes, whatever the file name says; undefined for other files. */
export function detectImageType(bytes: Buffer): string | undefined {
  const head = bytes.toString('latin1', 0, 16)
  return signatures.find(([, begins]) => begins.test(head))?.[0]
}

const supportedFormats = new Set(['png', 'jpeg', 'webp', 'gif', 'avif'])

/** Checks the decoded format; SVG is excluded, since it can contain scripts. */
export function isSupportedFormat({ format, compression }: Metadata): boolean {
  return supportedFormats.has(format === 'heif' && compression === 'av1' ? 'avif' : format)
}
