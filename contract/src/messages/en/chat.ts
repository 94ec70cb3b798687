import { plural } from './formats.ts'

/** Conversations and messages. */
export const chat = {
  you: 'You',
  theShop: 'The shop',
  linkWithUnread: (count: string) => `Chat, ${count} unread`,
  messageShop: 'Message shop',
  message: 'Message',
  list: {
    label: 'Conversations',
    all: 'All conversations',
    older: 'Show older conversations',
    /** The last message of a conversation. */
    preview: ({ text, isOwn, isAboutOrder }: { text: string; isOwn: boolean; isAboutOrder: boolean }) =>
      `${isAboutOrder ? 'Order · ' : ''}${isOwn ? 'You: ' : ''}${text}`,
    unread: (count: string) => `${count} unread`,
    empty: { title: 'No conversations yet', text: 'Open a shop or a product to send a message.' },
  },
  select: {
    title: 'Select a conversation',
    text: 'You can also message a shop from its page or from a product.',
  },
  customersOnly: {
    title: 'Chat is for customers',
    text: 'Choose a shop to read its conversations with customers.',
    action: 'Choose a shop',
  },
  thread: {
    label: (name: string) => `Conversation with ${name}`,
    log: (name: string) => `Messages with ${name}`,
    older: 'Show older messages',
    none: 'No messages',
    noneYet: (name: string) => `No messages yet. Say hello to ${name}.`,
    typing: (name: string) => `${name} is typing`,
    online: (name: string) => `${name} is online`,
    latest: 'Jump to latest',
    newMessages: 'New messages',
    /** Before a message, for screen readers. */
    sender: (name: string) => `${name}:`,
    newMessage: ({ name, text }: { name: string; text: string }) => `${name}: ${text}`,
    today: 'Today',
    yesterday: 'Yesterday',
  },
  orders: { label: 'Order messages' },
  product: { removed: 'This product is no longer available' },
  composer: {
    label: (name: string) => `Message ${name}`,
    send: 'Send',
    removeProduct: 'Remove this product from the message',
    charactersLeft: (count: number) => plural(count, { one: '# character left', other: '# characters left' }),
    tooManyUnsent: 'Too many unsent messages. Try again when you’re back online.',
    replyTooLong: 'This reply doesn’t fit into the message. Send or shorten what you’ve written first.',
  },
  quickReplies: {
    title: 'Quick replies',
    edit: 'Edit quick replies',
    storage: 'Saved on this device only.',
    reply: (number: number) => `Reply ${number}`,
    delete: (number: number) => `Delete reply ${number}`,
    add: 'Add a reply',
    save: 'Save',
    defaults: [
      'Yes, we have it in stock.',
      'Sorry, that’s sold out today.',
      'You can pick it up anytime we’re open.',
      'Thank you! See you soon.',
    ],
  },
  status: {
    sending: 'Sending',
    waiting: 'Waiting for connection',
    failed: 'Not sent',
    sent: 'Sent',
    read: 'Read',
  },
  failed: {
    /** Before the reason, for screen readers. */
    prompt: 'Not sent:',
    delete: 'Delete',
    edit: 'Edit',
  },
  connection: {
    connecting: 'Connecting…',
    unstable: 'Your connection is unstable',
    queued: 'Messages you write now will be sent when you’re back online.',
  },
  alert: {
    fromShop: 'New message from a shop',
    fromCustomer: 'New message from a customer',
    open: 'Open',
  },
}
