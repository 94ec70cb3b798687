import { BlockList, isIP } from 'node:net'

/** Loopback, private, link-local and reserved ranges; ranges that embed other addresses are blocked completely. */
const blockedRangesV4 = `0.0.0.0/8 10.0.0.0/8 100.64.0.0/10 127.0.0.0/8 169.254.0.0/16 172.16.0.0/12 192.0.0.0/24 192.0.2.0/24
  192.31.196.0/24 192.52.193.0/24 192.88.99.0/24 192.168.0.0/16 192.175.48.0/24 198.18.0.0/15 198.51.100.0/24
  203.0.113.0/24 224.0.0.0/4 240.0.0.0/4`
/** Blocked ranges within 2000::/3, the only allocated public range. */
const blockedRangesV6 = `2001::/23 2001:db8::/32 2002::/16 3fff::/20 2620:4f:8000::/48`

const blockedV4 = createBlockList(blockedRangesV4, 'ipv4')
const blockedV6 = createBlockList(blockedRangesV6, 'ipv6')
const globalUnicastV6 = createBlockList('2000::/3', 'ipv6')

function createBlockList(ranges: string, family: 'ipv4' | 'ipv6'): BlockList {
  const list = new BlockList()
  for (const range of ranges.split(/\s+/)) {
    const [net = '', bits] = range.split('/')
    list.addSubnet(net, Number(bits), family)
  }
  return list
}

/** Whether the address belongs to a public host. */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !blockedV4.check(address, 'ipv4')
  // a zone id marks a link-local address
  if (kind !== 6 || address.includes('%')) return false
  return globalUnicastV6.check(address, 'ipv6') && !blockedV6.check(address, 'ipv6')
}
