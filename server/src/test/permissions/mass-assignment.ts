import type { CallShape } from '@mainstreet/contract/call.ts'
import { type CallName, calls } from '@mainstreet/contract/calls.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { identifier, join, sql } from '@mainstreet/platform/db/sql.ts'
import { z } from 'zod'
import type { TestApp } from '../setup/test-app.ts'
import {
  createPermissionFixture,
  type PermissionActor,
  type PermissionFixture,
  type ResourceState,
  requestBodies,
  requestQueries,
  toPathParams,
} from './permission-fixture.ts'

/** A value of each type that nothing else has; a column that takes one was not protected. */
const markers: Record<string, unknown> = {
  text: 'assigned-by-the-body',
  uuid: 'a551644e-d000-4000-8000-000000000001',
  timestamptz: '2031-03-05T07:09:11.000Z',
  date: '2031-03-05',
  int2: 27_031,
  int4: 270_319,
  int8: 270_319,
  numeric: 270.319,
  float8: 270.319,
  bool: true,
  jsonb: { assigned: 'assigned-by-the-body' },
}
const markerPattern = /assigned-by-the-body|a551644e|2031-03-05|27_?031|270\.319/

type Fields = Record<string, unknown>
type JsonSchema = {
  properties?: Record<string, JsonSchema>
  items?: JsonSchema
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
  allOf?: JsonSchema[]
}

/** Every column of the database and what requests might call it, each with a marker of its type. */
export async function listForbiddenFields(db: Db): Promise<Fields> {
  const columns = await db.many<{ name: string; type: string }>(sql`
    select distinct on (column_name) column_name as name, udt_name as type from information_schema.columns
    where table_schema = current_schema() order by column_name`)
  const fields = columns.flatMap(({ name, type }) => {
    const value = markers[type] ?? markers.text
    const camelCase = name.replace(/_(\w)/g, (_, initial: string) => initial.toUpperCase())
    return [
      [name, value],
      [camelCase, value],
    ] as const
  })
  const roles = { role: 'admin', is_admin: true, isAdmin: true, app_metadata: { role: 'admin' } }
  return { ...Object.fromEntries(fields), ...roles }
}

/** The same body with all fields that its schema does not name, in nested objects, too. */
function addFields(body: unknown, schema: JsonSchema, fields: Fields): unknown {
  if (Array.isArray(body)) {
    const items = listAlternatives(schema).flatMap((one) => one.items ?? [])
    return body.map((item) => addFields(item, { anyOf: items }, fields))
  }
  if (typeof body !== 'object' || body === null) return body
  const declared = listAlternatives(schema).flatMap(({ properties = {} }) => Object.entries(properties))
  // of a record with any keys every addition is meant
  if (declared.length === 0) return body
  const names = new Set(declared.map(([name]) => name))
  const own = Object.entries(body).map(([name, value]) => [
    name,
    addFields(value, { anyOf: declared.filter(([key]) => key === name).map(([, one]) => one) }, fields),
  ])
  const added = Object.entries(fields).filter(([name]) => !names.has(name) && !(name in body))
  return Object.fromEntries([...own, ...added])
}

const listAlternatives = (schema: JsonSchema): JsonSchema[] =>
  [schema.anyOf, schema.oneOf, schema.allOf].some(Boolean)
    ? [
        schema,
        ...[...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.allOf ?? [])].flatMap(
          listAlternatives,
        ),
      ]
    : [schema]

type Outcome = { status: number; changedRows: { table: string; row: Fields }[] }

async function sendAndCompare(
  testApp: TestApp,
  name: CallName,
  {
    world,
    actor,
    thing,
    fields,
  }: { world: PermissionFixture; actor: PermissionActor; thing: ResourceState; fields: Fields },
): Promise<Outcome> {
  const call: CallShape = calls[name]
  const schema = call.body
    ? (z.toJSONSchema(call.body, { io: 'input', unrepresentable: 'any' }) as JsonSchema)
    : {}
  const body = requestBodies[name]?.(world, actor, thing) ?? {}
  const start = await testApp.db.one<{ id: string }>(sql`select pg_current_xact_id()::text as id`)
  const { status } = await world.users[actor].send(call, {
    params: toPathParams(call, world),
    query: requestQueries[name]?.(world) ?? {},
    body: call.body ? addFields(body, schema, fields) : { ...body, ...fields },
  })
  return { status, changedRows: await listRowsSince(testApp.db, start?.id ?? '') }
}

/** What transactions from this one on have written. */
async function listRowsSince(db: Db, transaction: string): Promise<Outcome['changedRows']> {
  const tables = await db.many<{ name: string }>(sql`
    select table_name as name from information_schema.tables
    where table_schema = current_schema() and table_type = 'BASE TABLE'`)
  const selects = tables.map(
    ({ name }) => sql`
      select ${name}::text as table, to_jsonb(t) as row from ${identifier(name)} t
      where t.xmin::text::bigint >= ${transaction}::bigint`,
  )
  return db.many(join(selects, ' union all '))
}

/** What decides about state and rights: flags, and words of a list. */
const listDecisions = ({ changedRows }: Outcome): string[] =>
  changedRows
    .flatMap(({ table, row }) =>
      Object.entries(row)
        .filter(([, value]) => typeof value === 'boolean' || /^[a-z_]{1,20}$/.test(String(value)))
        .map(([column, value]) => `${table}.${column} = ${value}`),
    )
    .sort()

/**
 * Sends the call of this actor as it is, and with all fields that it does not accept. Describes each difference that
 * the additions make: other rights or states, or a stored marker. Undefined: this actor may not make the call.
 */
export async function assignFields(
  testApp: TestApp,
  name: CallName,
  actor: PermissionActor,
  thing: ResourceState,
  fields: Fields,
): Promise<string[] | undefined> {
  const create = () => createPermissionFixture(testApp, thing)
  const sendPlain = async () =>
    sendAndCompare(testApp, name, { world: await create(), actor, thing, fields: {} })
  if ((await sendPlain()).status >= 400) return undefined
  // the first time may also write what all later ones share, such as words for the search
  const plain = await sendPlain()
  const problems: string[] = []
  for (const flag of [true, false]) {
    const added = Object.entries(fields).map(([key, value]) => [key, value === true ? flag : value])
    const world = await create()
    const given = await sendAndCompare(testApp, name, {
      world,
      actor,
      thing,
      fields: Object.fromEntries(added),
    })
    // rejecting what is not accepted is right, too
    if (given.status === 400) {
      if (given.changedRows.length > 0) problems.push('a rejected request has changed something')
      continue
    }
    const marked = given.changedRows.filter(({ row }) => markerPattern.test(JSON.stringify(row)))
    const [before, after] = [listDecisions(plain), listDecisions(given)]
    problems.push(
      ...(given.status === plain.status ? [] : [`${plain.status} became ${given.status}`]),
      ...marked.map(({ table, row }) => `${table} has it: ${JSON.stringify(row)}`),
      ...(before.join() === after.join()
        ? []
        : [
            `decided: ${after.filter((one) => !before.includes(one))}; before: ${before.filter((one) => !after.includes(one))}`,
          ]),
    )
  }
  return problems
}
