import encodeQR from 'qr'

/** Light modules around the code, without which a camera does not find it (ISO/IEC 18004). */
const quietZone = 4

/**
 * An SVG image, dark on white whatever is behind it. It has no `#`, which would end a data URL. One square
 * per module is enough: it scales.
 */
export function drawQrCode(text: string): string {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: quietZone, scale: 1 })
  return svg.replace('<path', '<rect width="100%" height="100%" fill="white"/><path')
}

/** A grey image, one byte for each pixel: dark on white, whole pixels for each module. */
export type QrCodePixels = { bytes: Buffer; width: number }

/** At least `minWidth` pixels wide. */
export function drawQrCodePixels(text: string, minWidth: number): QrCodePixels {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: quietZone })
  const scale = Math.ceil(minWidth / modules.length)
  const width = modules.length * scale
  const bytes = Buffer.alloc(width * width, 255)
  for (const [y, row] of modules.entries())
    for (const [x, isDark] of row.entries())
      if (isDark)
        for (let line = y * scale; line < (y + 1) * scale; line++)
          bytes.fill(0, line * width + x * scale, line * width + (x + 1) * scale)
  return { bytes, width }
}
