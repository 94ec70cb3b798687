import sqlTemplateTag, { empty, join, raw, Sql } from 'sql-template-tag'

export { empty, join, raw, Sql }

/** SQL with separate values: sql`select * from shops where id = ${id}`. */
export const sql = sqlTemplateTag
