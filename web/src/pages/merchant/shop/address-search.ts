/** The search text when the full address is not found: the town after the first comma. */
export function getTown(address: string): string | undefined {
  const [, ...town] = address.split(',')
  return town.join(',').trim() || undefined
}
