import { describe, expect, it } from 'vitest'
import { trustedProxyMatcher } from './proxies'

const NEAR = ['127.0.0.1', '::1', '10.1.2.3', '172.31.0.9', '192.168.7.7', 'fd00::7', 'fe80::1']
const FAR = ['8.8.8.8', '172.32.0.1', '192.169.0.1', '2001:db8::1', '', 'unknown', '10.1.2.3.4']

describe('TRUST_PROXY', () => {
  it('without a value believes nobody', () => {
    expect([...NEAR, ...FAR].filter(trustedProxyMatcher(''))).toEqual([])
  })

  it('as 1 means this machine and private networks', () => {
    const isProxy = trustedProxyMatcher('1')
    expect(NEAR.filter(isProxy)).toEqual(NEAR)
    expect(FAR.filter(isProxy)).toEqual([])
  })

  it('takes networks and addresses, and then only those', () => {
    const isProxy = trustedProxyMatcher('203.0.113.0/24, 2001:db8::/32 198.51.100.4')
    expect(['203.0.113.9', '2001:db8::1', '198.51.100.4'].every(isProxy)).toBe(true)
    expect(['203.0.114.1', '2001:db9::1', '198.51.100.5', '127.0.0.1'].some(isProxy)).toBe(false)
  })

  it.each(['proxy', '10.0.0.0/33', '10.0.0.0/8/8', '10.0.0.0/x', '10.0.0', '::/129'])(
    'refuses %s with what to write',
    (setting) =>
      expect(() => trustedProxyMatcher(setting)).toThrow(/^TRUST_PROXY takes 1, or networks/),
  )
})
