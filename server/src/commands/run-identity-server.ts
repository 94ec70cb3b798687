import { createAuthDeps } from '@mainstreet/identity/create-auth-deps.ts'
import { createLocalBus } from '@mainstreet/platform/bus/bus.ts'
import { connectPostgresBus } from '@mainstreet/platform/bus/postgres-bus.ts'
import { describeError } from '@mainstreet/platform/log/describe-error.ts'
import { createMailTransport } from '@mainstreet/platform/mail/mail-transport.ts'
import { startMailWorker } from '@mainstreet/platform/mail/mail-worker.ts'
import { startOutboxWorker } from '@mainstreet/platform/outbox/process-outbox.ts'
import { createSmsTransport } from '@mainstreet/platform/sms/sms-transport.ts'
import { startSmsWorker } from '@mainstreet/platform/sms/sms-worker.ts'
import { setDefaultLocale } from '@mainstreet/platform/text/languages.ts'
import { endDemoMode, recordDemoMode } from '../accounts/demo/end-demo-mode.ts'
import { recordEmailBounce } from '../accounts/email-bounces-store.ts'
import { discardMerchantRegistration } from '../accounts/users/unconfirmed-users-store.ts'
import { readConfig } from '../config.ts'
import { connectDatabase, migrateDatabase } from '../connect-database.ts'
import type { LoadDemo } from '../demo.ts'
import { createAppEventHandler } from '../event-handlers.ts'
import { buildIdentityApp } from './identity-app.ts'

const print = (line: string) => process.stdout.write(`${line}\n`)
const warn = (error: unknown, what: string) => process.stderr.write(`${what}: ${describeError(error)}\n`)

/** `npm run identity`: the identity module alone, for conformance tests and as a stand-in for a hosted project. */
export async function runIdentityServer(loadDemo: LoadDemo): Promise<void> {
  try {
    const config = readConfig(process.env)
    setDefaultLocale(config.locale)
    const { db, direct, isEmbedded, close } = await connectDatabase(config, { print })
    const bus = isEmbedded ? createLocalBus() : connectPostgresBus(direct, warn)
    print(`Demo mode is ${config.demo ? 'on' : 'off'}: ${config.demoReason}.`)
    await migrateDatabase(config, { db, direct })
    await (config.demo ? recordDemoMode(db) : endDemoMode(db))
    const demo = config.demo ? await loadDemo() : undefined
    const auth = await createAuthDeps({ db, bus, now: () => new Date() }, config.identity, {
      demoAccounts: demo?.accounts,
      discardRegistration: discardMerchantRegistration,
    })
    const app = await buildIdentityApp(auth, config, demo)
    const outbox = startOutboxWorker(db, createAppEventHandler(auth), warn)
    bus.subscribe('outbox', () => outbox.wake())
    const mailWorker = startMailWorker(
      db,
      bus,
      {
        transport: createMailTransport(db, config.mail, config.demo),
        onBounce: (email) => recordEmailBounce(db, email, new Date()),
      },
      warn,
    )
    const smsWorker = startSmsWorker(db, bus, createSmsTransport(db, config.sms, config.demo), warn)
    await app.listen({ host: config.host, port: config.port })
    print(`The identity module listens at ${config.identity.url}`)

    const end = async () => {
      await app.close()
      await outbox.stop()
      await mailWorker.stop()
      await smsWorker.stop()
      await bus.close()
      await close()
      process.exit(0)
    }
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void end())
  } catch (error) {
    process.stderr.write(`${describeError(error)}\n`)
    process.exit(1)
  }
}
