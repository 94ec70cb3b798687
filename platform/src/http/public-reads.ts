import type { StoredRole } from '@mainstreet/contract/accounts/roles.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Db, Queryable } from '../db/db.ts'
import type { ReadReplicas } from '../db/read-replicas.ts'
import { getPosition, setPositionCookie, unknownPosition } from './position-cookie.ts'

/** Where calls and pages read what anyone may see. */
export type PublicReads = {
  /** Contains every change that an event has reported to this node: for what several callers share. */
  shared: Queryable
  /** Contains what the caller has written, too. The primary database for those who run the marketplace. */
  forCaller(caller: { raw: FastifyRequest; viewer: { role: StoredRole } | undefined }): Queryable
  /** To be called after a write, before its response. */
  recordWrite(reply: FastifyReply): Promise<void>
}

type PublicReadsOptions = {
  replicas: ReadReplicas | undefined
  /** The caller's next request may reach a node that does not know of this write yet. */
  hasOtherNodes: boolean
  isSecure: boolean
}

export function createPublicReads(
  primary: Db,
  { replicas, hasOtherNodes, isSecure }: PublicReadsOptions,
): PublicReads {
  return {
    shared: replicas?.reader() ?? primary,
    forCaller({ raw, viewer }) {
      if (!replicas) return primary
      // dashboards show what no event reports
      if (viewer && viewer.role !== 'customer') return primary
      const position = getPosition(raw)
      if (position === undefined && viewer && !isBrowser(raw)) return primary
      return replicas.reader(position)
    },
    async recordWrite(reply) {
      if (!hasOtherNodes) return
      const position = await replicas?.findPosition().catch(() => unknownPosition)
      setPositionCookie(reply, position ?? 0, isSecure)
    },
  }
}

/** A browser says that the request comes from our own page; other programs may have written and kept no cookie. */
function isBrowser({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === 'same-origin'
}
