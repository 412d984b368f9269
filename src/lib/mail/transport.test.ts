import { afterEach, expect, it, vi } from 'vitest'
import { mailAdapter, smtpOptions } from './transport'

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

afterEach(() => vi.unstubAllEnvs())

it.each([
  ['One Name <portal@example.org>', 'One Name', 'portal@example.org'],
  ['portal@example.org', 'Portal', 'portal@example.org'],
  ['<portal@example.org>', '', 'portal@example.org'],
  ['', 'Portal', 'no-reply@localhost'],
])('MAIL_FROM "%s" sends as "%s" from %s', (setting, name, address) => {
  vi.stubEnv('MAIL_FROM', setting)
  vi.stubEnv('SMTP_URL', '')
  const adapter = mailAdapter() as () => object
  expect(adapter()).toMatchObject({ defaultFromName: name, defaultFromAddress: address })
})
