import { type Config, getPublicUrl } from './config.ts'
import type { LoadDemo } from './demo.ts'

type Print = (line: string) => void

/** What an operator sees when the program serves. */
export async function printBanner(
  config: Config,
  workerCount: number,
  loadDemo: LoadDemo,
  print: Print,
): Promise<void> {
  print(`\n  Mainstreet is open at ${getPublicUrl(config)}\n`)
  print(`  Demo mode is ${config.demo ? 'on' : 'off'}: ${config.demoReason}.\n`)
  if (config.demo) {
    print('  Demo accounts (email, password):')
    for (const { role, email, password } of (await loadDemo()).accounts)
      print(`    ${role.padEnd(9)} ${email.padEnd(36)} ${password}`)
    print('')
  }
  if (config.demoIsExposed)
    print(
      '  WARNING: demo mode is on and other machines may reach this server. Anyone can sign in as an admin.\n',
    )
  if (config.demo && !config.mail.smtpUrl) print('  Emails arrive at /dev/mailbox\n')
  if (!config.demo && !config.mail.smtpUrl && !config.identity.hostedProject)
    print(
      '  WARNING: SMTP_URL is not set, so no email is sent. Nobody can confirm an address or reset a password.\n',
    )
  print(`  Data: ${config.databaseUrl ? 'the database at DATABASE_URL, files in ' : ''}${config.dataDir}\n`)
  if (workerCount > 1) print(`  Workers: ${workerCount} processes serve this port\n`)
}
