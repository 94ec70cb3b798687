import {
  type EnteredField,
  type EntityField,
  type EntityFields,
  fromEntries,
  type NameOf,
  pickFields,
} from '@mainstreet/contract/entity-fields.ts'

type FreeText = EnteredField & { type: 'text'; rule: { maxChars: number; format?: undefined } }

/** The text in each field that accepts any text, so that tests of all fields have a new one. */
export function writeFreeTexts<Fields extends EntityFields>(
  fields: Fields,
  text: string,
): Record<NameOf<Fields, FreeText>, string> {
  return fromEntries(Object.keys(pickFields(fields, isFreeText)).map((name) => [name, text]))
}

function isFreeText(field: EntityField): field is FreeText {
  const { type, rule } = field
  return type === 'text' && rule != null && 'maxChars' in rule && !rule.format
}
