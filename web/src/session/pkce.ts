/** The pair with which only the browser that requested an email can use its link (RFC 7636). */
export type PkcePair = { verifier: string; challenge: string; method: 's256' | 'plain' }

export async function createPkcePair(): Promise<PkcePair> {
  const verifier = base64url(crypto.getRandomValues(new Uint8Array(56)))
  // browsers have no digest outside of https and localhost
  if (!crypto.subtle) return { verifier, challenge: verifier, method: 'plain' }
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  return { verifier, challenge: base64url(new Uint8Array(digest)), method: 's256' }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replace(/\+/g, '-')
    .replace(/\//g, '_')
    .replace(/=+$/, '')
}
