import { readFileSync } from 'node:fs'
import { buildCallTable } from '@mainstreet/server/api-docs/call-table.ts'
import { buildOpenApi } from '@mainstreet/server/api-docs/openapi.ts'
import { files, getPackage, isTest, nodePackages, readSource } from './source-files.ts'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const architecture = 'docs/architecture.md'
const packages = ['contract', ...nodePackages, 'web']

/** The committed files that are derived from sources, and what they should contain. */
export function buildGeneratedFiles(): { file: string; content: string }[] {
  return [
    { file: 'docs/openapi.json', content: `${JSON.stringify(buildOpenApi(), null, 2)}\n` },
    { file: 'web/src/api/call-table.ts', content: buildCallTable() },
    { file: architecture, content: countLines(drawPackages(read(architecture))) },
  ]
}

/** Replaces the graph of packages in a document: from the dependencies that the packages declare. */
function drawPackages(document: string): string {
  const lines = packages.flatMap((name) => {
    const { dependencies } = JSON.parse(read(`${name}/package.json`)) as {
      dependencies: Record<string, string>
    }
    const used = Object.keys(dependencies).filter((dependency) => dependency.startsWith('@mainstreet/'))
    return [`  ${name}`, ...used.map((dependency) => `  ${name} --> ${dependency.split('/')[1]}`)]
  })
  const graph = ['```mermaid', 'graph TD', ...lines, '```'].join('\n')
  return document.replace(/```mermaid\ngraph TD\n[\s\S]*?\n```/, graph)
}

/** Most commits leave a rounded number as it is, so that branches do not conflict in it. */
const roundedTo = 500

/** Replaces the table of sizes in a document: the lines of the TypeScript that is no test. */
function countLines(document: string): string {
  const sources = files.filter((file) => /\.tsx?$/.test(file) && !isTest(file))
  const rows = packages.map((name) => {
    const lines = sources
      .filter((file) => getPackage(file) === name)
      .reduce((sum, file) => sum + readSource(file).split('\n').length - 1, 0)
    return `| \`${name}\` | ${(Math.round(lines / roundedTo) * roundedTo).toLocaleString('en-US')} |`
  })
  const table = ['| package | lines |', '|---|---:|', ...rows].join('\n')
  return document.replace(/\| package \| lines \|\n(?:\|.*\n)+/, `${table}\n`)
}
