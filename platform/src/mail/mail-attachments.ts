import type { Appointment, MailAttachments } from '@mainstreet/contract/events.ts'
import type { DateTime } from 'ics'
import { drawQrCode, drawQrCodePixels } from '../images/qr-code.ts'

type MailFile = { filename: string; contentType: string; content: Buffer | string; cid?: string }

/** The files of an email, as nodemailer takes them. Their libraries load with the first email that has some. */
export async function renderAttachments({ qrCodes, appointments }: MailAttachments): Promise<MailFile[]> {
  const images = qrCodes.map(async ({ cid, url }, at) => ({
    filename: `pickup-${at + 1}.png`,
    contentType: 'image/png',
    content: await drawPng(url),
    cid,
  }))
  if (appointments.length === 0) return Promise.all(images)
  const calendar = {
    filename: 'pickup.ics',
    contentType: 'text/calendar; charset=utf-8',
    content: await writeCalendar(appointments),
  }
  return [...(await Promise.all(images)), calendar]
}

/** For a page that shows the email: the images are in it, as SVG: a PNG takes some milliseconds. */
export function embedImages(html: string, qrCodes: MailAttachments['qrCodes']): string {
  let embedded = html
  for (const { cid, url } of qrCodes) {
    const image = Buffer.from(drawQrCode(url)).toString('base64')
    embedded = embedded.replaceAll(`cid:${cid}`, () => `data:image/svg+xml;base64,${image}`)
  }
  return embedded
}

/** Three per pixel of the page: sharp on a dense screen. */
const minQrCodePixels = 444

/** From 0 to 9: takes half as long as the default, and the file is smaller than that of a rendered SVG. */
const pngCompression = 3

/** From pixels, as email programs show no SVG and rendering one takes milliseconds. */
async function drawPng(url: string): Promise<Buffer> {
  const { default: sharp } = await import('sharp')
  const { bytes, width } = drawQrCodePixels(url, minQrCodePixels)
  return sharp(bytes, { raw: { width, height: width, channels: 1 } })
    .toColourspace('b-w')
    .png({ compressionLevel: pngCompression })
    .toBuffer()
}

async function writeCalendar(appointments: readonly Appointment[]): Promise<string> {
  const { createEvents } = await import('ics')
  const { error, value } = createEvents(
    appointments.map(({ id, title, location, description, url, start, minutes }) => ({
      uid: `${id}@mainstreet`,
      productId: 'mainstreet',
      title,
      location,
      description,
      url,
      start: toDateTime(new Date(start)),
      startInputType: 'utc' as const,
      duration: { minutes },
      busyStatus: 'FREE' as const,
    })),
  )
  if (error || !value) throw new Error(`A calendar file could not be written: ${error?.message}`)
  return value
}

const toDateTime = (at: Date): DateTime => [
  at.getUTCFullYear(),
  at.getUTCMonth() + 1,
  at.getUTCDate(),
  at.getUTCHours(),
  at.getUTCMinutes(),
]
