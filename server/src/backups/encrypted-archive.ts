import { createHash } from 'node:crypto'
import { createReadStream, createWriteStream, readFileSync, writeFileSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import { Decrypter, Encrypter, generateX25519Identity, identityToRecipient } from 'age-encryption'
import { create, extract } from 'tar'

type ByteStream = globalThis.ReadableStream<Uint8Array>
const toWeb = (stream: Readable) => Readable.toWeb(stream) as unknown as ByteStream
const fromWeb = (stream: ByteStream) => Readable.fromWeb(stream as unknown as ReadableStream)

/** Only the holders of the recipients' identities can read the file. Returns its hash. */
export async function encryptFolder(folder: string, file: string, recipients: string[]): Promise<string> {
  const encrypter = new Encrypter()
  for (const recipient of recipients) addRecipient(encrypter, recipient)
  const entries = create({ cwd: folder, gzip: true, portable: true, strict: true }, ['.'])
  const encrypted = await encrypter.encrypt(toWeb(Readable.from(entries)))
  await pipeline(fromWeb(encrypted), createWriteStream(file, { flags: 'wx', mode: 0o600, flush: true }))
  return hashFile(file)
}

function addRecipient(encrypter: Encrypter, recipient: string): void {
  try {
    encrypter.addRecipient(recipient)
  } catch (cause) {
    throw new Error(`BACKUP_RECIPIENTS: ${recipient} is not a public key of age`, { cause })
  }
}

/** Unpacks the whole file into the folder. When it fails, the folder has a part of it and must be deleted. */
export async function decryptArchive(file: string, identityFile: string, folder: string): Promise<void> {
  const decrypter = createDecrypter(identityFile)
  let decrypted: ByteStream
  try {
    decrypted = await decrypter.decrypt(toWeb(createReadStream(file)))
  } catch (cause) {
    const isOtherKey = cause instanceof Error && cause.message.includes('no identity matched')
    throw new Error(
      isOtherKey
        ? `${file} was encrypted for another key than that in ${identityFile}.`
        : `${file} cannot be decrypted: it is damaged, or no file of age`,
      isOtherKey ? {} : { cause },
    )
  }
  try {
    // owners are those of the machine where it is restored
    await pipeline(fromWeb(decrypted), extract({ cwd: folder, preserveOwner: false, strict: true }))
  } catch (cause) {
    throw new Error(`${file} is damaged: it was changed or truncated after it was written`, { cause })
  }
}

function createDecrypter(identityFile: string): Decrypter {
  const decrypter = new Decrypter()
  for (const identity of readIdentities(identityFile))
    try {
      decrypter.addIdentity(identity)
    } catch {
      // the cause of the library could repeat the key
      throw new Error(`${identityFile} has a line that is not a secret key of age.`)
    }
  return decrypter
}

function readIdentities(identityFile: string): string[] {
  let text: string
  try {
    text = readFileSync(identityFile, 'utf8')
  } catch (cause) {
    throw new Error(`The key in BACKUP_IDENTITY_FILE cannot be read`, { cause })
  }
  const lines = text.split('\n').map((line) => line.trim())
  const identities = lines.filter((line) => line !== '' && !line.startsWith('#'))
  if (identities.length === 0) throw new Error(`${identityFile} has no secret key of age.`)
  return identities
}

/** Writes a new secret key, as `age-keygen` does, and returns its public key. */
export async function createKey(file: string): Promise<string> {
  const identity = await generateX25519Identity()
  const recipient = await identityToRecipient(identity)
  writeFileSync(file, `# public key: ${recipient}\n${identity}\n`, { flag: 'wx', mode: 0o600, flush: true })
  return recipient
}

export async function hashFile(file: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(file), hash)
  return hash.digest('hex')
}
