/** The banner that is shown without a connection. */
export const connection = {
  offline: 'You’re offline. Some information may be out of date.',
  unreachable: 'We can’t reach Mainstreet right now. Some information may be out of date.',
  retry: 'Retry now',
  retrying: 'Retrying…',
  backOnline: 'Back online',
}
