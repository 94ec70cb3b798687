const names: Record<string, string> = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  pinterest: 'Pinterest',
  tiktok: 'TikTok',
  x: 'X',
  yelp: 'Yelp',
  youtube: 'YouTube',
}

/** How a social network is called; an unknown one by its key. */
export function linkName(key: string): string {
  if (Object.hasOwn(names, key)) return names[key] ?? key
  const words = key.replaceAll('_', ' ')
  return words.charAt(0).toUpperCase() + words.slice(1)
}
