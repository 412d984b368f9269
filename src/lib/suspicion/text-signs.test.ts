import { describe, expect, it } from 'vitest'
import { suspicionFrom } from './suspicion'
import { findTextSigns, textFingerprint } from './text-signs'

const pointsOf = (text: string, mayBeLink = false) =>
  findTextSigns([{ text, mayBeLink }]).reduce((sum, { points }) => sum + points, 0)

describe('is no sign', () => {
  it.each([
    'Ana Reyes',
    'Rev. Juan de la Cruz Jr.',
    'St. John the Baptist Parish, Brgy. 12.',
    'Write to ana@gmail.com or to ana.reyes@church.org.ph please',
    'We come with 12 people at 3.30 p.m. God bless!',
    'Essex Street; the sexton will seoul',
    'Salamat po. Maraming salamat.Amen',
    '',
  ])('%j', (text) => {
    expect(pointsOf(text)).toBe(0)
  })

  it('a link where one is asked for', () => {
    expect(pointsOf('https://facebook.com/our.church', true)).toBe(0)
  })
})

it.each([
  ['one link', 'See https://evil.example/x', 2],
  ['a bare one', 'See evil.com/x', 2],
  ['three', 'a.com b.net www.c.example', 3],
  ['markup', '[url=x]y[/url]', 3],
  ['a tag', '<a href=x>y</a>', 3],
  ['a word of advertising', 'Best casino', 2],
  ['two of them', 'Best casino and viagra', 3],
  ['a full-width one', 'Best ｃａｓｉｎｏ', 2],
])('%s counts %#', (_what, text, points) => {
  expect(pointsOf(text)).toBe(points)
})

it('knows a long text again, whatever is strewn into it', () => {
  const text =
    'We help every church with its page, its visitors and its good name all over the world, and much more than that besides. '
  expect(textFingerprint(text)).toEqual(textFingerprint(`12 ${text.toUpperCase()}!! #77`))
  expect(textFingerprint(`${text} other end`)?.[0]).toBe(textFingerprint(text)?.[0])
  expect(textFingerprint('Jesus Is Lord Church, Barangay San Isidro, Quezon City')).toBeNull()
})

it('needs more than one ordinary sign, and names the heaviest first', () => {
  expect(suspicionFrom([{ points: 2, reason: 'a' }])).toBeNull()
  expect(
    suspicionFrom([
      { points: 1, reason: 'a' },
      { points: 2, reason: 'b' },
    ]),
  ).toEqual({
    score: 3,
    reasons: ['b', 'a'],
  })
})
