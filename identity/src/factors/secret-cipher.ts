import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const algorithm = 'aes-256-gcm'
const bytes = { key: 32, nonce: 12, tag: 16 }

/** Encrypts the secret of a factor; it can be decrypted only as that of the same factor. */
export function encryptFactorSecret(factorSecret: string, factorId: string, plain: string): Buffer {
  const nonce = randomBytes(bytes.nonce)
  const cipher = createCipheriv(algorithm, deriveKey(factorSecret), nonce)
  cipher.setAAD(Buffer.from(factorId))
  const encrypted = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, encrypted, cipher.getAuthTag()])
}

/** Throws when the value was changed, or belongs to another factor or installation. */
export function decryptFactorSecret(factorSecret: string, factorId: string, stored: Buffer): string {
  const decipher = createDecipheriv(algorithm, deriveKey(factorSecret), stored.subarray(0, bytes.nonce), {
    authTagLength: bytes.tag,
  })
  decipher.setAAD(Buffer.from(factorId))
  decipher.setAuthTag(stored.subarray(-bytes.tag))
  const plain = [decipher.update(stored.subarray(bytes.nonce, -bytes.tag)), decipher.final()]
  return Buffer.concat(plain).toString('utf8')
}

function deriveKey(factorSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', factorSecret, '', 'encryption of second factors', bytes.key))
}
