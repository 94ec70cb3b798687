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
