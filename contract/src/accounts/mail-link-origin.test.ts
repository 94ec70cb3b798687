import { expect, test } from 'vitest'
import { getMailLinkOrigin } from './mail-link-origin.ts'

const publicUrl = 'https://street.example'
const demoHost = 'demo.street.example'
const originFor = (origin: string) => getMailLinkOrigin({ origin, publicUrl, demoHost })

test('mails asked for on the demo host or on localhost lead to the production site', () => {
  for (const origin of [
    'https://demo.street.example',
    'http://localhost:3000',
    'http://127.0.0.1:5173',
    'http://[::1]:3000',
  ])
    expect(originFor(origin)).toBe(publicUrl)
})

test('without a production address links stay at the local name where they were requested', () => {
  for (const origin of ['http://127.0.0.1:3000', 'http://localhost:3000', 'http://[::1]:3000'])
    expect(getMailLinkOrigin({ origin, publicUrl: 'http://localhost:3000', demoHost: null })).toBe(origin)
})

test('mails asked for anywhere else lead back to where they were asked for', () => {
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
