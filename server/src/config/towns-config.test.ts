import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readTowns } from './towns-config.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mainstreet-towns-config-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function read(files: Record<string, string>, env: Record<string, string> = {}) {
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return readTowns({ TOWNS: folder, DATABASE_URL: 'postgres://db.example/street', ...env })
}

const ashford = { 'ashford.env': 'PUBLIC_URL=https://ashford.example' }

test('a town has the settings of the environment, but for those of its file', () => {
  const towns = read(
    {
      ...ashford,
      'berea.env': '# the second\nPUBLIC_URL="https://berea.example"\nCOMMISSION_PERCENT=5\n',
      'readme.txt': 'no town',
    },
    { COMMISSION_PERCENT: '2', DATA_DIR: '/srv/data', PORT: '8080' },
  )
  expect(
    towns?.map(({ name, hostName, config }) => [
      name,
      hostName,
      config.databaseSchema,
      config.dataDir,
      config.commissionBp,
      config.port,
    ]),
  ).toEqual([
    ['ashford', 'ashford.example', 'ashford', resolve('/srv/data/ashford'), 200, 8080],
    ['berea', 'berea.example', 'berea', resolve('/srv/data/berea'), 500, 8080],
  ])
})

test('without TOWNS there is one town', () => {
  expect(readTowns({})).toBeUndefined()
  expect(readTowns({ TOWNS: '' })).toBeUndefined()
})

test.each<[what: string, files: Record<string, string>, env: Record<string, string>, message: string]>([
  ['an empty folder', {}, {}, 'there is no file NAME.env'],
  ['a town without an address', { 'ashford.env': '' }, {}, 'ashford.env: PUBLIC_URL: is needed'],
  [
    'two towns with one address',
    { ...ashford, 'berea.env': 'PUBLIC_URL=https://ashford.example' },
    {},
    'PUBLIC_URL: is the same in ashford.env and berea.env',
  ],
  [
    'two towns with one bucket',
    { ...ashford, 'berea.env': 'PUBLIC_URL=https://berea.example' },
    {
      S3_ENDPOINT: 'https://s3.example',
      S3_BUCKET: 'files',
      S3_ACCESS_KEY_ID: 'key',
      S3_SECRET_ACCESS_KEY: 'secret',
    },
    'S3_BUCKET: is the same in ashford.env and berea.env',
  ],
  [
    'a setting of the process',
    { 'ashford.env': 'PUBLIC_URL=https://ashford.example\nPORT=80' },
    {},
    'PORT: cannot be a setting of one town',
  ],
  [
    'a wrong value',
    { 'ashford.env': 'PUBLIC_URL=ashford' },
    {},
    'ashford.env: These settings cannot be used',
  ],
  [
    'a name that is no schema',
    { 'St. Ives.env': 'PUBLIC_URL=https://ives.example' },
    {},
    'St. Ives.env: its name cannot be the schema',
  ],
  ['the embedded database', ashford, { DATABASE_URL: '' }, 'DATABASE_URL: is needed beside DATABASE_SCHEMA'],
  ['workers', ashford, { WORKERS: '2' }, 'WORKERS: must be 1 beside TOWNS'],
  ['no folder', {}, { TOWNS: '/no/such/folder' }, 'the folder /no/such/folder cannot be read'],
])('%s is an error that names the setting', (_what, files, env, message) => {
  expect(() => read(files, env)).toThrow(message)
})
