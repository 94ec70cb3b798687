const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

type MailLinkContext = {
  /** The origin of the page that requests the email. */
  origin: string
  /** The production address, or the address that the server listens on when none is set. */
  publicUrl: string
  demoHost: string | null
}

/**
 * The origin of links in emails (docs/spec.md, section 2): the production site for requests from the known
 * demo host and from localhost, otherwise the current origin. Without a production address a local page
 * keeps its own host.
 */
export function getMailLinkOrigin({ origin, publicUrl, demoHost }: MailLinkContext): string {
  const { host, hostname } = new URL(origin)
  const isLocal = localHosts.has(hostname)
  if (isLocal && localHosts.has(new URL(publicUrl).hostname)) return new URL(origin).origin
  const leadsToPublicUrl = host === demoHost || hostname === demoHost || isLocal
  return leadsToPublicUrl ? new URL(publicUrl).origin : new URL(origin).origin
}
