const localHosts = new Set(['localhost', '127.0.0.1', '[::1]'])

type MailLinkContext = {
  /** Where the page that asks for the mail is open. */
  origin: string
  /** The production address, or where the server listens when none is set. */
  publicUrl: string
  demoHost: string | null
}

/**
 * Where the links of a mail lead (spec 2): to the production site from the known demo host and from localhost,
 * to the current origin on any other host. Without a production address a local page keeps its own name.
 */
export function getMailLinkOrigin({ origin, publicUrl, demoHost }: MailLinkContext): string {
  const { host, hostname } = new URL(origin)
  const isLocal = localHosts.has(hostname)
  if (isLocal && localHosts.has(new URL(publicUrl).hostname)) return new URL(origin).origin
  const leadsToPublicUrl = host === demoHost || hostname === demoHost || isLocal
  return leadsToPublicUrl ? new URL(publicUrl).origin : new URL(origin).origin
}
