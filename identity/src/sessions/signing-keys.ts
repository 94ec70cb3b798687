import { hourMs, minuteMs } from '@mainstreet/contract/durations.ts'
import type { Db, Queryable } from '@mainstreet/platform/db/db.ts'
import {
  type CryptoKey,
  calculateJwkThumbprint,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  jwtVerify,
  SignJWT,
} from 'jose'
import {
  deleteReplacedSigningKeys,
  insertSigningKey,
  listSigningKeys,
  lockFirstSigningKey,
  type SigningKeyRow,
} from './signing-keys-store.ts'

type SigningKey = {
  kid: string
  alg: string
  signKey: CryptoKey
  verifyKey: CryptoKey
  publicJwk: JWK
  activeFrom: number
}

export type SigningKeys = {
  /** Throws when the configured key cannot sign what its public part verifies. */
  check(): Promise<void>
  /** Waits for the database only the first time. */
  current(): Promise<SigningKey>
  /** Undefined when no key has this id. */
  find(kid: string): Promise<SigningKey | undefined>
  listPublicJwks(): Promise<JWK[]>
  /** Reads the keys again, after another node has changed them. */
  reload(): void
}

const cacheMs = minuteMs
/** An unknown key id triggers a reload, but not more often than this. */
const minReloadIntervalMs = 5000
/** Clients cache the key list for 10 minutes, so a key is published before it signs. */
const publishLeadMs = 20 * minuteMs
const retentionMs = hourMs

export function createSigningKeys(db: Db, configuredKey: JWK | undefined, now: () => Date): SigningKeys {
  let loaded: SigningKey[] | undefined
  let loading: Promise<SigningKey[]> | undefined
  let readAt = 0
  const isRecent = () => Date.now() - readAt < cacheMs

  function loadKeys(): Promise<SigningKey[]> {
    if (loading) return loading
    const reading: Promise<SigningKey[]> = readKeys(db, configuredKey)
      .then((all) => {
        if (loading === reading) {
          loaded = all
          readAt = Date.now()
        }
        return all
      })
      .finally(() => {
        if (loading === reading) loading = undefined
      })
    loading = reading
    return reading
  }

  /**
   * Transactions sign tokens. One that waited for another connection here would wait forever once all connections
   * are in use by others like it, so outdated keys sign until the new ones are there.
   */
  async function getKeysForSigning(): Promise<SigningKey[]> {
    if (loaded === undefined) return loadKeys()
    // the next call tries again
    if (!isRecent()) loadKeys().catch(() => {})
    return loaded
  }

  const getRecentKeys = async () => (loaded && isRecent() ? loaded : loadKeys())

  return {
    async check() {
      if (configuredKey) await checkKeyPair(await toSigningKey(toKeyRow(configuredKey)))
    },
    async current() {
      const all = await getKeysForSigning()
      const current = all.find(({ activeFrom }) => activeFrom <= now().getTime()) ?? all.at(-1)
      if (!current) throw new Error('No signing key is available')
      return current
    },
    async find(kid) {
      const findByKid = (all: SigningKey[]) => all.find((key) => key.kid === kid)
      const match = findByKid(await getRecentKeys())
      if (match || Date.now() - readAt < minReloadIntervalMs) return match
      return findByKid(await loadKeys())
    },
    listPublicJwks: async () => (await getRecentKeys()).map((key) => key.publicJwk),
    reload() {
      loading = undefined
      readAt = 0
    },
  }
}

/** The newest first. */
async function readKeys(db: Db, configuredKey: JWK | undefined): Promise<SigningKey[]> {
  let rows = await listSigningKeys(db)
  if (rows.length === 0 && !configuredKey) rows = await createFirstKey(db)
  const configured = configuredKey ? [toKeyRow(configuredKey)] : []
  return Promise.all([...configured, ...rows].map(toSigningKey))
}

const toKeyRow = (jwk: JWK): SigningKeyRow => ({ kid: '', private_jwk: jwk, active_from: new Date(0) })

async function checkKeyPair({ alg, signKey, verifyKey }: SigningKey): Promise<void> {
  const token = await new SignJWT({}).setProtectedHeader({ alg }).sign(signKey)
  await jwtVerify(token, verifyKey, { algorithms: [alg] })
}

function createFirstKey(db: Db): Promise<SigningKeyRow[]> {
  return db.tx(async (tx) => {
    // two nodes may start at once: the second one waits here and finds the new key
    await lockFirstSigningKey(tx)
    const existing = await listSigningKeys(tx)
    if (existing.length > 0) return existing
    await createKey(tx, new Date(0))
    return listSigningKeys(tx)
  })
}

async function createKey(reader: Queryable, activeFrom: Date): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256', { extractable: true })
  const jwk = await exportJWK(privateKey)
  const kid = await calculateJwkThumbprint(jwk)
  await insertSigningKey(reader, { kid, private_jwk: jwk, active_from: activeFrom })
  return kid
}

async function toSigningKey({ kid, private_jwk, active_from }: SigningKeyRow): Promise<SigningKey> {
  // other programs write `use` and `key_ops` for both halves; the import takes only the operations of a private key
  const { use: _use, key_ops: _operations, ...jwk } = private_jwk
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
    activeFrom: active_from.getTime(),
  }
}

/** Published now and used for signing later, so that clients know the key before its first signature. */
export async function rotateSigningKeys(
  db: Queryable,
  now: Date,
): Promise<{ kid: string; activeFrom: Date }> {
  const activeFrom = new Date(now.getTime() + publishLeadMs)
  return { kid: await createKey(db, activeFrom), activeFrom }
}

/** Deletes keys whose signed tokens have all expired. */
export async function deleteExpiredKeys(db: Queryable, now: Date, tokenLifeMs: number): Promise<void> {
  const expiredBefore = new Date(now.getTime() - tokenLifeMs - retentionMs)
  await deleteReplacedSigningKeys(db, expiredBefore)
}
