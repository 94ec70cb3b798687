import { uploadLimits } from '@mainstreet/contract/media/limits.ts'
import { jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { type ImageTransform, imageTransform } from './render-object.ts'
import { badRequest, invalidSignature } from './storage-error.ts'

const uploadClaims = z.object({
  scope: z.literal('upload'),
  url: z.string(),
  owner: z.string(),
  /** The session that signed it. */
  session: z.string(),
  upsert: z.boolean(),
})
const downloadClaims = z.object({
  scope: z.literal('download'),
  url: z.string(),
  transform: imageTransform.optional(),
})
const maxLifetimeSeconds = 365 * 24 * 3600

export type SignedTokens = ReturnType<typeof createSignedTokens>

/** `url` is bucket and name: a token gives access to exactly one object. */
export function createSignedTokens(secret: string, now: () => Date) {
  const key = new TextEncoder().encode(secret)
  const seconds = () => Math.floor(now().getTime() / 1000)

  function sign(claims: Record<string, unknown>, lifetimeSeconds: number): Promise<string> {
    return new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuedAt(seconds())
      .setExpirationTime(seconds() + lifetimeSeconds)
      .sign(key)
  }

  async function read<Claims>(token: unknown, schema: z.ZodType<Claims>): Promise<Claims> {
    if (typeof token !== 'string') throw invalidSignature()
    try {
      const { payload } = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now() })
      return schema.parse(payload)
    } catch {
      throw invalidSignature()
    }
  }

  return {
    forUpload: (url: string, upload: { owner: string; session: string; upsert: boolean }) =>
      sign({ scope: 'upload', url, ...upload }, uploadLimits.signedUrlSeconds),
    forDownload(url: string, expiresIn: unknown, transform?: ImageTransform) {
      const lifetime = z.int().min(1).max(maxLifetimeSeconds).safeParse(expiresIn)
      if (!lifetime.success) throw badRequest('body/expiresIn must be a whole number of seconds')
      return sign({ scope: 'download', url, transform }, lifetime.data)
    },
    async readUpload(token: unknown, url: string) {
      const claims = await read(token, uploadClaims)
      if (claims.url !== url) throw invalidSignature()
      return claims
    },
    async readDownload(token: unknown, url: string) {
      const claims = await read(token, downloadClaims)
      if (claims.url !== url) throw invalidSignature()
      return claims
    },
  }
}
