import { canReconnect } from '@mainstreet/contract/live/close-codes.ts'
import type { LiveClientFrame } from '@mainstreet/contract/live/live-client-frame.ts'
import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import {
  getNextTimerAt,
  initialSocketState,
  isUnstable,
  nextSocketState,
  type SocketEffect,
  type SocketEvent,
  type SocketStatus,
} from './socket-machine.ts'

/** What there is of a WebSocket in it; a test gives its own. */
export type WebSocketLike = {
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}
export type LiveSocketClaims = Omit<Extract<LiveClientFrame, { type: 'auth' }>, 'type'>
export type LiveSocketStatus = { status: SocketStatus; message: string | undefined; isUnstable: boolean }

type LiveSocketOptions = { open: () => WebSocketLike; claims: () => LiveSocketClaims | undefined }
type FrameListener = (frame: LiveServerFrame) => void

export type LiveSocket = ReturnType<typeof createLiveSocket>

/** Moves a real socket by the rules of the machine. What it says is a hint: the database is the log. */
export function createLiveSocket({ open, claims }: LiveSocketOptions) {
  let state = initialSocketState
  let socket: WebSocketLike | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let publishedStatus: LiveSocketStatus = {
    status: initialSocketState.status,
    message: undefined,
    isUnstable: false,
  }
  const listeners = new Set<FrameListener>()
  const statusListeners = new Set<() => void>()

  function dispatch(event: SocketEvent) {
    const step = nextSocketState(state, event, Date.now(), Math.random())
    state = step.state
    for (const deed of step.effects) effects[deed]()
    clearTimeout(timer)
    const due = getNextTimerAt(state)
    if (due !== undefined)
      timer = setTimeout(() => dispatch({ type: 'alarm' }), Math.max(0, due - Date.now()))
    publishStatus()
  }

  const effects: Record<SocketEffect, () => void> = {
    open: connect,
    close: disconnect,
    ping: () => send({ type: 'ping' }),
  }

  function connect() {
    disconnect()
    const own = open()
    socket = own
    own.onopen = () => authenticate()
    own.onmessage = ({ data }) => {
      const frame = own === socket ? readFrame(data) : undefined
      if (frame) handleFrame(frame)
    }
    own.onclose = ({ code }) => {
      if (own !== socket) return
      socket = undefined
      dispatch({ type: 'closed', canReconnect: canReconnect(code) })
    }
  }

  function disconnect() {
    const old = socket
    socket = undefined
    old?.close()
  }

  /** Also later, with a fresh token: the socket goes on. */
  function authenticate() {
    const socketClaims = claims()
    if (socketClaims) sendFrame({ type: 'auth', ...socketClaims })
    else disconnect()
  }

  function handleFrame(frame: LiveServerFrame) {
    dispatch({ type: frame.type === 'auth_success' && state.status !== 'connected' ? 'opened' : 'heard' })
    for (const listener of [...listeners]) listener(frame)
  }

  function sendFrame(frame: LiveClientFrame) {
    socket?.send(JSON.stringify(frame))
  }

  /** False: nobody heard it. */
  function send(frame: LiveClientFrame): boolean {
    if (state.status !== 'connected' || !socket) return false
    sendFrame(frame)
    return true
  }

  function publishStatus() {
    const { status, message } = state
    const unstable = isUnstable(state, Date.now())
    if (
      publishedStatus.status === status &&
      publishedStatus.message === message &&
      publishedStatus.isUnstable === unstable
    )
      return
    publishedStatus = { status, message, isUnstable: unstable }
    for (const watcher of [...statusListeners]) watcher()
  }

  return {
    send,
    status: () => publishedStatus,
    onStatus(watcher: () => void): () => void {
      statusListeners.add(watcher)
      return () => statusListeners.delete(watcher)
    },
    subscribe(listener: FrameListener): () => void {
      listeners.add(listener)
      if (listeners.size === 1) dispatch({ type: 'wanted' })
      return () => {
        if (listeners.delete(listener) && listeners.size === 0) dispatch({ type: 'unwanted' })
      }
    },
    /** The token has changed. */
    onTokenRenewed() {
      if (state.status === 'connected') authenticate()
      dispatch({ type: 'renewed' })
    },
    take: (type: 'woken' | 'online' | 'pressed') => dispatch({ type }),
  }
}

function readFrame(data: unknown): LiveServerFrame | undefined {
  try {
    return JSON.parse(String(data)) as LiveServerFrame
  } catch {
    return undefined
  }
}
