/** Cloud drives and well-known image hosts (docs/spec.md, section 7); the setting IMAGE_HOSTS adds more. */
const knownHosts =
  `drive.google.com drive.usercontent.google.com *.googleusercontent.com www.dropbox.com dropbox.com
  *.dropboxusercontent.com 1drv.ms onedrive.live.com api.onedrive.com *.1drv.com images.unsplash.com images.pexels.com
  i.imgur.com upload.wikimedia.org cdn.shopify.com res.cloudinary.com images.squarespace-cdn.com static.wixstatic.com
  i.etsystatic.com live.staticflickr.com`.split(/\s+/)

export function isKnownHost(host: string, extraHosts: readonly string[]): boolean {
  return [...knownHosts, ...extraHosts].some((pattern) =>
    pattern.startsWith('*.') ? host.endsWith(pattern.slice(1)) : host === pattern,
  )
}

const driveIdPattern = /^[\w-]{10,200}$/

/** The direct download URL of a shared link; other URLs stay unchanged. */
export function toDirectUrl(url: URL): URL {
  const host = url.hostname
  if (host === 'drive.google.com') return toDriveDownloadUrl(url)
  if (host === 'www.dropbox.com' || host === 'dropbox.com') {
    const direct = new URL(url)
    direct.searchParams.delete('dl')
    direct.searchParams.set('raw', '1')
    return direct
  }
  if (host === '1drv.ms' || (host === 'onedrive.live.com' && !url.pathname.startsWith('/download'))) {
    const share = Buffer.from(url.href).toString('base64url')
    return new URL(`https://api.onedrive.com/v1.0/shares/u!${share}/root/content`)
  }
  return url
}

function toDriveDownloadUrl(url: URL): URL {
  const [, inPath] = /^\/(?:a\/[^/]+\/)?file\/(?:u\/\d+\/)?d\/([\w-]+)/.exec(url.pathname) ?? []
  const id = inPath ?? url.searchParams.get('id') ?? ''
  if (!driveIdPattern.test(id)) return url
  return new URL(`https://drive.usercontent.google.com/download?id=${id}&export=view`)
}
