import { mayComeBack } from '@mainstreet/contract/live/close-codes.ts'
import type { UpFrame } from '@mainstreet/contract/live/live-client-frame.ts'
import type { DownFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import {
  atRest,
  isUnstable,
  nextAlarm,
  nextSocket,
  type SocketDeed,
  type SocketEvent,
  type SocketStatus,
} from './socket-machine.ts'

/** What there is of a WebSocket in it; a test gives its own. */
export type Wire = {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}
export type Claims = Omit<Extract<UpFrame, { type: 'auth' }>, 'type'>
export type LiveStatus = { status: SocketStatus; words: string | undefined; unstable: boolean }

type Ports = { open: () => Wire; claims: () => Claims | undefined }
type Hears = (frame: DownFrame) => void

export type LiveSocket = ReturnType<typeof liveSocket>

/** Moves a real socket by the rules of the machine. What it says is a hint: the database is the log. */
export function liveSocket({ open, claims }: Ports) {
  let state = atRest
  let wire: Wire | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let shown: LiveStatus = { status: atRest.status, words: undefined, unstable: false }
  const listeners = new Set<Hears>()
  const watchers = new Set<() => void>()

  function take(event: SocketEvent) {
    const step = nextSocket(state, event, Date.now(), Math.random())
    state = step.state
    for (const deed of step.deeds) deeds[deed]()
    clearTimeout(timer)
    const due = nextAlarm(state)
    if (due !== undefined) timer = setTimeout(() => take({ type: 'alarm' }), Math.max(0, due - Date.now()))
    show()
  }

  const deeds: Record<SocketDeed, () => void> = {
    open: connect,
    close: hangUp,
    ping: () => say({ type: 'ping' }),
  }

  function connect() {
    hangUp()
    const own = open()
    wire = own
    own.onopen = () => introduce()
    own.onmessage = ({ data }) => {
      const frame = own === wire ? readFrame(data) : undefined
      if (frame) hear(frame)
    }
    own.onclose = ({ code }) => {
      if (own !== wire) return
      wire = undefined
      take({ type: 'closed', comesBack: mayComeBack(code) })
    }
  }

  function hangUp() {
    const old = wire
    wire = undefined
    old?.close()
  }

  /** Also later, with a fresh token: the socket goes on. */
  function introduce() {
    const told = claims()
    if (told) write({ type: 'auth', ...told })
    else hangUp()
  }

  function hear(frame: DownFrame) {
    take({ type: frame.type === 'auth_success' && state.status !== 'connected' ? 'opened' : 'heard' })
    for (const listener of [...listeners]) listener(frame)
  }

  function write(frame: UpFrame) {
    wire?.send(JSON.stringify(frame))
  }

  /** False: nobody heard it. */
  function say(frame: UpFrame): boolean {
    if (state.status !== 'connected' || !wire) return false
    write(frame)
    return true
  }

  function show() {
    const { status, words } = state
    const unstable = isUnstable(state, Date.now())
    if (shown.status === status && shown.words === words && shown.unstable === unstable) return
    shown = { status, words, unstable }
    for (const watcher of [...watchers]) watcher()
  }

  return {
    say,
    status: () => shown,
    onStatus(watcher: () => void): () => void {
      watchers.add(watcher)
      return () => watchers.delete(watcher)
    },
    subscribe(listener: Hears): () => void {
      listeners.add(listener)
      if (listeners.size === 1) take({ type: 'wanted' })
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) take({ type: 'unwanted' })
      }
    },
    /** The token has changed. */
    renewed() {
      if (state.status === 'connected') introduce()
      take({ type: 'renewed' })
    },
    take: (type: 'woken' | 'online' | 'pressed') => take({ type }),
  }
}

function readFrame(data: unknown): DownFrame | undefined {
  try {
    return JSON.parse(String(data)) as DownFrame
  } catch {
    return undefined
  }
}
