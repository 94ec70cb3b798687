import { isIPv6 } from 'node:net'

const ipv4MappedAddress = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/**
 * The key for limits by address: an IPv4 address, or the /64 network of an IPv6 address, which one customer of a
 * provider usually has.
 */
export function addressKey(address: string): string {
  const [, ipv4] = ipv4MappedAddress.exec(address) ?? []
  if (ipv4 !== undefined) return ipv4
  const [plain = ''] = address.split('%')
  if (!isIPv6(plain)) return address
  const [head = '', tail] = plain.split('::')
  const before = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length)
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...after]
  const network = groups.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16))
  return `${network.join(':')}::/64`
}
