import { hash } from 'node:crypto'
import type { InlineHashes } from '@mainstreet/platform/http/security-headers.ts'

const inlineElementPattern = /<(script|style)>([\s\S]*?)<\/\1>/g

/**
 * Hashes of the inline scripts and styles of the built page, computed from the page itself so that they always match.
 */
export function getInlineHashes(template: string): InlineHashes {
  const getHashes = (tag: string) =>
    [...template.matchAll(inlineElementPattern)]
      .filter(([, name]) => name === tag)
      .map(([, , content = '']) => `'sha256-${hash('sha256', content, 'base64')}'`)
  return { scripts: getHashes('script'), styles: getHashes('style') }
}
