import { useQueryClient } from '@tanstack/react-query'
import { getLiveSource, useIsSourceConnected } from './live-sources.ts'
import { useRowChanges } from './use-row-changes.ts'

export type FreshnessOptions = {
  /** Kept fresh while it is looked at. */
  live?: boolean
  enabled?: boolean
  /** Milliseconds. */
  staleTime?: number
}
type LiveQuery = {
  path: string
  params: Record<string, string> | undefined
  /** How the answers begin that the news are about. */
  queryKey: readonly unknown[]
}

/** For where no news come by themselves. */
const pollIntervalMs = 15_000

/** The one place where live answers get their news: from the socket, from changed rows, and else by asking. */
export function useLiveOptions(
  { path, params, queryKey }: LiveQuery,
  { live = false, enabled = true, staleTime }: FreshnessOptions = {},
) {
  const client = useQueryClient()
  const source = live && enabled ? getLiveSource(path, params) : undefined
  useRowChanges(source, () => void client.invalidateQueries({ queryKey }))
  const isConnected = useIsSourceConnected(source, path)
  const fresh = staleTime === undefined ? {} : { staleTime }
  if (!live) return fresh
  const refetchInterval = isConnected ? (false as const) : pollIntervalMs
  return { refetchInterval, refetchOnWindowFocus: 'always' as const, staleTime: 0, ...fresh }
}
