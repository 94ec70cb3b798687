import { ensureNewerToken, getAccessToken } from '../../api/access-token.ts'
import { ApiError } from '../../api/api-error.ts'

/** Calls the provider again with a newer token when it rejects this one, as calls of our server are sent. */
export async function withNewerToken<T>(send: () => Promise<T>): Promise<T> {
  const used = getAccessToken()
  try {
    return await send()
  } catch (error) {
    const isRejected = error instanceof ApiError && error.code === 'unauthenticated'
    if (!isRejected || !used || !(await ensureNewerToken(used))) throw error
    return send()
  }
}
