import { expect, it } from 'vitest'
import { nameWithoutLinks, withoutClickableLinks } from './unlinked'

const CLICKABLE =
  /\w+:\/\/\S|\bwww\.\w|[\p{L}\p{N}-]+\.\p{L}{2,}|\S@\S|\b(mailto|tel):\S|\d\.\d+\.\d+\.\d/iu

it.each([
  'https://evil.example/x?y=1',
  'HTTPS://EVIL.EXAMPLE',
  'see evil.example now',
  'www.evil.example',
  'a@evil.example',
  'mailto:a@evil.example',
  'http://1.2.3.4/x',
  'bit.ly/3x',
  'evil\u3002example',
  'evil\u200b.example',
  'e\u2060vil.ex\u00adample',
  '//evil.example',
  'https://evil.example.',
  'x.y.z.example',
  't.me/x a.b.c',
])('finds nothing to click in %j', (text) => {
  expect(text.replace(/[\p{Cf}]/gu, '')).not.toBe(withoutClickableLinks(text))
  expect(withoutClickableLinks(text)).not.toMatch(CLICKABLE)
  expect(nameWithoutLinks(text)).not.toMatch(CLICKABLE)
})

it('leaves other words as they are', () => {
  const text = 'Rev. J. Cruz, 12.5 km. At 3:00 PM & more… ½'
  expect(withoutClickableLinks(text.replace('3:00', '3 h'))).toBe(text.replace('3:00', '3 h'))
  expect(withoutClickableLinks('Line one\nLine two')).toBe('Line one\nLine two')
})

it('takes links out of names, and cuts them', () => {
  expect(nameWithoutLinks('Ana https://evil.example/x Reyes')).toBe('Ana Reyes')
  expect(nameWithoutLinks('Ma.Cruz')).toBe('Ma. Cruz')
  expect(nameWithoutLinks('Win at evil.example/prize.html')).toBe('Win at')
  expect(nameWithoutLinks('x'.repeat(80))).toBe(`${'x'.repeat(59)}…`)
  expect(nameWithoutLinks('Ana\nReyes')).toBe('Ana Reyes')
})
