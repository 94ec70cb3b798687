import { randomUUIDv7 } from 'node:crypto'
import { minuteMs } from '@mainstreet/contract/durations.ts'
import { readEmailAddress } from '@mainstreet/contract/email-address.ts'
import { findAccountByEmail } from '@mainstreet/identity/accounts/accounts-store.ts'
import { createAuthDeps } from '@mainstreet/identity/create-auth-deps.ts'
import { resetFactors } from '@mainstreet/identity/factors/remove-factors.ts'
import { resetPasskeys } from '@mainstreet/identity/passkeys/manage-passkeys.ts'
import { rotateSigningKeys } from '@mainstreet/identity/sessions/signing-keys.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import type { Db } from '@mainstreet/platform/db/db.ts'
import { replaceSharedSecrets } from '@mainstreet/platform/db/shared-secret.ts'
import { describeError } from '@mainstreet/platform/log/describe-error.ts'
import { getFormats, logLocale } from '@mainstreet/platform/text/languages.ts'
import { createIdentityProvider } from '../accounts/identity-provider/create-identity-provider.ts'
import { makeAdmin } from '../accounts/make-admin.ts'
import { type Config, readConfig } from '../config.ts'
import { withDatabase } from '../connect-database.ts'

const usage = `npm run admin -- create EMAIL     makes the account of that address an admin, new or not
npm run admin -- reset-factors EMAIL  removes the second factors and passkeys of that account, for an owner who has lost them
npm run admin -- rotate-keys      publishes a new signing key, which signs 20 minutes later
npm run admin -- rotate-secrets   replaces the secrets of CSRF tokens, signed URLs and links in emails; restart all nodes then`

const print = (line: string) => process.stdout.write(`${line}\n`)

function withConfiguredDatabase(work: (config: Config, db: Db) => Promise<void>) {
  const config = readConfig(process.env)
  return withDatabase(config, { poolSize: 2 }, (db) => work(config, db))
}

async function createAdmin(config: Config, db: Db, email: string) {
  const deps = await createAuthDeps({ db, bus: createLocalBus(), now: () => new Date() }, config.identity)
  const link = await makeAdmin(deps, createIdentityProvider(deps), email, randomUUIDv7())
  print(`${email} is an admin.`)
  print(
    `This link sets the password, once, within ${config.identity.linkLifetimeMs / minuteMs} minutes:\n${link}`,
  )
}

async function resetFactorsOf(config: Config, db: Db, email: string) {
  const deps = await createAuthDeps({ db, bus: createLocalBus(), now: () => new Date() }, config.identity)
  const account = await findAccountByEmail(db, email)
  if (!account) throw new Error(`There is no account of ${email}`)
  const factorCount = await resetFactors(deps, account.id)
  const passkeyCount = await resetPasskeys(deps, account.id)
  print(
    factorCount + passkeyCount === 0
      ? `${email} had no second factor and no passkey.`
      : `Removed the second factors (${factorCount}) and passkeys (${passkeyCount}) of ${email}, who gets an email about it.`,
  )
}

async function rotateSigningKey(_config: Config, db: Db) {
  const { kid, activeFrom } = await rotateSigningKeys(db, new Date())
  print(`The key ${kid} is published and is active from ${activeFrom.toISOString()}.`)
}

async function rotateSecrets(_config: Config, db: Db) {
  const names = await replaceSharedSecrets(db)
  print(`${getFormats(logLocale).list(names)} are new. Restart all nodes: each reads them at its start.`)
}

try {
  const [command, typedEmail = ''] = process.argv.slice(2)
  const email = readEmailAddress(typedEmail)
  if (command === 'create' && email !== undefined)
    await withConfiguredDatabase((config, db) => createAdmin(config, db, email))
  else if (command === 'reset-factors' && email !== undefined)
    await withConfiguredDatabase((config, db) => resetFactorsOf(config, db, email))
  else if (command === 'rotate-keys') await withConfiguredDatabase(rotateSigningKey)
  else if (command === 'rotate-secrets') await withConfiguredDatabase(rotateSecrets)
  else throw new Error(usage)
} catch (error) {
  process.stderr.write(`${describeError(error)}\n`)
  process.exit(1)
}
