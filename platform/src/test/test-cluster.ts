import { minuteMs } from '@mainstreet/contract/durations.ts'
import { identifier, type Sql, sql } from '../db/sql.ts'

/** Where many files share few cores a slow test is no failure. */
export const generousTimeouts = {
  statementTimeoutMs: 120_000,
  lockTimeoutMs: minuteMs,
  connectTimeoutMs: minuteMs,
}

/** Copies files: half the work of writing each page to the log. */
export function copyTemplateSql(template: string, name: string): Sql {
  return sql`create database ${identifier(name)} template ${identifier(template)} strategy file_copy`
}

export function getDatabaseUrl(clusterUrl: string, name: string): string {
  const url = new URL(clusterUrl)
  url.pathname = `/${name}`
  return url.href
}
