import { expect, test } from 'vitest'
import { files, isNodeFile, isTest, readSource } from './source-files.ts'

/** A store, or named fragments that several stores share. */
const mayHoldSql = /(^|\/)(store|[a-z0-9-]+-(store|sql))\.ts$|^platform\/src\/|^server\/bench\/|^demo\//

const filesWithStraySql = files
  .filter((file) => isNodeFile(file) && !isTest(file) && !mayHoldSql.test(file))
  .filter((file) => /\bsql`/.test(readSource(file)))

test('SQL is in stores only', () => {
  expect(filesWithStraySql).toEqual([])
})
