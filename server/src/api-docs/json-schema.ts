import { z } from 'zod'
import { entitySchemas } from './entity-schemas.ts'

export type JsonObject = Record<string, unknown>

/** A request is documented as it is sent (`input`), a response as it arrives (`output`). */
export type Direction = 'input' | 'output'

const entityNames = z.registry<{ id: string }>()
for (const [id, schema] of Object.entries(entitySchemas)) entityNames.add(schema, { id })

/** Turns schemas into JSON Schema; entities become references, and `components` collects what they refer to. */
export function createSchemaConverter() {
  const components = new Map<string, JsonObject>()

  function toJsonSchema(type: z.ZodType, io: Direction): JsonObject {
    // wrapped, as the root of a schema never becomes a reference
    const { $defs = {}, properties } = z.toJSONSchema(z.object({ root: type }), {
      io,
      metadata: entityNames,
      override: ({ jsonSchema }) => simplify(jsonSchema, io),
    })
    for (const [name, schema] of Object.entries($defs)) addComponent(name, toComponentRefs(schema))
    return toComponentRefs(properties?.root)
  }

  function addComponent(name: string, { id: _, ...schema }: JsonObject): void {
    const known = components.get(name)
    if (known && JSON.stringify(known) !== JSON.stringify(schema))
      throw new Error(`${name} differs between requests and responses`)
    components.set(name, schema)
  }

  return { toJsonSchema, components }
}

/** Without references; what a transformation returns is documented as anything. */
export function toInlineJsonSchema(type: z.ZodType, io: Direction): JsonObject {
  const { $schema, ...schema } = z.toJSONSchema(type, {
    io,
    unrepresentable: 'any',
    override: ({ jsonSchema }) => simplify(jsonSchema, io),
  })
  return schema
}

function toComponentRefs(schema: unknown): JsonObject {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/'))
}

function simplify(schema: z.core.JSONSchema.BaseSchema, io: Direction): void {
  // a client must accept fields that a later version adds
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
  // bounds of every integer in JavaScript
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  const [first] = schema.prefixItems ?? []
  if (!schema.prefixItems || !first) return
  // pairs of numbers; OpenAPI's linters and generators expect `items` on every array
  const { length } = schema.prefixItems
  delete schema.prefixItems
  Object.assign(schema, { items: first, minItems: length, maxItems: length })
}
