import { writeFileSync } from 'node:fs'
import { buildGeneratedFiles } from './generated-files.ts'

/** `npm run generate` */
for (const { file, content } of buildGeneratedFiles())
  writeFileSync(new URL(`../${file}`, import.meta.url), content)
