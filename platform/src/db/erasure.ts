/** For a field that contains nothing of the erased person. */
export const unchanged = Symbol('unchanged')

/**
 * What an erased row has in each field: what it had, or a replacement. A field that is not listed does not compile, so
 * that a new one cannot be forgotten.
 */
export type Erasure<Row> = { readonly [Name in keyof Row]-?: Row[Name] | typeof unchanged }

/** The fields that are not unchanged, with their replacements. */
export function getReplacements<Row extends object>(erasure: Erasure<Row>): Partial<Row> {
  return Object.fromEntries(
    Object.entries(erasure).filter(([, replacement]) => replacement !== unchanged),
  ) as Partial<Row>
}
