import { randomUUID } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import type { Queryable, Tx } from '@mainstreet/platform/db/db.ts'
import { sql } from '@mainstreet/platform/db/sql.ts'
import type { AccountMetadata } from '../accounts/account.ts'
import type { PkceChallenge } from './pkce.ts'

export type AuthFlow = {
  id: string
  account_id: string | null
  provider: string | null
  provider_verifier: string | null
  provider_nonce: string | null
  provider_tokens: AccountMetadata | null
  browser_hash: Buffer | null
  method: string | null
  redirect_to: string | null
  code_challenge: string | null
  code_challenge_method: 's256' | 'plain' | null
  expires_at: Date
}

/** A used or expired code is distinguished from an unknown one for this long. */
const flowRetentionMs = 10 * minuteMs

type NewAuthFlowRow = {
  stateHash: Buffer
  provider: string
  verifier: string
  nonce: string
  browserHash: Buffer
  redirectTo: string
  challenge: PkceChallenge
  createdAt: Date
  expiresAt: Date
}

export async function insertAuthFlow(reader: Queryable, flow: NewAuthFlowRow): Promise<void> {
  await reader.one(sql`
    insert into auth_flows (id, state_hash, provider, provider_verifier, provider_nonce, browser_hash, redirect_to,
      code_challenge, code_challenge_method, created_at, expires_at)
    values (${randomUUID()}, ${flow.stateHash}, ${flow.provider}, ${flow.verifier}, ${flow.nonce}, ${flow.browserHash},
      ${flow.redirectTo}, ${flow.challenge?.challenge ?? null}, ${flow.challenge?.method ?? null}, ${flow.createdAt},
      ${flow.expiresAt})`)
}

/** Undefined when the state is unknown or was used before. */
export function claimAuthFlow(reader: Queryable, stateHash: Buffer, now: Date) {
  return reader.one<AuthFlow>(sql`
    update auth_flows set used_at = ${now} where state_hash = ${stateHash} and used_at is null returning *`)
}

/** Undefined when the state is unknown. */
export function findAuthFlowId(reader: Queryable, stateHash: Buffer) {
  return reader.one<{ id: string }>(sql`select id from auth_flows where state_hash = ${stateHash}`)
}

type NewAuthCodeRow = {
  codeHash: Buffer
  accountId: string
  method: string
  challenge: NonNullable<PkceChallenge>
  redirectTo: string
  providerTokens: AccountMetadata | undefined
  createdAt: Date
  expiresAt: Date
}

export async function insertAuthCode(tx: Tx, code: NewAuthCodeRow): Promise<void> {
  await tx.one(sql`
    insert into auth_flows (id, code_hash, account_id, method, redirect_to, provider_tokens, code_challenge,
      code_challenge_method, created_at, expires_at)
    values (${randomUUID()}, ${code.codeHash}, ${code.accountId}, ${code.method}, ${code.redirectTo},
      ${code.providerTokens ? JSON.stringify(code.providerTokens) : null}::jsonb, ${code.challenge.challenge},
      ${code.challenge.method}, ${code.createdAt}, ${code.expiresAt})`)
}

/** Undefined when the code is unknown, was used before, or is just used by a concurrent request. */
export function claimAuthCode(reader: Queryable, codeHash: Buffer) {
  return reader.one<AuthFlow>(sql`
    delete from auth_flows where id = (
      select id from auth_flows where code_hash = ${codeHash} for update skip locked
    ) returning *`)
}

export async function deleteExpiredFlows(reader: Queryable, now: Date): Promise<void> {
  await reader.one(
    sql`delete from auth_flows where expires_at <= ${new Date(now.getTime() - flowRetentionMs)}`,
  )
}
