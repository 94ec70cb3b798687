import { z } from 'zod'
import type { ChangeBinding } from './channel.ts'
import type { RealtimeTables } from './row-changes.ts'
import { parseFilter } from './row-filter.ts'

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

let lastBindingId = 0

/** Undefined for an invalid binding. */
export function parseBinding(
  tables: RealtimeTables,
  { event, schema, table, filter }: JoinConfig['postgres_changes'][number],
): ChangeBinding | undefined {
  const boundTable = table === null || table === '*' ? undefined : table
  const columns = boundTable === undefined ? [] : tables.get(boundTable)
  const isEvent = ['*', 'INSERT', 'UPDATE', 'DELETE'].includes(event)
  if (!columns || !isEvent || !['public', '*'].includes(schema ?? 'public')) return undefined
  const columnNames = columns.map(({ name }) => name)
  const rowFilter = filter ? parseFilter(filter, columnNames) : undefined
  if (filter && !rowFilter) return undefined
  lastBindingId += 1
  return { id: lastBindingId, event: event as ChangeBinding['event'], table: boundTable, filter: rowFilter }
}
