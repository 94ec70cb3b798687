import type { CallShape } from '@mainstreet/contract/call.ts'
import { calls } from '@mainstreet/contract/calls.ts'
import { escapeHtml } from '@mainstreet/contract/text/escape-html.ts'
import { faviconLink } from '@mainstreet/platform/http/favicon-link.ts'
import type { z } from 'zod'
import { type Direction, toInlineJsonSchema } from './json-schema.ts'

const renderInlineCode = (markdown: string) => escapeHtml(markdown).replace(/`([^`]+)`/g, '<code>$1</code>')

function renderCall(name: string, call: CallShape): string {
  const renderSchema = (title: string, type: z.ZodType | undefined, io: Direction) =>
    type
      ? `<details><summary>${title}</summary><pre>${escapeHtml(JSON.stringify(toInlineJsonSchema(type, io), null, 2))}</pre></details>`
      : ''
  return `<section id="${name}"><h2><b>${call.method}</b> <code>${escapeHtml(call.path)}</code></h2>
    <p><strong>${escapeHtml(call.summary)}</strong> <small>${call.access.replace('_', ' ')}</small></p>
    <p>${renderInlineCode(call.description)}</p>
    ${renderSchema('Query', call.query, 'input')}${renderSchema('Body', call.body, 'input')}${renderSchema('Response', call.response, 'output')}</section>`
}

export const docsCss = `:root{color-scheme:light dark}body{font:16px/1.5 system-ui,sans-serif;max-width:54rem;margin:2rem auto;padding:0 1rem}
section{border-top:1px solid #8884;padding:.5rem 0}h2{font-size:1rem;margin:.5rem 0;overflow-wrap:anywhere}b{color:#1d8a65}small{opacity:.7;border:1px solid #8886;border-radius:1rem;padding:.1rem .5rem}
pre{overflow:auto;background:#8881;padding:1rem;border-radius:.5rem;font-size:.8rem}`

export function renderDocsPage(): string {
  const sections = Object.entries<CallShape>(calls).map(([name, call]) => renderCall(name, call))
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
    <title>Mainstreet API</title>${faviconLink}<link rel="stylesheet" href="/api/docs/style.css"></head><body><main><h1>Mainstreet API</h1>
    <p>The same as <a href="/api/docs/json">OpenAPI 3.1</a>.</p>${sections.join('\n')}</main></body></html>`
}
