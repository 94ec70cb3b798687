import { type Role, toStoredRole } from '@mainstreet/contract/accounts/roles.ts'
import { ApiError } from '@mainstreet/platform/http/api-error.ts'

type SenderClaim = { sender_id?: string | undefined; sender_type?: Role | undefined }

/** Rejects a wrong sender instead of correcting it silently. */
export function requireOwnSender(
  { sender_id, sender_type }: SenderClaim,
  sender: Required<SenderClaim>,
): void {
  const isOwnSender =
    (sender_id === undefined || sender_id === sender.sender_id) &&
    (sender_type === undefined || toStoredRole(sender_type) === sender.sender_type)
  if (!isOwnSender) throw new ApiError('not_allowed', (m) => m.errors.chat.onlyOwnName)
}
