/** Below the dialog: the client needs the confirmation, the dialog needs the client. */
let showPrompt: () => Promise<boolean> = async () => false
let running: Promise<boolean> | undefined

export function setIdentityConfirmation(next: () => Promise<boolean>) {
  showPrompt = next
}

/** Calls that need it at the same time ask once. False when the user does not confirm. */
export function confirmIdentity(): Promise<boolean> {
  running ??= showPrompt().finally(() => {
    running = undefined
  })
  return running
}
