import { createHash, timingSafeEqual } from 'node:crypto'
import { invalid } from '../auth-error.ts'

/** What a flow keeps of the client's secret; none: the implicit flow. */
export type Challenge = { challenge: string; method: 's256' | 'plain' } | undefined

type Asked = { code_challenge?: string | null | undefined; code_challenge_method?: string | null | undefined }

const form = /^[A-Za-z0-9._~-]{43,128}$/

export function challengeOf({ code_challenge, code_challenge_method }: Asked): Challenge {
  if (!code_challenge && !code_challenge_method) return undefined
  if (!code_challenge || !code_challenge_method)
    throw invalid('PKCE flow requires code_challenge_method and code_challenge')
  if (!form.test(code_challenge))
    throw invalid('code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9, -, ., _ and ~')
  const method = code_challenge_method.toLowerCase()
  if (method !== 's256' && method !== 'plain') throw invalid('Invalid code_challenge_method')
  return { challenge: code_challenge, method }
}

export function isVerifier({ challenge, method }: NonNullable<Challenge>, verifier: string): boolean {
  const shown = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  const [a, b] = [Buffer.from(shown), Buffer.from(challenge)]
  return a.length === b.length && timingSafeEqual(a, b)
}
