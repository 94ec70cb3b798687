/** Redis Sentinels, which know the current primary. */
export type SentinelAddress = {
  sentinels: { host: string; port: number }[]
  /** The name under which the sentinels watch the primary. */
  name: string
  username: string | undefined
  password: string | undefined
  /** The password of the sentinels themselves. */
  sentinelPassword: string | undefined
  tls: boolean
}

const defaultPort = 26_379
const urlPattern =
  /^(?<scheme>rediss?)\+sentinel:\/\/(?:(?<username>[^:@/?#]*):(?<password>[^:@/?#]+)@)?(?<hosts>[^@/?#]+)\/(?<name>[\w.-]+)(?:\?sentinel_password=(?<sentinelPassword>[^&#]+))?$/
const hostPattern = /^(?:\[(?<ipv6>[\da-f:.]+)\]|(?<host>[\w.-]+))(?::(?<port>\d{1,5}))?$/i

/**
 * Reads `redis+sentinel://[user:password@]host1:26379,host2:26379/mymaster[?sentinel_password=...]`; undefined when the
 * text is something else. `URL` cannot read it, because it allows one host.
 */
export function parseSentinelUrl(url: string): SentinelAddress | undefined {
  const parts = urlPattern.exec(url)?.groups
  if (!parts) return undefined
  const { scheme, hosts = '', name = '' } = parts
  const sentinels = hosts.split(',').map(parseHost)
  const secrets = [parts.username, parts.password, parts.sentinelPassword].map(decode)
  if (!sentinels.every((one) => one !== undefined) || secrets.includes(null)) return undefined
  const [username, password, sentinelPassword] = secrets.map((text) => text || undefined)
  return { sentinels, name, username, password, sentinelPassword, tls: scheme === 'rediss' }
}

function parseHost(text: string): SentinelAddress['sentinels'][number] | undefined {
  const { ipv6, host = ipv6, port = defaultPort } = hostPattern.exec(text.trim())?.groups ?? {}
  return host !== undefined && Number(port) > 0 && Number(port) < 65_536
    ? { host, port: Number(port) }
    : undefined
}

/** Null when the percent signs make no sense. */
function decode(text: string | undefined): string | undefined | null {
  try {
    return text && decodeURIComponent(text)
  } catch {
    return null
  }
}
