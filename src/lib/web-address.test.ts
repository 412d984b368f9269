import { describe, expect, it } from 'vitest'
import { isLinkAddress, isOwnPath, isWebAddress } from './web-address'

const ELSEWHERE = [
  '//evil.example',
  '/\t/evil.example',
  '/\n/evil.example',
  '\t//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/.\r/evil.example',
  '/a\u0000b',
  '/a b',
  ' /a',
  'a',
  '',
]

describe('a path of ours', () => {
  it.each(['/', '/our-story', '/forms/a?submitted=1', '/a#b', '/%0a', '/a/../b'])('%j', (path) =>
    expect(isOwnPath(path)).toBe(true),
  )
  it.each([...ELSEWHERE, 'https://evil.example', 'javascript:alert(1)'])('is not %j', (path) =>
    expect(isOwnPath(path)).toBe(false),
  )
})

describe('where a link of a text may lead', () => {
  it.each(['/a', '#part', 'https://example.org', 'http://example.org/a?b', 'mailto:a@example.org'])(
    '%j',
    (address) => expect(isLinkAddress(address)).toBe(true),
  )
  it('a telephone', () => expect(isLinkAddress('tel:+639171234567')).toBe(true))
  it.each([
    ...ELSEWHERE,
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
    'blob:https://example.org/x',
  ])('is not %j', (address) => {
    expect(isLinkAddress(address)).toBe(false)
    expect(isWebAddress(address)).toBe(false)
  })
})
