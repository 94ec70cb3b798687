/**
 * A file does not name its encoding. Excel writes UTF-16 with a byte order mark, and "CSV" in Windows-1252;
 * other programs write UTF-8, in which accented letters of Windows-1252 are invalid.
 */
export function decodeText(bytes: ArrayBuffer): string {
  const [first, second] = new Uint8Array(bytes, 0, Math.min(2, bytes.byteLength))
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
