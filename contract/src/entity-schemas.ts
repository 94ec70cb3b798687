import { z } from 'zod'
import { type EnteredField, type EntityFields, fromEntries } from './entity-fields.ts'
import type { NumberRule, TextRule } from './field-rules.ts'
import { id, numberField, textField } from './fields.ts'

const schemas = {
  bool: z.boolean(),
  int4: z.int(),
  numeric: z.number(),
  text: z.string(),
  timestamptz: z.iso.datetime(),
  uuid: id,
}
type Schemas = typeof schemas

type ResponseSchema<Field> = Field extends { type: keyof Schemas; nullable: true }
  ? z.ZodNullable<Schemas[Field['type']]>
  : Field extends { type: keyof Schemas }
    ? Schemas[Field['type']]
    : never

type InputSchema<Field> = Field extends { rule: NumberRule }
  ? ReturnType<typeof numberField>
  : Field extends { type: 'text'; rule: TextRule; nullable: true }
    ? z.ZodNullable<z.ZodString>
    : Field extends { type: 'text'; rule: TextRule }
      ? z.ZodString
      : Field extends { type: 'bool' }
        ? z.ZodBoolean
        : never

/** The fields whose schema does not follow from their descriptor. */
type OwnSchemas<Derived> = {
  [Name in keyof Derived as [Derived[Name]] extends [never] ? Name : never]: z.ZodType
}
type WithOwn<Derived, Own> = {
  [Name in keyof Derived]: Name extends keyof Own ? Own[Name] : Derived[Name]
}

type ResponseSchemas<Fields> = { -readonly [Name in keyof Fields]: ResponseSchema<Fields[Name]> }
type InputSchemas<Fields> = { -readonly [Name in keyof Fields]: InputSchema<Fields[Name]> }

/** What the API returns; `own` has what the type of a field does not say, and may say more than it. */
export function responseSchemas<
  Fields extends EntityFields,
  Own extends OwnSchemas<ResponseSchemas<Fields>> & { [Name in keyof Fields]?: z.ZodType },
>(fields: Fields, own: Own): WithOwn<ResponseSchemas<Fields>, Own> {
  return derive(fields, own, ({ type, nullable }) => {
    const schema = new Map<string, z.ZodType>(Object.entries(schemas)).get(type)
    return nullable ? schema?.nullable() : schema
  })
}

/** What the API accepts. A text that may be null is null instead of empty. */
export function inputSchemas<
  Fields extends Readonly<Record<string, EnteredField>>,
  Own extends OwnSchemas<InputSchemas<Fields>>,
>(fields: Fields, own: Own): WithOwn<InputSchemas<Fields>, Own> {
  return derive(fields, own, ({ rule, nullable }) => {
    if (rule && 'decimals' in rule) return numberField(rule)
    if (rule && 'maxChars' in rule) return nullable ? textField(rule).min(1).nullable() : textField(rule)
    return schemas.bool
  })
}

function derive<Field, Result>(
  fields: Readonly<Record<string, Field>>,
  own: object,
  toSchema: (field: Field) => z.ZodType | undefined,
): Result {
  const ownSchemas = new Map(Object.entries(own))
  return fromEntries(
    Object.entries(fields).map(([name, field]) => [name, ownSchemas.get(name) ?? toSchema(field)]),
  )
}
