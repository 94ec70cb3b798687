import { type CryptoKey, calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Db, Reader } from '../../../server/src/platform/db/db.ts'
import { sql } from '../../../server/src/platform/db/sql.ts'

type KeyRow = { kid: string; private_jwk: JWK; signs_from: Date }
type Key = { kid: string; alg: string; sign: CryptoKey; verify: CryptoKey; published: JWK; signsFrom: number }

export type SigningKeys = {
  current(): Promise<Key>
  /** Undefined: no key of ours has this name. */
  find(kid: string): Promise<Key | undefined>
  published(): Promise<JWK[]>
  /** What was read is forgotten: another node has changed the keys. */
  reload(): void
}

const rememberMs = 60_000
/** A made-up name of a key makes us look again, but not more often than this. */
const lookAgainMs = 5000
/** Clients keep the list for 10 minutes: a key is published before it signs. */
const publishedBeforeMs = 20 * 60_000
const keptAfterMs = 3_600_000

export function openSigningKeys(db: Db, given: JWK | undefined, now: () => Date): SigningKeys {
  let known: Promise<Key[]> | undefined
  let readAt = 0

  function keys(): Promise<Key[]> {
    if (known && Date.now() - readAt < rememberMs) return known
    readAt = Date.now()
    const reading = readKeys(db, given)
    known = reading
    reading.catch(() => {
      if (known === reading) known = undefined
    })
    return reading
  }

  return {
    async current() {
      const all = await keys()
      const current = all.find(({ signsFrom }) => signsFrom <= now().getTime()) ?? all.at(-1)
      if (!current) throw new Error('There is no key to sign with')
      return current
    },
    async find(kid) {
      const named = (all: Key[]) => all.find((key) => key.kid === kid)
      const found = named(await keys())
      if (found || Date.now() - readAt < lookAgainMs) return found
      known = undefined
      return named(await keys())
    },
    published: async () => (await keys()).map((key) => key.published),
    reload() {
      known = undefined
    },
  }
}

/** The newest first. */
async function readKeys(db: Db, given: JWK | undefined): Promise<Key[]> {
  let rows = await storedKeys(db)
  if (rows.length === 0 && !given) rows = await makeFirstKey(db)
  const own = given ? [{ kid: '', private_jwk: given, signs_from: new Date(0) }] : []
  return Promise.all([...own, ...rows].map(keyOf))
}

function storedKeys(reader: Reader) {
  return reader.many<KeyRow>(sql`
    select kid, private_jwk, signs_from from signing_keys order by signs_from desc, kid`)
}

function makeFirstKey(db: Db): Promise<KeyRow[]> {
  return db.tx(async (tx) => {
    // two nodes may start at once: the second waits here and finds the key made
    await tx.one(sql`select pg_advisory_xact_lock(6246787340)`)
    const there = await storedKeys(tx)
    if (there.length > 0) return there
    await addKey(tx, new Date(0))
    return storedKeys(tx)
  })
}

async function addKey(reader: Reader, signsFrom: Date): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await reader.one(sql`
    insert into signing_keys (kid, private_jwk, signs_from) values (${kid}, ${JSON.stringify(jwk)}::jsonb, ${signsFrom})`)
  return kid
}

async function keyOf({ kid, private_jwk: jwk, signs_from }: KeyRow): Promise<Key> {
  const alg = jwk.kty === 'RSA' ? 'RS256' : 'ES256'
  const { kty, crv, x, y, n, e } = jwk
  const open: JWK = kty === 'RSA' ? { kty, n, e } : { kty, crv, x, y }
  const name = kid || (jwk.kid ?? (await calculateJwkThumbprint(open)))
  return {
    kid: name,
    alg,
    sign: (await importJWK(jwk, alg)) as CryptoKey,
    verify: (await importJWK(open, alg)) as CryptoKey,
    published: { ...open, kid: name, alg, use: 'sig', key_ops: ['verify'] },
    signsFrom: signs_from.getTime(),
  }
}

/** Published now, signing later, so that nobody meets a signature by a key they cannot know. */
export async function rotateKeys(db: Reader, now: Date): Promise<{ kid: string; signsFrom: Date }> {
  const signsFrom = new Date(now.getTime() + publishedBeforeMs)
  return { kid: await addKey(db, signsFrom), signsFrom }
}

/** A key goes when all that it has signed has run out. */
export async function dropOldKeys(db: Reader, now: Date, tokenLifeMs: number): Promise<void> {
  const over = new Date(now.getTime() - tokenLifeMs - keptAfterMs)
  await db.one(sql`
    delete from signing_keys old where exists (
      select from signing_keys next where next.signs_from > old.signs_from and next.signs_from <= ${over})`)
}
