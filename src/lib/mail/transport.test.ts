import { expect, it } from 'vitest'
import { smtpOptions } from './transport'

it.each([
  ['smtp://user:secret@mail.example.org:587', true],
  ['smtp://mail.example.org', true],
  ['smtp://127.0.0.1.example.org:587', true],
  ['smtp://mail.example.org:587?requireTLS=false', false],
  ['smtp://user:secret@127.0.0.1:2525', false],
  ['smtp://localhost:2525', false],
  ['smtp://[::1]:2525', false],
])('%s: the connection must be encrypted: %s', (address, requireTLS) => {
  const options = smtpOptions(address)
  expect(options.requireTLS).toBe(requireTLS)
  expect(options.url).not.toContain('requireTLS')
  expect(new URL(options.url).host).toBe(new URL(address).host)
})
