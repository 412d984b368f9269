// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Prose } from './prose'

const word = (text: string, format = 0) => ({
  ...{ type: 'text', text, format, version: 1, detail: 0, mode: 'normal', style: '' },
})

function show(...children: object[]) {
  const end = { version: 1, format: '', indent: 0, direction: null }
  const paragraph = { ...end, type: 'paragraph', textFormat: 0, children }
  const content = { root: { ...end, type: 'root', children: [paragraph] } }
  return render(<Prose content={content as never} />).container
}

const link = (url: string, newTab = false) => ({
  ...{ type: 'link', version: 3, id: 'a', format: '', indent: 0, direction: null },
  fields: { url, newTab, linkType: 'custom' },
  children: [word('here')],
})

it.each([
  ['/merch', false, ['/merch', null, null]],
  ['https://example.org', true, ['https://example.org', '_blank', 'noopener noreferrer']],
])('a link to %s opens in a new tab: %s', (url, newTab, expected) => {
  show(link(url, newTab))
  const shown = screen.getByRole('link', { name: 'here' })
  expect(['href', 'target', 'rel'].map((name) => shown.getAttribute(name))).toEqual(expected)
})

it.each(['javascript:alert(1)', 'data:text/html,x', ''])(
  'a link to %j is only its words',
  (url) => {
    expect(show(link(url)).textContent).toBe('here')
    expect(screen.queryByRole('link')).toBeNull()
  },
)

it('words are bold, slanted or both', () => {
  const container = show(word('plain'), word('bold', 1), word('slanted', 2), word('both', 3))
  const wordsIn = (tag: string) =>
    [...container.querySelectorAll(tag)].map(({ textContent }) => textContent)
  expect([wordsIn('strong'), wordsIn('em')]).toEqual([
    ['bold', 'both'],
    ['slanted', 'both'],
  ])
})
