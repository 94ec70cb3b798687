/** Which of their orders somebody wants to see; the address says so. */
export const shows = { all: 'All', open: 'Open', earlier: 'Earlier' } as const
export type Show = keyof typeof shows

export function readShow(search: Record<string, unknown>): Show {
  const { show } = search
  return typeof show === 'string' && Object.hasOwn(shows, show) ? (show as Show) : 'all'
}
