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
  'listed',
  'product_count',
  'words',
  'preview',
  'chord',
])

/** The changed fields between two snapshots; empty when one of them is missing. Cents become dollars. */
export function getFieldChanges(
  before: Snapshot,
  after: Snapshot,
  only?: ReadonlySet<string>,
): FieldChange[] {
  if (!before || !after) return []
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
  return names
    .filter((name) => (only ? only.has(name) : !ignoredFields.has(name)))
    .filter((name) => toCanonicalJson(before[name]) !== toCanonicalJson(after[name]))
    .map((name) => ({
      field: name.replace(/_cents$/, ''),
      before: toDisplayValue(name, before[name]),
      after: toDisplayValue(name, after[name]),
    }))
}

function toDisplayValue(name: string, value: unknown): unknown {
  return name.endsWith('_cents') && typeof value === 'number' ? toDollars(value) : (value ?? null)
}

/** Key order is irrelevant: jsonb stores keys in its own order. */
function toCanonicalJson(value: unknown): string {
  return JSON.stringify(value ?? null, (_, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  )
}
