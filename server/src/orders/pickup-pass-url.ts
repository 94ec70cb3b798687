import { href } from '@mainstreet/contract/href.ts'
import { routes } from '@mainstreet/contract/routes.ts'
import { signId } from '@mainstreet/platform/http/signed-id.ts'

export type PickupPassLinks = { publicUrl: string; secret: string }

/** Whoever has it sees the pickup pass of the order, and nothing else. */
export function buildPickupPassUrl({ publicUrl, secret }: PickupPassLinks, orderId: string): string {
  return href(routes.pickupPass, { token: signId(secret, orderId) }, { origin: publicUrl })
}
