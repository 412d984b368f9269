import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { correctForwarded, plainAddress } from './forwarded'

const request = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '::ffff:192.0.2.7' } }) as unknown as IncomingMessage

describe('correctForwarded', () => {
  it('replaces what a visitor claims by the address of the connection', () => {
    const claimed = request({ 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https' })
    correctForwarded(claimed, false)
    expect(claimed.headers).toEqual({ 'x-forwarded-for': '192.0.2.7' })
  })

  it('believes our own proxy, which adds the last address', () => {
    const passedOn = request({
      'x-forwarded-for': '1.1.1.1, 198.51.100.4',
      'x-forwarded-proto': 'https',
    })
    correctForwarded(passedOn, true)
    expect(passedOn.headers).toEqual({
      'x-forwarded-for': '198.51.100.4',
      'x-forwarded-proto': 'https',
    })
  })
})

describe('plainAddress', () => {
  it('leaves real IPv6 addresses alone', () => {
    expect(plainAddress('2001:db8::1')).toBe('2001:db8::1')
  })
})
