import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { correctForwarded, plainAddress } from './forwarded'

describe('correctForwarded', () => {
  it('replaces what a visitor claims by the address of the connection', () => {
    const request = {
      headers: { 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https', host: 'example.org' },
      socket: { remoteAddress: '::ffff:192.0.2.7' },
    } as unknown as IncomingMessage
    correctForwarded(request)
    expect(request.headers).toEqual({ host: 'example.org', 'x-forwarded-for': '192.0.2.7' })
  })
})

describe('plainAddress', () => {
  it('leaves real IPv6 addresses alone', () => {
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1')
  })
})
