import * as formatFunctions from '@mainstreet/contract/messages/format.ts'
import { parseSync } from 'vite'
import { expect, test } from 'vitest'

const sources = import.meta.glob<string>(
  ['/src/**/*.{ts,tsx}', '!/src/**/*.test.{ts,tsx}', '!/src/**/test/**'],
  {
    query: '?raw',
    import: 'default',
    eager: true,
  },
)

type AstNode = { type: string; start: number; name?: string; value?: unknown; [key: string]: unknown }

/** Calls `visit` for each node with its ancestors, the nearest first. */
function walk(
  node: unknown,
  visit: (node: AstNode, ancestors: AstNode[]) => void,
  ancestors: AstNode[] = [],
) {
  if (Array.isArray(node)) for (const one of node) walk(one, visit, ancestors)
  else if (typeof node === 'object' && node !== null && 'type' in node) {
    const one = node as AstNode
    visit(one, ancestors)
    for (const [key, child] of Object.entries(one))
      if (key !== 'type') walk(child, visit, [one, ...ancestors])
  }
}

function findInSources(isFound: (node: AstNode, ancestors: AstNode[]) => boolean): string[] {
  const found: string[] = []
  for (const [file, source] of Object.entries(sources))
    walk(parseSync(file, source).program, (node, ancestors) => {
      if (!isFound(node, ancestors)) return
      const line = source.slice(0, node.start).split('\n').length
      found.push(`${file}:${line} ${source.split('\n')[line - 1]?.trim()}`)
    })
  return found
}

test('no message is read and nothing is formatted while a module loads', () => {
  const reads = (node: AstNode) =>
    node.type === 'MemberExpression' && ['m', 'dashboard'].includes((node.object as AstNode).name ?? '')
  const formats = (node: AstNode) =>
    node.type === 'CallExpression' && String((node.callee as AstNode).name) in formatFunctions
  const isReadOnLoad = (node: AstNode, ancestors: AstNode[]) =>
    (reads(node) || formats(node)) && !ancestors.some(({ type }) => type.includes('Function'))
  expect(findInSources(isReadOnLoad)).toEqual([])
})

/** Names of attributes and properties whose values are shown. */
const shownName =
  /^(label|title|text|alt|placeholder|description|heading|hint|message|subtitle|tooltip|aria-label|aria-description|aria-roledescription)$/
const sentence = /^[^a-z]*[A-Z“][\w’',-]*[ .!?:…]+[\w“(]|\p{L}{2,} \p{L}+.*[.!?…]$/u
const word = /\p{L}{2}/u
/** Names of products, fonts and columns of other systems, which are not translated. */
const names = new Set(['Samsung Internet', 'Instrument Sans Variable', 'Bricolage Grotesque', 'in stock?'])

function isShownText(node: AstNode, ancestors: AstNode[]): boolean {
  const [parent, grandparent] = ancestors
  if (node.type === 'JSXText') return word.test(String(node.value))
  const text = getText(node)
  if (text === undefined) return false
  if (parent?.type === 'JSXAttribute') return isShown(parent) && word.test(text)
  if (parent?.type === 'Property' && isShown(parent) && /^\p{Lu}/u.test(text)) return true
  // the messages of exceptions and of the console are for developers
  const isException = parent?.type === 'NewExpression' && (parent.callee as AstNode).name !== 'ApiError'
  const isLogged =
    ((parent?.callee as AstNode | undefined)?.object as AstNode | undefined)?.name === 'console'
  const isSource = parent?.type === 'ImportDeclaration' || grandparent?.type === 'TSLiteralType'
  // class names, and the paths of drawings; a template literal is a level of its own
  const isOtherAttribute = ancestors
    .slice(0, node.type === 'TemplateElement' ? 3 : 2)
    .some((one) => one.type === 'JSXAttribute' && !isShown(one))
  return (
    !isException && !isLogged && !isSource && !isOtherAttribute && !names.has(text) && sentence.test(text)
  )
}

function getText(node: AstNode): string | undefined {
  if (node.type === 'Literal' && typeof node.value === 'string') return node.value
  return node.type === 'TemplateElement' ? (node.value as { cooked: string }).cooked : undefined
}

function isShown(owner: AstNode): boolean {
  const { name, value } = (owner.name ?? owner.key ?? {}) as { name?: string; value?: string }
  return shownName.test(name ?? value ?? '')
}

test('every text that a user reads is in the message catalogue', () => {
  expect(findInSources(isShownText)).toEqual([])
})
