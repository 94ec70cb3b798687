import { type Channel, getBareTopic } from './channel.ts'
import { type ChannelClient, canJoin, closeChannel } from './channel-client.ts'
import type { ChannelFrame } from './frames.ts'

/**
 * False when the token proves nothing, or when the socket has been closed meanwhile; the page's anon key stands for no
 * user.
 */
export async function authenticate(client: ChannelClient, token: string): Promise<boolean> {
  const { server, connection, apikey } = client
  if (token === apikey) return true
  const proof = await server.proofOf(token)
  if (connection.isClosed) return false
  if (!proof) {
    const holder = await server.keyHolderOf(token)
    if (connection.isClosed) return false
    if (holder?.role === 'service') client.serviceUntilMs = holder.expiresAtMs
    return holder !== undefined
  }
  const { session } = client
  if (session?.token === token) return true
  if (session) server.sessions.remove(session)
  client.session = {
    token,
    ...proof,
    onSessionEnded: () => void endSession(client, 'The session is over'),
    onIdentityChanged: () => void reauthenticate(client),
  }
  server.sessions.add(client.session)
  return true
}

/** A fresh token keeps the channel open; an invalid one closes it. */
export async function refreshToken(
  client: ChannelClient,
  frame: ChannelFrame,
  channel: Channel,
): Promise<void> {
  const { access_token } = frame.payload
  if (typeof access_token !== 'string') return
  if (await authenticate(client, access_token)) {
    if (channel.isPrivate && !canJoin(client, getBareTopic(channel)))
      closeChannel(client, channel, 'You do not have permissions to read from this Channel topic')
    return
  }
  closeChannel(client, channel, 'Token has expired or is not valid')
}

async function reauthenticate(client: ChannelClient): Promise<void> {
  const token = client.session?.token
  const proof = token && (await client.server.proofOf(token).catch(() => undefined))
  endSession(client, 'The role has changed')
  if (token && proof) await authenticate(client, token).catch(() => false)
}

/** Private channels end with the session; public ones continue without a user. */
function endSession(client: ChannelClient, reason: string): void {
  if (client.session) client.server.sessions.remove(client.session)
  client.session = undefined
  for (const channel of [...client.channels.values()])
    if (channel.isPrivate) closeChannel(client, channel, reason)
}
