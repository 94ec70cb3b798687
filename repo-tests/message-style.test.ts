import ts from 'typescript'
import { expect, test } from 'vitest'
import { files, readSource } from './source-files.ts'

const catalogue = files.filter((file) => /^contract\/src\/messages\/en(-dashboard)?(\.ts|\/)/.test(file))

type StyleRule = {
  /** What to write instead. */
  use: string
  wrong: RegExp
  /** Exact texts of docs/spec.md, and texts with a reason of their own in the catalogue. */
  except?: readonly string[]
}

const rules: StyleRule[] = [
  { use: '’', wrong: /'/, except: ["'s shop"] },
  { use: '“ and ”', wrong: /"/ },
  { use: '…', wrong: /\.\.\./, except: ['Signing in...', 'Location...'] },
  {
    use: 'a comma, a period or a colon',
    wrong: / [-–—] |--/,
    except: ['Connection lost - max retries exceeded'],
  },
  { use: 'a single space', wrong: / {2}/ },
  { use: 'no space before it', wrong: / [.,:;!?…](\s|$)/ },
  { use: 'an en dash between numbers', wrong: /\d-\d/, except: ['2026-01-31', '555-0100'] },
  {
    use: 'American spelling',
    wrong: /\b(cancell(ed|ing)|colour|favourite|grey|judgement|recognise|organise|fulfil\b)/i,
  },
  { use: 'email', wrong: /\be-mail/i },
]

type FoundText = { text: string; isPart: boolean }

/** The texts of a file; `isPart` for what values or other parts continue. */
function findTexts(node: ts.Node, found: FoundText[] = []): FoundText[] {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return found
  if (ts.isStringLiteralLike(node) && !isPropertyName(node))
    found.push({ text: node.text, isPart: !isWholeText(node) })
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node))
    found.push({ text: node.text, isPart: true })
  ts.forEachChild(node, (child) => {
    findTexts(child, found)
  })
  return found
}

function isWholeText({ parent }: ts.Node): boolean {
  return ts.isPropertyAssignment(parent) || ts.isVariableDeclaration(parent) || ts.isArrowFunction(parent)
}

function isPropertyName(node: ts.Node): boolean {
  return ts.isPropertyAssignment(node.parent) && node.parent.name === node
}

function parseTexts(file: string, source: string): FoundText[] {
  return findTexts(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true))
}

function findStyleErrors(texts: FoundText[]): string[] {
  return texts.flatMap(({ text, isPart }) => [
    ...rules
      .filter(({ wrong, except = [] }) => wrong.test(text) && !except.some((one) => text.includes(one)))
      .map(({ use }) => `${text}: use ${use}`),
    ...(isPart || text === text.trim() ? [] : [`${text}: use no space at an end`]),
  ])
}

test('the messages have one style of quotes, dashes, ellipses, spaces and spelling', () => {
  const texts = catalogue.flatMap((file) => parseTexts(file, readSource(file)))
  expect(texts.length).toBeGreaterThan(1000)
  expect(findStyleErrors(texts)).toEqual([])
})

test('each exception is needed', () => {
  const texts = catalogue.flatMap((file) => parseTexts(file, readSource(file)))
  const unused = rules.flatMap(({ except = [] }) =>
    except.filter((one) => !texts.some(({ text }) => text.includes(one))),
  )
  expect(unused).toEqual([])
})

test.each([
  ['a straight apostrophe', 'const a = "It isn\'t"'],
  ['straight quotes', 'const a = `The "best"`'],
  ['three periods', "const a = { b: 'Wait...' }"],
  ['a hyphen as a dash', "const a = 'Closed - sorry'"],
  ['two spaces', "const a = 'Two  spaces'"],
  ['a space at the end', "const a = 'Trailing '"],
  ['a space before a period', "const a = 'Done .'"],
  ['British spelling', "const a = 'Order cancelled'"],
])('%s is found', (_, source) => {
  expect(findStyleErrors(parseTexts('example.ts', source))).toHaveLength(1)
})

test('a text around a value may end with a space, and names of properties are not texts', () => {
  const source = "const a = { \"it's\": ['Sent to ', email] }"
  expect(findStyleErrors(parseTexts('example.ts', source))).toEqual([])
})
