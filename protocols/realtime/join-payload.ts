import { z } from 'zod'
import type { Binding } from './channel.ts'
import { readFilter } from './row-filter.ts'
import { columnsOf, type Table, tables } from './tables.ts'

const joinConfig = z.object({
  broadcast: z
    .object({ ack: z.boolean().default(false), self: z.boolean().default(false) })
    .partial()
    .default({}),
  presence: z
    .object({ key: z.string().max(255).default(''), enabled: z.boolean().default(false) })
    .partial()
    .default({}),
  postgres_changes: z
    .array(
      z.looseObject({
        event: z.string(),
        schema: z.string().nullish(),
        table: z.string().nullish(),
        filter: z.string().nullish(),
      }),
    )
    .max(50)
    .default([]),
  private: z.boolean().default(false),
})
export const joinPayload = z.object({
  config: joinConfig.prefault({}),
  access_token: z.string().max(4096).nullish(),
})
export type JoinConfig = z.infer<typeof joinConfig>

let lastBinding = 0

/** Undefined for what cannot be understood. */
export function bindingOf({
  event,
  schema,
  table,
  filter,
}: JoinConfig['postgres_changes'][number]): Binding | undefined {
  const isTable = table === undefined || table === null || table === '*' || Object.hasOwn(tables, table)
  const isEvent = ['*', 'INSERT', 'UPDATE', 'DELETE'].includes(event)
  if (!isTable || !isEvent || !['public', '*'].includes(schema ?? 'public')) return undefined
  const its = table && table !== '*' ? (table as Table) : undefined
  const read = filter && its ? readFilter(filter, columnsOf(its)) : undefined
  if (filter && !read) return undefined
  lastBinding += 1
  return { id: lastBinding, event: event as Binding['event'], table: its, filter: read }
}
