import ts from 'typescript'
import { expect, test } from 'vitest'
import { files, isNodeFile, isTest, readSource } from './source-files.ts'

/** Programs for operators, seed data of the demo town, and descriptions in the API document. */
const isForOperators =
  /^embedded-postgres\/|^server\/(bench|src\/(commands|backups|api-docs|config|towns|workers)\/)|^server\/(src\/(run-server|prepare-start|serve|start-banner|config)\.ts|vitest\.config\.ts)|^demo\/src\/(seed\/|seed-command\.ts)/

const sources = files.filter((file) => isNodeFile(file) && !isTest(file) && !isForOperators.test(file))

/** Supabase, Stripe and OpenID Connect define these messages: only errors of our own API are searched. */
const speaksProtocol = (file: string) =>
  /^(identity|storage|realtime)\/src\/(?!email\/email-templates\.ts|images\/)|^demo\/src\/stripe-sandbox\/(?!payment-page)|^demo\/src\/google\/demo-google-server\.ts/.test(
    file,
  )

/** Proper names, headers, and the texts of metrics. */
const exceptions: Record<string, RegExp> = {
  'demo/src/google/account-chooser-page.ts': /^(Maya Brooks|Theo Lindqvist|Priya Raman)$/,
  'server/src/accounts/identity-provider/token-claims.ts': /^Protected Header$/,
  'server/src/media/proxy/fetch-remote.ts': /^Mainstreet image fetcher$/,
  'server/src/media/studio/fonts.ts': /^(Bricolage Grotesque Bold|Instrument Sans)$/,
  'platform/src/http/body-timeouts.ts': /^HTTP\/1\.1 408 /,
  'platform/src/log/counters.ts': /^(Attempts to|Requests answered|Statements of|Workers that)/,
  'platform/src/log/metrics.ts': /^Time from the request/,
  'platform/src/sms/sms-transport.ts': /^\/Messages\.json$/,
  'server/src/server-metrics.ts':
    /^(How long the oldest|Rows that|Payments, refunds|Connections to|The size of|Statements and|Open sockets|Entries of|Values that|Age of|Whether|Processes that)/,
  'platform/src/mail/mail-transport.ts': /^RCPT TO$/,
  'platform/src/mail/email-template.ts': /^'(Bricolage Grotesque|Instrument Sans)'/,
}

const sentence = /^[^a-z]*[A-Z“][\w’',-]*[ .!?:…]+[\w“(]|\p{L}{2,} \p{L}+.*[.!?…]$/u

type FoundText = { line: number; text: string }

function findSentences(file: string, source: string): FoundText[] {
  const root = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true)
  const found: FoundText[] = []
  const add = (node: ts.Node, text: string) =>
    found.push({ line: root.getLineAndCharacterOfPosition(node.getStart()).line + 1, text })
  const visit = (node: ts.Node, isOurs: boolean) => {
    if (isForDevelopers(node)) return
    const text = getText(node)
    if (isOurs && text !== undefined && isSentence(text)) add(node, text)
    else if (isApiErrorText(node) && text !== undefined) add(node, text)
    ts.forEachChild(node, (child) => visit(child, isOurs || isApiError(node)))
  }
  visit(root, !speaksProtocol(file))
  return found
}

function getText(node: ts.Node): string | undefined {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text
  if (ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node)) return node.text
  return undefined
}

function isSentence(text: string): boolean {
  // tags, also where an inserted value cuts them
  const shown = text.split(/<[^<>]*>|^[^<>]*>|<[^<>]*$/)
  return shown.some((part) => sentence.test(part.trim()))
}

/** SQL, log messages, other exceptions, imports and types. */
function isForDevelopers(node: ts.Node): boolean {
  if (ts.isImportDeclaration(node) || ts.isTypeNode(node)) return true
  if (ts.isTaggedTemplateExpression(node)) return node.tag.getText() === 'sql'
  if (ts.isNewExpression(node)) return /Error$/.test(node.expression.getText()) && !isApiError(node)
  if (!ts.isCallExpression(node)) return false
  const called = node.expression.getText()
  // the reason of a closed socket is for developers as well
  return /(^|\.)(log\.\w+|warn|print|error|close)$/.test(called)
}

function isApiError(node: ts.Node): boolean {
  return ts.isNewExpression(node) && node.expression.getText() === 'ApiError'
}

/** A single word would not be recognized as a sentence. */
function isApiErrorText(node: ts.Node): boolean {
  return (
    node.parent !== undefined &&
    isApiError(node.parent) &&
    (node.parent as ts.NewExpression).arguments?.[1] === node
  )
}

test('a sentence is found wherever it is, except in what only developers read', () => {
  const find = (code: string) => findSentences('a.ts', code).map(({ text }) => text)
  expect(find("throw new ApiError('conflict', 'Please try again.')")).toEqual(['Please try again.'])
  expect(find(`const text = \`Only \${stock} left of it.\``)).toEqual([' left of it.'])
  expect(find(`const page = html\`<h1>\${x}</h1><p>This is gone.</p>\``)).toHaveLength(1)
  expect(find("throw new ApiError('conflict', 'Taken')")).toEqual(['Taken'])
  expect(find("throw new TypeError('The list is empty.')")).toEqual([])
  expect(find("log.warn({ err }, 'The job failed again.')")).toEqual([])
  expect(find(`sql\`select name from users where name = \${name}.\``)).toEqual([])
})

test('every sentence that the server writes is in the message catalogue', () => {
  expect(sources.length).toBeGreaterThan(300)
  const found = sources.flatMap((file) =>
    findSentences(file, readSource(file)).map((one) => ({ file, ...one })),
  )
  const isException = ({ file, text }: { file: string; text: string }) => exceptions[file]?.test(text)
  const wrong = found.filter((one) => !isException(one))
  expect(wrong.map(({ file, line, text }) => `${file}:${line} ${text.slice(0, 100)}`)).toEqual([])
  const used = new Set(found.filter(isException).map(({ file }) => file))
  expect(Object.keys(exceptions).filter((file) => !used.has(file))).toEqual([])
})
