import type { CallShape } from '@mainstreet/contract/call.ts'
import { useQueryClient } from '@tanstack/react-query'

/** Asks again, for where somebody else was quicker. */
export function useInvalidateCalls(...invalidated: CallShape[]): () => void {
  const client = useQueryClient()
  return () => {
    for (const { path } of invalidated) void client.invalidateQueries({ queryKey: [path] })
  }
}
