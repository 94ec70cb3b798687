import { hash } from 'node:crypto'
import type { Inline } from '../platform/http/security-headers.ts'

const inline = /<(script|style)>([\s\S]*?)<\/\1>/g

/** Hashes of what the built page carries to be run and to be looked at; of the page itself, so that they never disagree. */
export function inlineIn(template: string): Inline {
  const hashesOf = (tag: string) =>
    [...template.matchAll(inline)]
      .filter(([, name]) => name === tag)
      .map(([, , content = '']) => `'sha256-${hash('sha256', content, 'base64')}'`)
  return { scripts: hashesOf('script'), styles: hashesOf('style') }
}
