import { readdirSync, readFileSync } from 'node:fs'

/** These processes and all that they have started, parents first; those that have ended are left out. */
export function listProcessTree(roots: readonly number[]): number[] {
  const childrenOf = Map.groupBy(listProcesses(), ({ parent }) => parent)
  const found = new Set<number>()
  const visit = (pid: number) => {
    if (found.has(pid)) return
    found.add(pid)
    for (const child of childrenOf.get(pid) ?? []) visit(child.pid)
  }
  for (const pid of roots) visit(pid)
  return [...found]
}

/** False when the process has ended. */
export function sendSignal(pid: number, signal: NodeJS.Signals | 0): boolean {
  try {
    process.kill(pid, signal)
    return true
  } catch {
    return false
  }
}

function listProcesses() {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      const parent = readParent(name)
      return parent === undefined ? [] : [{ pid: Number(name), parent }]
    })
}

function readParent(pid: string): number | undefined {
  try {
    // the name of the program, in parentheses, may contain spaces
    const [, parent] = /^.*\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return Number(parent)
  } catch {
    return undefined
  }
}
