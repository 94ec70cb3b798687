import { addressKey } from '@mainstreet/platform/rate-limits/address-key.ts'

/**
 * The network of an address: "203.0.113.*", "2001:db8:7:*". Enough for an owner to recognize it; a stranger's whole address
 * is nobody's business.
 */
export function getRoughAddress(ip: string): string {
  const key = addressKey(ip)
  if (key.endsWith('::/64')) return `${key.split(':').slice(0, 3).join(':')}:*`
  return key.replace(/\.\d+$/, '.*')
}
