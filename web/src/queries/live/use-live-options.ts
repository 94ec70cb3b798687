import { useQueryClient } from '@tanstack/react-query'
import { getLiveSource, useIsSourceConnected } from './live-sources.ts'
import { useRowChanges } from './use-row-changes.ts'

export type FreshnessOptions = {
  /** Updated while it is shown. */
  live?: boolean
  enabled?: boolean
  /** Milliseconds. */
  staleTime?: number
}
type LiveQuery = {
  path: string
  params: Record<string, string> | undefined
  /** The prefix of the query keys that a change concerns. */
  queryKey: readonly unknown[]
}

/** For sources without live changes. */
const pollIntervalMs = 15_000

/** The only place that connects queries with live changes: from the socket, from row subscriptions, or by polling. */
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
