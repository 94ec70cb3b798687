import type { FieldChange } from '@mainstreet/contract/admin/audit-log.ts'
import { toDollars } from '@mainstreet/contract/money.ts'

type Snapshot = Record<string, unknown> | null | undefined

/** Fields that change with every update or have no meaning for readers. */
const ignoredFields = new Set([
  'id',
  'version',
  'edit_version',
  'updated_at',
  'created_at',
  'is_listed',
  'product_count',
  'search_vector',
  'blur_data_url',
  'straight_line_distance',
])

/**
 * The changed fields between two snapshots, `only` these and in this order; empty when a snapshot is missing. Cents
 * become dollars.
 */
export function getFieldChanges(before: Snapshot, after: Snapshot, only?: readonly string[]): FieldChange[] {
  if (!before || !after) return []
  const names =
    only ??
    [...new Set([...Object.keys(before), ...Object.keys(after)])].filter((name) => !ignoredFields.has(name))
  return (
    names
      .filter((name) => toCanonicalJson(before[name]) !== toCanonicalJson(after[name]))
      // a snapshot from before the column existed
      .filter((name) => Object.hasOwn(before, name) || !isEmpty(after[name]))
      .map((name) => ({
        field: name.replace(/_cents$/, ''),
        before: toDisplayValue(name, before[name]),
        after: toDisplayValue(name, after[name]),
      }))
  )
}

function toDisplayValue(name: string, value: unknown): unknown {
  return name.endsWith('_cents') && typeof value === 'number' ? toDollars(value) : (value ?? null)
}

function isEmpty(value: unknown): boolean {
  return !value || JSON.stringify(value) === '{}' || JSON.stringify(value) === '[]'
}

/** Key order is irrelevant: jsonb stores keys in its own order. */
function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
