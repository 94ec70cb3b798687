import jsqr from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { embedImages, renderAttachments } from './mail-attachments.ts'

// its types describe another module format
const readQrCode = jsqr as unknown as typeof jsqr.default

const url = 'https://shops.example/pass/AZCgAAAAcACAAAAAAAAAu7kq8Zl2bGmC9n0Vt2yJw5wQeXyZ'
const qrCodes = [{ cid: 'qr-code-0@mainstreet', url }]
const appointments = [
  {
    id: '0193b5a0-0000-7000-8000-000000000001',
    title: 'Pick up at Kiln, Loom & Co.',
    location: '12 Mill Rd; back door',
    description: 'Pickup code K7M2QX.',
    url,
    start: '2026-11-20T20:20:00.000Z',
    minutes: 30,
  },
]

test('the attached QR code is a PNG that a camera reads', async () => {
  const [image, ...others] = await renderAttachments({ qrCodes, appointments: [] })
  expect(others).toEqual([])
  expect(image).toMatchObject({ contentType: 'image/png', cid: 'qr-code-0@mainstreet' })
  const pixels = sharp(image?.content as Buffer)
    .ensureAlpha()
    .raw()
  const { data, info } = await pixels.toBuffer({ resolveWithObject: true })
  expect(readQrCode(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(url)
})

test('the calendar file has the time in UTC and escapes what separates its fields', async () => {
  const [calendar] = await renderAttachments({ qrCodes: [], appointments })
  expect(calendar?.filename).toBe('pickup.ics')
  const lines = String(calendar?.content)
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
  expect(lines).toContain('DTSTART:20261120T202000Z')
  expect(lines).toContain('DURATION:PT30M')
  expect(lines).toContain('SUMMARY:Pick up at Kiln\\, Loom & Co.')
  expect(lines).toContain('LOCATION:12 Mill Rd\\; back door')
  expect(lines).toContain('UID:0193b5a0-0000-7000-8000-000000000001@mainstreet')
})

test('the mailbox shows the image without an attachment', async () => {
  const html = embedImages('<img src="cid:qr-code-0@mainstreet">', qrCodes)
  expect(html).toMatch(/^<img src="data:image\/svg\+xml;base64,[\w+/=]+">$/)
})
