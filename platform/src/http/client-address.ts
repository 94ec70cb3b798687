import type { IncomingMessage } from 'node:http'
import { BlockList, isIPv6 } from 'node:net'

/**
 * The address of a client before the trusted proxies, for requests that the framework does not see. An address that only
 * an untrusted client claims is never used.
 */
export function createGetClientAddress(
  trustedNetworks: readonly string[],
): (request: IncomingMessage) => string {
  const trusted = new BlockList()
  for (const network of trustedNetworks) {
    const [address = '', bits] = network.split('/')
    if (bits === undefined) trusted.addAddress(address, getFamily(address))
    else trusted.addSubnet(address, Number(bits), getFamily(address))
  }
  const isTrusted = (address: string) => address !== '' && trusted.check(address, getFamily(address))
  return ({ socket, headers }) => {
    const forwarded = [headers['x-forwarded-for'] ?? ''].flat().join(',').split(',').reverse()
    let address = toPlainAddress(socket.remoteAddress ?? '')
    for (const next of forwarded) {
      if (!isTrusted(address) || next.trim() === '') break
      address = toPlainAddress(next.trim())
    }
    return address
  }
}

const getFamily = (address: string) => (isIPv6(address) ? 'ipv6' : 'ipv4')

function toPlainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}
