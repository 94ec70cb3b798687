import type { CallShape } from '@mainstreet/contract/call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Reads again after another change came first. */
export function useInvalidateCalls(...invalidated: CallShape[]): () => void {
  const client = useQueryClient()
  return () => {
    for (const { path } of invalidated) void client.invalidateQueries({ queryKey: [path] })
  }
}
