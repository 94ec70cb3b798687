import jsQR from 'jsqr'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { QrCode } from './qr-code.tsx'

const pixelsPerModule = 4

/** The code as a camera sees it. */
function readQrCode(markup: string): string | undefined {
  const size = Number(/viewBox="0 0 (\d+)/.exec(markup)?.[1])
  const width = size * pixelsPerModule
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255)
  for (const [, x, y] of markup.matchAll(/M(\d+) (\d+)h1v1h-1z/g))
    for (let dy = 0; dy < pixelsPerModule; dy++)
      for (let dx = 0; dx < pixelsPerModule; dx++) {
        const at = ((Number(y) * pixelsPerModule + dy) * width + Number(x) * pixelsPerModule + dx) * 4
        pixels.fill(0, at, at + 3)
      }
  return jsQR(pixels, width, width)?.data
}

test.each([
  'https://shops.example/pass/AZCgAAAAcACAAAAAAAAAu7kq8Zl2bGmC9n0Vt2yJw5wQeXyZ',
  'http://127.0.0.1:4186/pass/-_CgAAAAcACAAAAAAAAAu7kq8Zl2bGmC9n0Vt2yJw5wQeXyZ',
])('a camera reads %s', (url) => {
  const markup = renderToStaticMarkup(<QrCode url={url} label="Pickup pass" />)
  expect(readQrCode(markup)).toBe(url)
})
