/** What to look for where an address is known to no map as a whole: its town stands behind the first comma. */
export function getTown(address: string): string | undefined {
  const [, ...town] = address.split(',')
  return town.join(',').trim() || undefined
}
