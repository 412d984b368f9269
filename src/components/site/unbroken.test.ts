import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, it } from 'vitest'
import { NoBreakText } from './unbroken'

const rendered = (text: string | null) =>
  renderToString(createElement(NoBreakText, { text })).replaceAll(
    /(?:<!-- -->)?<span[^>]*>([^<]*)<\/span>(?:<!-- -->)?/g,
    '[$1]',
  )

it.each([
  'Churches pray together, in every town.',
  'From north to south - and back.',
  'An all-too-long-compound-of-words is a word like others.',
])('“%s” is one piece of text', (text) => {
  expect(rendered(text)).toBe(text)
})

it('shows nothing for a text that a draft lacks', () => expect(rendered(null)).toBe(''))

it.each([
  [
    'On November 30, 2026 at 1:00 PM, in Tawi-Tawi.',
    'On [November 30, 2026] at [1:00 PM], in [Tawi-Tawi.]',
  ],
  ['Tawi-Tawi Sulu-Jolo', '[Tawi-Tawi] [Sulu-Jolo]'],
  ['May 3', '[May 3]'],
])('“%s” keeps dates, hours and names whole', (text, expected) => {
  expect(rendered(text)).toBe(expected)
})
