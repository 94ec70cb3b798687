import type { z } from 'zod'

type Presented<Value> = Value extends Date ? string : Value

/** A row with the fields of this response: their times are dates. */
export type RowOf<Response> = {
  [Name in keyof Response]: Name extends `${string}_at`
    ? Date | Extract<Response[Name], null>
    : Response[Name]
}

/** Copies the fields of a response that are stored under the same name, in its order; dates become text. */
export function presentRow<Shape extends z.ZodRawShape, Row extends object>(
  { shape }: z.ZodObject<Shape>,
  row: Row & Readonly<Record<string, unknown>>,
): { [Name in keyof Row & keyof Shape]: Presented<Row[Name]> } {
  const presented: Record<string, unknown> = {}
  for (const name of Object.keys(shape)) {
    const value = row[name]
    if (value !== undefined) presented[name] = value instanceof Date ? value.toISOString() : value
  }
  // the compiler cannot see that the loop sets each of these names
  return presented as { [Name in keyof Row & keyof Shape]: Presented<Row[Name]> }
}
