import { type Sql, sql } from './sql.ts'

/**
 * `id = ${anyUuid(ids)}`, for statements that often get few ids. Of an array that is a parameter PostgreSQL knows the length:
 * it takes a plan for few ids for cheaper than the stored one and makes it each time, which takes longer than
 * running it. An array that is computed has one estimate.
 */
export const anyUuid = (ids: readonly string[]): Sql => sql`any(array(select unnest(${ids}::uuid[])))`

export const anyBigint = (ids: readonly number[]): Sql => sql`any(array(select unnest(${ids}::bigint[])))`
