import type { Viewer } from '@mainstreet/identity/viewer.ts'
import type { Tx } from '@mainstreet/platform/db/db.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'
import { lockUserAgainstDeletion } from './users/users-store.ts'

/**
 * For use cases that store a user's text: the row lock makes a deletion of the user wait, so that it erases the
 * text too. Throws when the user is already deleted.
 */
export async function requireExistingUser(tx: Tx, { id }: Viewer): Promise<void> {
  if (!(await lockUserAgainstDeletion(tx, id)))
    throw new ApiError('unauthenticated', (m) => m.session.noValidSession)
}
