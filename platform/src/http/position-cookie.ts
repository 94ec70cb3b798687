import type {} from '@fastify/cookie'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { LogPosition } from '../db/log-position.ts'

/**
 * Where the caller's last write is in the log, for some seconds: by then each node has been told of it, and replicas
 * that lag more are not read.
 */
const cookieName = 'mainstreet_position'
const cookieSeconds = 10
/** Below 2^53. */
const positionPattern = /^\d{1,15}$/
/** After a write whose position is unknown no replica counts as up to date. */
export const unknownPosition: LogPosition = 10 ** 15 - 1

export function setPositionCookie(reply: FastifyReply, position: LogPosition, isSecure: boolean): void {
  reply.setCookie(cookieName, String(position), {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: cookieSeconds,
  })
}

/** Undefined for a caller who has written nothing in the last seconds, or keeps no cookies. */
export function getPosition({ cookies }: FastifyRequest): LogPosition | undefined {
  const value = cookies[cookieName]
  return value !== undefined && positionPattern.test(value) ? Number(value) : undefined
}

/** The headers of a call that is made for the same caller. */
export function getPositionHeaders(request: FastifyRequest): { cookie?: string } {
  const position = getPosition(request)
  return position === undefined ? {} : { cookie: `${cookieName}=${position}` }
}

/** Whether what this node has cached may be older than the caller's last write. Works before cookies are parsed. */
export function hasJustWritten({ headers: { cookie } }: Pick<FastifyRequest, 'headers'>): boolean {
  return cookie?.includes(`${cookieName}=`) ?? false
}
