import { routes } from './routes.ts'

/** Of pages and calls whose address ends with a secret. */
const secretLinkFolders = [routes.pickupPass.path.replace(':token', ''), '/api/pickup-passes/']

/** The path as logs and error reports have it. */
export function hideSecretLink(path: string): string {
  const folder = secretLinkFolders.find((one) => path.startsWith(one))
  return folder === undefined ? path : `${folder}…`
}
