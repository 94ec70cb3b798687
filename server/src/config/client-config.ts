import type { z } from 'zod'
import { commaSeparatedList, getOrigin, onOffFlag } from './setting-kinds.ts'

/** What programs and pages of others may do through the protocols of Supabase. */
export const clientEnvironment = {
  CLIENT_ORIGINS: commaSeparatedList,
  STORAGE_SERVICE_ROLE: onOffFlag('off'),
  STORAGE_OPEN_BUCKETS: commaSeparatedList,
  REALTIME_SHARED_TOPICS: commaSeparatedList,
  REALTIME_ANONYMOUS_SEND: onOffFlag('off'),
}

export type ClientSettings = ReturnType<typeof getClientSettings>

/** `address` is the public URL of the marketplace. */
export function getClientSettings(given: z.output<z.ZodObject<typeof clientEnvironment>>, address: string) {
  const { CLIENT_ORIGINS: origins } = given
  return {
    /** Origins whose pages may use auth, storage and realtime; undefined: any. */
    origins: origins.includes('*') ? undefined : [...origins, getOrigin(address)],
    storage: {
      /** Whether a token of the service role may do everything. */
      acceptsServiceRole: given.STORAGE_SERVICE_ROLE,
      /** Everybody may read, write, list and delete in these buckets, with the public key alone. */
      openBuckets: new Set(given.STORAGE_OPEN_BUCKETS),
    },
    realtime: {
      /** Private topics that every signed-in user may join; `*` matches any text. */
      sharedTopics: given.REALTIME_SHARED_TOPICS,
      /** Whether anonymous sockets may broadcast and appear in presence. */
      anonymousSend: given.REALTIME_ANONYMOUS_SEND,
    },
  }
}
