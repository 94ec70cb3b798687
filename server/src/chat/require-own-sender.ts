import { type Role, storedRole } from '@mainstreet/contract/accounts/roles.ts'
import { Refusal } from '../platform/http/api-error.ts'

type Claim = { sender_id?: string | undefined; sender_type?: Role | undefined }

/** What a caller says about itself must be so; it is not corrected in silence. */
export function requireHonest({ sender_id, sender_type }: Claim, truth: Required<Claim>): void {
  const isHonest =
    (sender_id === undefined || sender_id === truth.sender_id) &&
    (sender_type === undefined || storedRole(sender_type) === truth.sender_type)
  if (!isHonest) throw new Refusal('not_allowed', 'A message can only be sent in your own name')
}
