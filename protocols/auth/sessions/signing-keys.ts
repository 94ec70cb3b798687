import { hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db, Queryable } from '../../../server/src/platform/db/db.ts'
import { sql } from '../../../server/src/platform/db/sql.ts'

type SigningKeyRow = { kid: string; private_jwk: JWK; signs_from: Date }
type SigningKey = {
  kid: string
  alg: string
  signKey: CryptoKey
  verifyKey: CryptoKey
  publicJwk: JWK
  signsFrom: number
}

export type SigningKeys = {
  current(): Promise<SigningKey>
  /** Undefined when no key has this id. */
  find(kid: string): Promise<SigningKey | undefined>
  listPublicJwks(): Promise<JWK[]>
  /** Drops the cached keys after another node has changed them. */
  reload(): void
}

const cacheMs = minuteMs
/** An unknown key id triggers a reload, but not more often than this. */
const minReloadIntervalMs = 5000
/** Clients cache the key list for 10 minutes, so a key is published before it signs. */
const publishLeadMs = 20 * minuteMs
const retentionMs = hourMs

export function createSigningKeys(db: Db, configuredKey: JWK | undefined, now: () => Date): SigningKeys {
  let cached: Promise<SigningKey[]> | undefined
  let readAt = 0

  function loadKeys(): Promise<SigningKey[]> {
    if (cached && Date.now() - readAt < cacheMs) return cached
    readAt = Date.now()
    const reading = readKeys(db, configuredKey)
    cached = reading
    reading.catch(() => {
      if (cached === reading) cached = undefined
    })
    return reading
  }

  return {
    async current() {
      const all = await loadKeys()
      const current = all.find(({ signsFrom }) => signsFrom <= now().getTime()) ?? all.at(-1)
      if (!current) throw new Error('No signing key is available')
      return current
    },
    async find(kid) {
      const findByKid = (all: SigningKey[]) => all.find((key) => key.kid === kid)
      const match = findByKid(await loadKeys())
      if (match || Date.now() - readAt < minReloadIntervalMs) return match
      cached = undefined
      return findByKid(await loadKeys())
    },
    listPublicJwks: async () => (await loadKeys()).map((key) => key.publicJwk),
    reload() {
      cached = undefined
    },
  }
}

/** The newest first. */
async function readKeys(db: Db, configuredKey: JWK | undefined): Promise<SigningKey[]> {
  let rows = await listKeyRows(db)
  if (rows.length === 0 && !configuredKey) rows = await createFirstKey(db)
  const configured = configuredKey ? [{ kid: '', private_jwk: configuredKey, signs_from: new Date(0) }] : []
  return Promise.all([...configured, ...rows].map(toSigningKey))
}

function listKeyRows(reader: Queryable) {
  return reader.many<SigningKeyRow>(sql`
    select kid, private_jwk, signs_from from signing_keys order by signs_from desc, kid`)
}

function createFirstKey(db: Db): Promise<SigningKeyRow[]> {
  return db.tx(async (tx) => {
    // two nodes may start at once: the second one waits here and finds the new key
    await tx.one(sql`select pg_advisory_xact_lock(6246787340)`)
    const existing = await listKeyRows(tx)
    if (existing.length > 0) return existing
    await insertKey(tx, new Date(0))
    return listKeyRows(tx)
  })
}

async function insertKey(reader: Queryable, signsFrom: Date): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await reader.one(sql`
    insert into signing_keys (kid, private_jwk, signs_from) values (${kid}, ${JSON.stringify(jwk)}::jsonb, ${signsFrom})`)
  return kid
}

async function toSigningKey({ kid, private_jwk: jwk, signs_from }: SigningKeyRow): Promise<SigningKey> {
  const alg = jwk.kty === 'RSA' ? 'RS256' : 'ES256'
  const { kty, crv, x, y, n, e } = jwk
  const publicPart: JWK = kty === 'RSA' ? { kty, n, e } : { kty, crv, x, y }
  const name = kid || (jwk.kid ?? (await calculateJwkThumbprint(publicPart)))
  return {
    kid: name,
    alg,
    signKey: (await importJWK(jwk, alg)) as CryptoKey,
    verifyKey: (await importJWK(publicPart, alg)) as CryptoKey,
    publicJwk: { ...publicPart, kid: name, alg, use: 'sig', key_ops: ['verify'] },
    signsFrom: signs_from.getTime(),
  }
}

/** Published now and used for signing later, so that clients know the key before its first signature. */
export async function rotateSigningKeys(db: Queryable, now: Date): Promise<{ kid: string; signsFrom: Date }> {
  const signsFrom = new Date(now.getTime() + publishLeadMs)
  return { kid: await insertKey(db, signsFrom), signsFrom }
}

/** Deletes keys whose signed tokens have all expired. */
export async function deleteExpiredKeys(db: Queryable, now: Date, tokenLifeMs: number): Promise<void> {
  const expiredBefore = new Date(now.getTime() - tokenLifeMs - retentionMs)
  await db.one(sql`
    delete from signing_keys old where exists (
      select from signing_keys next where next.signs_from > old.signs_from and next.signs_from <= ${expiredBefore})`)
}
