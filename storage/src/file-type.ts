import { detectImageType } from '@mainstreet/platform/images/image-type.ts'

/** From the bytes; the claimed type is used only when they are ambiguous, and never for HTML. */
export function detectFileType(bytes: Buffer, claimedType: string): string {
  const imageType = detectImageType(bytes)
  if (imageType) return imageType
  if (bytes.subarray(0, 5).toString('latin1') === '%PDF-') return 'application/pdf'
  if (bytes.length === 0 || !isText(bytes)) return 'application/octet-stream'
  const start = bytes.subarray(0, 1024).toString('utf8').trimStart().toLowerCase()
  if (/<svg[\s>]/.test(start)) return 'image/svg+xml'
  if (start.startsWith('<'))
    return /^<(!doctype html|html|head|body|script)/.test(start) ? 'text/html' : 'text/xml'
  const [type = ''] = claimedType.toLowerCase().split(';')
  return ['text/csv', 'application/json', 'text/markdown'].includes(type.trim()) ? type.trim() : 'text/plain'
}

function isText(bytes: Buffer): boolean {
  if (bytes.includes(0)) return false
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
