import { canReconnect } from '@mainstreet/contract/live/close-codes.ts'
import type { LiveClientFrame } from '@mainstreet/contract/live/live-client-frame.ts'
import type { LiveServerFrame } from '@mainstreet/contract/live/live-server-frame.ts'
import { createEmitter, createStore } from '../../ui/hooks/create-store.ts'
import {
  getNextTimerAt,
  initialSocketState,
  isUnstable,
  nextSocketState,
  type SocketEffect,
  type SocketEvent,
  type SocketStatus,
} from './socket-machine.ts'

/** The used part of a WebSocket; tests provide their own. */
export type WebSocketLike = {
  readonly readyState: number
  send(text: string): void
  close(): void
  onopen: (() => void) | null
  onmessage: ((event: { data: unknown }) => void) | null
  onclose: ((event: { code: number }) => void) | null
}
/** `WebSocket.CLOSING`. */
const closing = 2

export type LiveSocketClaims = Omit<Extract<LiveClientFrame, { type: 'auth' }>, 'type'>
export type LiveSocketStatus = { status: SocketStatus; message: string | undefined; isUnstable: boolean }

type LiveSocketOptions = { open: () => WebSocketLike; claims: () => LiveSocketClaims | undefined }

export type LiveSocket = ReturnType<typeof createLiveSocket>

/** Runs a real socket by the state machine. Frames are hints: the database is the source of truth. */
export function createLiveSocket({ open, claims }: LiveSocketOptions) {
  let state = initialSocketState
  let socket: WebSocketLike | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  const publishedStatus = createStore<LiveSocketStatus>(() => ({
    status: initialSocketState.status,
    message: undefined,
    isUnstable: false,
  }))
  const frames = createEmitter<LiveServerFrame>(() => {
    dispatch({ type: 'subscribed' })
    return () => dispatch({ type: 'unsubscribed' })
  })

  function dispatch(event: SocketEvent) {
    const step = nextSocketState(state, event, Date.now(), Math.random())
    state = step.state
    for (const deed of step.effects) effects[deed]()
    clearTimeout(timer)
    const due = getNextTimerAt(state)
    if (due !== undefined)
      timer = setTimeout(() => dispatch({ type: 'timer_due' }), Math.max(0, due - Date.now()))
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

  /** Again with each fresh token: the socket stays open. */
  function authenticate() {
    const socketClaims = claims()
    if (socketClaims) sendFrame({ type: 'auth', ...socketClaims })
    else disconnect()
  }

  function handleFrame(frame: LiveServerFrame) {
    dispatch({
      type:
        frame.type === 'auth_success' && state.status !== 'connected' ? 'authenticated' : 'frame_received',
    })
    frames.emit(frame)
  }

  /** False when no connection took the frame; of one that is closing only the close is still to come. */
  function sendFrame(frame: LiveClientFrame): boolean {
    if (!socket || socket.readyState >= closing) return false
    socket.send(JSON.stringify(frame))
    return true
  }

  /** False when no connection took the frame. */
  function send(frame: LiveClientFrame): boolean {
    return state.status === 'connected' && sendFrame(frame)
  }

  function publishStatus() {
    const { status, message } = state
    const previous = publishedStatus.get()
    const next = { status, message, isUnstable: isUnstable(state, Date.now()) }
    if (previous.status === status && previous.message === message && previous.isUnstable === next.isUnstable)
      return
    publishedStatus.set(next)
  }

  return {
    send,
    status: publishedStatus.get,
    onStatus: publishedStatus.subscribe,
    subscribe: frames.subscribe,
    /** Call it when the token has changed. */
    onTokenRenewed() {
      if (state.status === 'connected') authenticate()
      dispatch({ type: 'token_renewed' })
    },
    notify: (type: 'page_visible' | 'online' | 'retry_requested') => dispatch({ type }),
  }
}

function readFrame(data: unknown): LiveServerFrame | undefined {
  try {
    return JSON.parse(String(data)) as LiveServerFrame
  } catch {
    return undefined
  }
}
