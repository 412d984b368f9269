import type { IncomingMessage } from 'node:http'
import { describe, expect, it } from 'vitest'
import { correctForwardedHeaders, plainIpAddress } from './forwarded'

const request = (headers: Record<string, string>) =>
  ({ headers, socket: { remoteAddress: '::ffff:192.0.2.7' } }) as unknown as IncomingMessage

describe('correctForwardedHeaders', () => {
  it('replaces what a visitor claims by the address of the connection', () => {
    const claimed = request({ 'x-forwarded-for': '1.1.1.1', 'x-forwarded-proto': 'https' })
    correctForwardedHeaders(claimed, false)
    expect(claimed.headers).toEqual({ 'x-forwarded-for': '192.0.2.7' })
  })

  it('believes our own proxy, which adds the last address', () => {
    const passedOn = request({
      'x-forwarded-for': '1.1.1.1, 198.51.100.4',
      'x-forwarded-proto': 'https',
    })
    correctForwardedHeaders(passedOn, true)
    expect(passedOn.headers).toEqual({
      'x-forwarded-for': '198.51.100.4',
      'x-forwarded-proto': 'https',
    })
  })
})

describe('somebody at this machine', () => {
  const here = (headers: Record<string, string>, remoteAddress = '127.0.0.1') => {
    const visit = { headers, socket: { remoteAddress } } as unknown as IncomingMessage
    correctForwardedHeaders(visit, false)
    return visit.headers['x-from-this-machine'] === '1'
  }

  it.each(['localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'localhost'])(
    'asks for %s',
    (host) => {
      for (const address of ['127.0.0.1', '::1', '::ffff:127.0.0.1']) {
        expect(here({ host }, address)).toBe(true)
      }
    },
  )

  it.each([
    ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-forwarded-ssl'],
    ...['x-real-ip', 'via', 'cf-connecting-ip', 'true-client-ip', 'x-client-ip'],
  ])('is nobody with %s', (name) => {
    expect(here({ host: 'localhost:3000', [name]: '127.0.0.1' })).toBe(false)
  })

  it('is nobody from another address, by another name, or by saying so', () => {
    expect(here({ host: 'localhost:3000' }, '192.0.2.7')).toBe(false)
    expect(here({ host: 'rebound.example:3000' })).toBe(false)
    expect(here({})).toBe(false)
    expect(here({ host: 'localhost:3000', 'x-from-this-machine': '1' }, '192.0.2.7')).toBe(false)
  })
})

describe('plainIpAddress', () => {
  it.each([
    ['192.0.2.7:5555', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['[::ffff:192.0.2.7]:443', '192.0.2.7'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
  ])('of %s, as a proxy may write it, is %s', (written, address) => {
    const passedOn = request({ 'x-forwarded-for': `1.1.1.1, ${written}` })
    correctForwardedHeaders(passedOn, true)
    expect(passedOn.headers['x-forwarded-for']).toBe(address)
  })

  it('leaves real IPv6 addresses alone', () => {
    expect(plainIpAddress('2001:db8::1')).toBe('2001:db8::1')
    expect(plainIpAddress('2001:db8::1:5555')).toBe('2001:db8::1:5555')
  })
})
