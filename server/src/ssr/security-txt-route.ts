import { dayMs } from '@mainstreet/contract/durations.ts'
import type { FastifyInstance } from 'fastify'

/** RFC 9116 recommends less than a year. */
const validMs = 180 * dayMs

type SecurityTxtDeps = { contact: string | undefined; publicUrl: string; now: () => Date }

/** Where to report a vulnerability (RFC 9116); without a contact there is no such file. */
export function securityTxtRoute(app: FastifyInstance, { contact, publicUrl, now }: SecurityTxtDeps): void {
  if (contact === undefined) return
  const path = '/.well-known/security.txt'
  app.get(path, async (_request, reply) => {
    const expires = new Date(Math.floor((now().getTime() + validMs) / dayMs) * dayMs)
    return reply
      .header('cache-control', 'public, max-age=86400')
      .type('text/plain; charset=utf-8')
      .send(
        [
          `Contact: ${contact}`,
          `Expires: ${expires.toISOString()}`,
          `Canonical: ${publicUrl}${path}`,
          '',
        ].join('\n'),
      )
  })
}
