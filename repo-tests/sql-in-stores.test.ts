import { expect, test } from 'vitest'
import { files, isTest, readSource } from './source-files.ts'

/** A store, or named fragments that several stores share. */
const mayHoldSql =
  /(^|\/)(store|[a-z0-9-]+-(store|sql))\.ts$|^server\/src\/platform\/|^server\/bench\/|^demo\//

const filesWithStraySql = files
  .filter((file) => /^(server|protocols|demo)\//.test(file) && !isTest(file) && !mayHoldSql.test(file))
  .filter((file) => /\bsql`/.test(readSource(file)))

test('SQL is in stores only', () => {
  expect(filesWithStraySql).toEqual([])
})
