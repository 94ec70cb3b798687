import { expect, test } from 'vitest'
import { getMailLinkOrigin } from './mail-link-origin.ts'

const publicUrl = 'https://street.example'
const demoHost = 'demo.street.example'
const originFor = (origin: string) => getMailLinkOrigin({ origin, publicUrl, demoHost })

test('emails requested on the demo host or on localhost link to the production site', () => {
  for (const origin of [
    'https://demo.street.example',
    'http://localhost:3000',
    'http://127.0.0.1:5173',
    'http://[::1]:3000',
  ])
    expect(originFor(origin)).toBe(publicUrl)
})

test('without a production address, links keep the local host of the request', () => {
  for (const origin of ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])
    expect(getMailLinkOrigin({ origin, publicUrl: 'http://localhost:3000', demoHost: null })).toBe(origin)
})

test('emails requested on any other host link to that host', () => {
  for (const origin of [
    'https://street.example',
    'https://preview.street.example',
    'https://town.example:8443',
  ])
    expect(originFor(origin)).toBe(origin)
  expect(getMailLinkOrigin({ origin: 'https://a.example', publicUrl, demoHost: null })).toBe(
    'https://a.example',
  )
})
