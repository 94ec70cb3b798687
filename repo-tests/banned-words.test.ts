import ts from 'typescript'
import { expect, test } from 'vitest'
import { files, readSource } from './source-files.ts'

const migration = 'server/migrations/0001_baseline.sql'

/** The term of the glossary, and the words that it replaces. */
const bannedWords: Record<string, string> = {
  'event, publish or notify': 'news tell tells told telling hear hears heard hearing',
  response: 'answer answers answered answering',
  'request or input': 'wish wishes wished wishing ask asks asked asking',
  'error, problem or conflict': 'fault faults trouble troubles clash clashes',
  'ApiError or reject': 'refuse refuses refused refusing refusal refusals',
  'publish or enqueue': 'announce announces announced announcing',
  'store, cache or evict': 'kept keeps remembered',
  'max or min': 'most least shortest',
  timeout: 'patience patient patiently',
  timestamp: 'moments',
  'email template, worker or transport': 'letter letters postman postmen carrier carriers',
  notification: 'notice notices',
  'send queue': 'parcel parcels',
  image: 'picture pictures',
  'stock, items or delivered': 'shelf shelves goods ware wares brought takers',
  cart: 'bag bags',
  'client, connection or presence': 'attendant attendants attendance switchboard',
  'reconnect, load test or failing': 'homecoming siege besieged moody',
  'layout or entry point': 'door doors',
  dashboard: 'desk desks',
  'marketplace or town': 'street streets',
  'payment fixture': 'till tills purse',
  'user, customer, merchant or admin': 'person persons people somebody nobody everybody',
  'style or variant': 'look looks',
  'message or text': 'said saying',
  'visibility, visible or unread': 'sight sights unseen',
  'thread or message': 'talk talks talker talkers',
  successor: 'heir heirs',
  'cleanup, delete or archive': 'sweep sweeps swept sweeping',
  balance: 'payable payables',
}

type WordException = { words: string; names?: string; files?: RegExp; reason: string }

const exceptions: WordException[] = [
  {
    words: 'street',
    files: /^demo\/src\/seed\/|^server\/src\/location\//,
    reason: 'a part of a postal address',
  },
  {
    words: 'fault faults',
    files: /^drill\/|\/src\/test\/|(\.hard|races)\.test\.ts$/,
    reason: 'fault injection',
  },
  { words: 'letter', files: /0001_baseline\.sql$/, reason: 'the letters of a searched word' },
  { words: 'announce', names: 'announceForCustomer announceForShop', reason: 'for screen readers' },
  { words: 'picture', files: /^identity\/src\/oauth\//, reason: 'a claim of OpenID Connect' },
  { words: 'bag', names: 'ShoppingBag', reason: 'an icon of lucide-react' },
  { words: 'bag', names: 'bagGlyph', reason: 'a drawing of a bag' },
  { words: 'shelves', files: /^platform\/src\/db\/migrate\.test\.ts$/, reason: 'an example of a table' },
]

const termByWord = new Map(
  Object.entries(bannedWords).flatMap(([term, words]) => words.split(' ').map((word) => [word, term])),
)

type SourceName = { file: string; name: string }

test('no identifier, file or database object has a banned word', () => {
  const wrong = findBannedNames(sourceNames)
  expect(wrong.map(({ file, name, word }) => `${file}: ${name} (${termByWord.get(word)})`)).toEqual([])
})

test('each exception is needed', () => {
  const banned = findBannedNames(sourceNames, [])
  const unused = exceptions.filter((one) => !banned.some((found) => isException(found, one)))
  expect(unused.map(({ words, reason }) => `${words}: ${reason}`)).toEqual([])
})

test('a banned word is found in any position and spelling of a name', () => {
  const names = [
    'sendNews',
    'NewsItem',
    'news_item',
    'newsRSSFeed',
    'src/old-news.ts',
    'Newsletter',
    'renews',
  ]
  expect(findBannedNames(names.map((name) => ({ file: 'a.ts', name }))).map(({ name }) => name)).toEqual(
    names.slice(0, 5),
  )
  expect(listSqlNames("create table a_b (c text default 'news'); -- news")).toEqual([
    'create',
    'table',
    'a_b',
    'c',
    'text',
    'default',
  ])
  expect(listIdentifiers('a.tsx', '// news\nconst b = <c d="news">{e.f ?? g}</c>')).toEqual([
    'b',
    'c',
    'd',
    'e',
    'f',
    'g',
  ])
})

function findBannedNames(names: readonly SourceName[], allowed: readonly WordException[] = exceptions) {
  return names.flatMap(({ file, name }) =>
    splitWords(name)
      .filter((word) => termByWord.has(word))
      .map((word) => ({ file, name, word }))
      .filter((found) => !allowed.some((one) => isException(found, one))),
  )
}

function isException({ file, name, word }: SourceName & { word: string }, exception: WordException): boolean {
  return (
    exception.words.split(' ').includes(word) &&
    (exception.names?.split(' ').includes(name) ?? true) &&
    (exception.files?.test(file) ?? true)
  )
}

/** `sendHTTPNews_item` -> send, http, news, item */
function splitWords(name: string): string[] {
  return (
    name
      .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
      .replace(/([A-Z]+)([A-Z][a-z])/g, '$1 $2')
      .toLowerCase()
      // "dead letter" is the standard term of queues
      .replace(/dead[^a-z]letter/g, 'dead')
      .split(/[^a-z]+/)
  )
}

function listIdentifiers(file: string, source: string): string[] {
  const identifiers = new Set<string>()
  const visit = (node: ts.Node) => {
    if (ts.isIdentifier(node) || ts.isPrivateIdentifier(node)) identifiers.add(node.text)
    ts.forEachChild(node, visit)
  }
  visit(ts.createSourceFile(file, source, ts.ScriptTarget.Latest))
  return [...identifiers]
}

/** Keywords included; comments and texts are left out. */
function listSqlNames(sql: string): string[] {
  const code = sql.replace(/--.*$/gm, '').replace(/'(?:[^']|'')*'/g, '')
  return [...new Set(code.match(/[a-z_][a-z0-9_]*/gi))]
}

const sourceNames: SourceName[] = [
  ...[...files, 'web/boot.js'].flatMap((file) =>
    [file, ...listIdentifiers(file, readSource(file))].map((name) => ({ file, name })),
  ),
  ...listSqlNames(readSource(migration)).map((name) => ({ file: migration, name })),
]
