import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { dayMs } from '@mainstreet/contract/durations.ts'
import type { FastifyReply } from 'fastify'
import type { AuthDeps, Caller } from '../auth-deps.ts'

/** The browser's random id, and a mark for each account that has signed in there. It signs nobody in. */
export const deviceCookie = 'mainstreet_device'

const maxAccountsPerDevice = 5
const lifetimeDays = 365
const devicePattern = /^[\w-]{22}(\.[\w-]{22}){0,5}$/

/**
 * The id of the device on which the account of this email address or phone (with its plus) has signed in before; what
 * others do elsewhere does not count for it.
 */
export function findKnownDevice(secret: string, { device }: Caller, identifier: string): string | undefined {
  const { id, marks } = parseDevice(device)
  const expected = Buffer.from(createMark(secret, id, identifier))
  return marks.some((mark) => timingSafeEqual(Buffer.from(mark), expected)) ? id : undefined
}

/** Remembers that the account has signed in on the caller's device. */
export function setKnownDevice(
  { secret, settings }: Pick<AuthDeps, 'secret' | 'settings'>,
  { device }: Caller,
  identifier: string,
  reply: FastifyReply,
): void {
  const { id, marks } = parseDevice(device)
  const mark = createMark(secret, id, identifier)
  const others = marks.filter((one) => one !== mark)
  reply.setCookie(deviceCookie, [id, mark, ...others.slice(0, maxAccountsPerDevice - 1)].join('.'), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: settings.siteUrl.startsWith('https:'),
    maxAge: (lifetimeDays * dayMs) / 1000,
  })
}

function parseDevice(device: string | undefined): { id: string; marks: string[] } {
  const isValid = device !== undefined && devicePattern.test(device)
  const [id = '', ...marks] = isValid ? device.split('.') : [randomBytes(16).toString('base64url')]
  return { id, marks }
}

function createMark(secret: string, deviceId: string, identifier: string): string {
  const mac = createHmac('sha256', secret).update(`known device\n${deviceId}\n${identifier}`)
  return mac.digest('base64url').slice(0, 22)
}
