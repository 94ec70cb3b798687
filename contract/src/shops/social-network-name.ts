const networkNames: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  x: 'X',
  yelp: 'Yelp',
  youtube: 'YouTube',
}

/** The name of a social network; for an unknown one its key. */
export function getSocialNetworkName(key: string): string {
  if (Object.hasOwn(networkNames, key)) return networkNames[key] ?? key
  const spacedKey = key.replaceAll('_', ' ')
  return spacedKey.charAt(0).toUpperCase() + spacedKey.slice(1)
}
