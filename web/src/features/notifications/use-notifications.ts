import { chat } from '@mainstreet/contract/limits.ts'
import { calls } from '../../api/calls.ts'
import { useMaybeAnswer } from '../../api/use-call.ts'

/** The newest ones, and how many were not read. */
export function useNotices(enabled: boolean) {
  return useMaybeAnswer(calls.listNotices, { query: { limit: chat.notices } }, { live: true, enabled })
}
