import { readFileSync } from 'node:fs'
import { buildCallTable } from '@mainstreet/server/api-docs/call-table.ts'
import { buildOpenApi } from '@mainstreet/server/api-docs/openapi.ts'
import { nodePackages } from './source-files.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const architecture = 'docs/architecture.md'

/** The committed files that are derived from sources, and what they should contain. */
export function buildGeneratedFiles(): { file: string; content: string }[] {
  return [
    { file: 'docs/openapi.json', content: `${JSON.stringify(buildOpenApi(), null, 2)}\n` },
    { file: 'web/src/api/call-table.ts', content: buildCallTable() },
    { file: architecture, content: drawPackages(read(architecture)) },
  ]
}

/** Replaces the graph of packages in a document: from the dependencies that the packages declare. */
function drawPackages(document: string): string {
  const lines = ['contract', ...nodePackages, 'web'].flatMap((name) => {
    const { dependencies } = JSON.parse(read(`${name}/package.json`)) as {
      dependencies: Record<string, string>
    }
    const used = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@mainstreet/'))
    return [`  ${name}`, ...used.map((dependency) => `  ${name} --> ${dependency.split('/')[1]}`)]
  })
  const graph = ['```mermaid', 'graph TD', ...lines, '```'].join('\n')
  return document.replace(/```mermaid\ngraph TD\n[\s\S]*?\n```/, graph)
}
