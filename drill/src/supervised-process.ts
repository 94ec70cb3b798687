import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chownSync, closeSync, mkdirSync, openSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Program } from './program.ts'

/** As systemd does with `Restart=always`. */
const restartDelayMs = 1000

export type SupervisedProcess = {
  /** Undefined while it is not running. */
  getPid(): number | undefined
  start(): void
  /** With SIGKILL; it is started again only by `start`. */
  stop(): Promise<void>
}

/** A program that is started again whenever it ends. Its output goes to `output.log` in its folder. */
export function superviseProcess(program: Program, folder: string, enter: string[] = []): SupervisedProcess {
  const account = program.isOwnProgram ? undefined : findUnprivilegedAccount()
  mkdirSync(folder, { recursive: true })
  const { files = {} } = program
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content)
  if (account)
    for (const path of [folder, ...Object.keys(files).map((name) => join(folder, name))])
      chownSync(path, account.uid, account.gid)

  let child: ChildProcess | undefined
  let restart: NodeJS.Timeout | undefined
  let isWanted = false

  function run() {
    const output = openSync(join(folder, 'output.log'), 'a')
    // ends with the drill, whatever ends it
    const [command = '', ...args] = [
      ...enter,
      ...['setpriv', '--pdeathsig', 'KILL', ...(account?.flags ?? [])],
      program.command,
      ...program.args,
    ]
    const started = spawn(command, args, {
      cwd: folder,
      env: { PATH: searchFolders.join(':'), LC_ALL: 'C.UTF-8', TZ: 'UTC', HOME: folder, ...program.env },
      stdio: ['ignore', output, output],
    })
    closeSync(output)
    child = started
    started.once('exit', () => {
      child = undefined
      if (isWanted) restart = setTimeout(run, restartDelayMs)
    })
  }

  return {
    getPid: () => child?.pid,
    start() {
      if (isWanted) return
      isWanted = true
      run()
    },
    async stop() {
      isWanted = false
      clearTimeout(restart)
      const running = child
      if (!running) return
      running.kill('SIGKILL')
      await new Promise((resolve) => running.once('exit', resolve))
    },
  }
}

/** Debian puts servers where the path of a user does not lead. */
export const searchFolders = ['/usr/sbin', '/usr/bin', '/sbin', '/bin']

function findUnprivilegedAccount() {
  if (process.getuid?.() !== 0) return undefined
  const readId = (flag: string) => Number(execFileSync('id', [flag, 'postgres']))
  const [uid, gid] = [readId('-u'), readId('-g')]
  return { uid, gid, flags: ['--reuid', String(uid), '--regid', String(gid), '--init-groups'] }
}
