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
