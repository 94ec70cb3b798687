import { routes } from './routes.ts'

/** Of pages and calls whose address ends with a secret. */
const secretLinkFolders = [
  routes.pickupPass.path.replace(':token', ''),
  '/api/pickup-passes/',
  routes.emailSubscription.path.replace(':event/:token', ''),
  '/api/email-subscriptions/',
]

/** The path as logs and error reports have it. */
export function hideSecretLink(path: string): string {
  const folder = secretLinkFolders.find((one) => path.startsWith(one))
  return folder === undefined ? path : `${folder}…`
}
