import { useQueryClient } from '@tanstack/react-query'
import { sourceOf, useIsUp } from './live-sources.ts'
import { useRows } from './use-row-changes.ts'

export type Freshness = {
  /** Kept fresh while it is looked at. */
  live?: boolean
  enabled?: boolean
  /** Milliseconds. */
  staleTime?: number
}
type Asked = {
  path: string
  params: Record<string, string> | undefined
  /** How the answers begin that the news are about. */
  queryKey: readonly unknown[]
}

/** For where no news come by themselves. */
const backstopMs = 15_000

/** The one place where live answers get their news: from the socket, from changed rows, and else by asking. */
export function useLive(
  { path, params, queryKey }: Asked,
  { live = false, enabled = true, staleTime }: Freshness = {},
) {
  const client = useQueryClient()
  const source = live && enabled ? sourceOf(path, params) : undefined
  useRows(source, () => void client.invalidateQueries({ queryKey }))
  const isUp = useIsUp(source, path)
  const fresh = staleTime === undefined ? {} : { staleTime }
  if (!live) return fresh
  const refetchInterval = isUp ? (false as const) : backstopMs
  return { refetchInterval, refetchOnWindowFocus: 'always' as const, staleTime: 0, ...fresh }
}
