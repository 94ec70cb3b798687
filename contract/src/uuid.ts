/** In lower case, as PostgreSQL prints it. */
export const uuidSource = '[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}'

const canonicalUuid = new RegExp(`^${uuidSource}$`)
const anyCaseUuid = new RegExp(`^${uuidSource}$`, 'i')

/** Only lower case, so that a token or a folder name identifies a user in one way only. */
export function isCanonicalUuid(text: string): boolean {
  return canonicalUuid.test(text)
}

/** In any case, as users may type it. */
export function isUuid(text: string): boolean {
  return anyCaseUuid.test(text)
}
