export const importFields = [
  'name',
  'price',
  'stock',
  'description',
  'sku',
  'images',
  'image_alts',
  'is_archived',
  'id',
  'version',
] as const
export type ImportField = (typeof importFields)[number]

/** A row for the server, which validates it; `line` is the row in the file. */
export type ImportFileRow = { line: number; row: Record<string, unknown> }
