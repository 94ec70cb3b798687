/** `abcdefgh` -> `abcd efgh`: to read and type a long code. */
export function groupByFour(code: string, separator = ' '): string {
  return code.match(/.{1,4}/g)?.join(separator) ?? ''
}
