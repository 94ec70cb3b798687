import { createHash, timingSafeEqual } from 'node:crypto'
import { validationError } from '../auth-error.ts'

/** The stored challenge of a flow; undefined for the implicit flow. */
export type PkceChallenge = { challenge: string; method: 's256' | 'plain' } | undefined

type ChallengeFields = {
  code_challenge?: string | null | undefined
  code_challenge_method?: string | null | undefined
}

const challengePattern = /^[A-Za-z0-9._~-]{43,128}$/

export function parseChallenge({ code_challenge, code_challenge_method }: ChallengeFields): PkceChallenge {
  if (!code_challenge && !code_challenge_method) return undefined
  if (!code_challenge || !code_challenge_method)
    throw validationError('PKCE flow requires code_challenge_method and code_challenge')
  if (!challengePattern.test(code_challenge))
    throw validationError(
      'code challenge has to be between 43 and 128 characters of A-Z, a-z, 0-9, -, ., _ and ~',
    )
  const method = code_challenge_method.toLowerCase()
  if (method !== 's256' && method !== 'plain') throw validationError('Invalid code_challenge_method')
  return { challenge: code_challenge, method }
}

export function isValidVerifier(
  { challenge, method }: NonNullable<PkceChallenge>,
  verifier: string,
): boolean {
  const derived = method === 'plain' ? verifier : createHash('sha256').update(verifier).digest('base64url')
  const [a, b] = [Buffer.from(derived), Buffer.from(challenge)]
  return a.length === b.length && timingSafeEqual(a, b)
}
