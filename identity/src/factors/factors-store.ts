import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { type Sql, sql } from '@mainstreet/platform/db/sql.ts'
import type { AccountFactorRow, FactorType } from '../accounts/account.ts'

/** With what only the use cases of factors read. */
export type FactorRow = Omit<AccountFactorRow, 'created_at' | 'updated_at' | 'last_challenged_at'> & {
  account_id: string
  /** Of an authenticator app, encrypted; null for other kinds. */
  secret: Buffer | null
}

const selectFactorsWhere = (condition: Sql) => sql`
  select id, account_id, factor_type, friendly_name, status, secret from account_factors where ${condition}`

export function listFactors(reader: Queryable, accountId: string) {
  return reader.many<FactorRow>(
    sql`${selectFactorsWhere(sql`account_id = ${accountId}`)} order by created_at, id`,
  )
}

export function findFactor(reader: Queryable, accountId: string, id: string) {
  return reader.one<FactorRow>(selectFactorsWhere(sql`account_id = ${accountId} and id = ${id}`))
}

export type NewFactor = FactorRow & { now: Date }

export async function insertFactor(tx: Tx, { now, ...factor }: NewFactor): Promise<void> {
  await tx.one(sql`
    insert into account_factors (id, account_id, factor_type, friendly_name, status, secret, created_at, updated_at)
    values (${factor.id}, ${factor.account_id}, ${factor.factor_type}, ${factor.friendly_name}, ${factor.status},
      ${factor.secret}, ${now}, ${now})`)
}

/** Verifies the factor as well. Undefined when a code of this or a later time step was accepted before. */
export function claimTimeStep(tx: Tx, id: string, timeStep: number, now: Date) {
  return tx.one<{ id: string }>(sql`
    update account_factors set last_time_step = ${timeStep}, status = 'verified', updated_at = ${now}
    where id = ${id} and coalesce(last_time_step, 0) < ${timeStep} returning id`)
}

/** Undefined when it was verified before. */
export function markFactorVerified(tx: Tx, id: string, now: Date) {
  return tx.one<{ id: string }>(sql`
    update account_factors set status = 'verified', updated_at = ${now}
    where id = ${id} and status = 'unverified' returning id`)
}

export async function deleteFactors(tx: Tx, ids: readonly string[]): Promise<void> {
  await tx.one(sql`delete from account_factors where id = any(${[...ids]}::uuid[])`)
}

export async function deleteUnverifiedFactors(
  tx: Tx,
  accountId: string,
  ...types: FactorType[]
): Promise<void> {
  await tx.one(sql`
    delete from account_factors
    where account_id = ${accountId} and status = 'unverified' and factor_type = any(${types}::text[])`)
}

const isAbandoned = (before: Date) => sql`
  status = 'unverified' and created_at < ${before} and coalesce(last_challenged_at, created_at) < ${before}`

export async function deleteAbandonedFactorsOfAccount(
  tx: Tx,
  accountId: string,
  before: Date,
): Promise<void> {
  await tx.one(sql`delete from account_factors where account_id = ${accountId} and ${isAbandoned(before)}`)
}

export async function deleteAbandonedFactors(reader: Queryable, before: Date): Promise<void> {
  await reader.one(sql`delete from account_factors where ${isAbandoned(before)}`)
}

export type FactorChallenge = {
  id: string
  factor_id: string
  session_id: string
  expires_at: Date
  /** What a security key signs; null for an authenticator app. */
  webauthn_challenge: string | null
}

/** Also marks the factor as challenged. */
export async function insertChallenge(tx: Tx, challenge: FactorChallenge, now: Date): Promise<void> {
  const { id, factor_id, session_id, expires_at, webauthn_challenge } = challenge
  await tx.one(sql`
    insert into factor_challenges (id, factor_id, session_id, expires_at, webauthn_challenge)
    values (${id}, ${factor_id}, ${session_id}, ${expires_at}, ${webauthn_challenge})`)
  await tx.one(sql`update account_factors set last_challenged_at = ${now} where id = ${factor_id}`)
}

export type ChallengeKey = Pick<FactorChallenge, 'id' | 'factor_id' | 'session_id'>

const isChallenge = ({ id, factor_id, session_id }: ChallengeKey) => sql`
  id = ${id} and factor_id = ${factor_id} and session_id = ${session_id}`

export function findChallenge(reader: Queryable, challenge: ChallengeKey) {
  return reader.one<FactorChallenge>(sql`select * from factor_challenges where ${isChallenge(challenge)}`)
}

/** Undefined when it was used already. */
export function claimChallenge(reader: Queryable, challenge: ChallengeKey) {
  return reader.one<FactorChallenge>(sql`
    delete from factor_challenges where ${isChallenge(challenge)} returning *`)
}

export async function deleteExpiredChallenges(reader: Queryable, now: Date): Promise<void> {
  await reader.one(sql`delete from factor_challenges where expires_at <= ${now}`)
}
