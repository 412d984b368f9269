import { expect, it } from 'vitest'
import { wantsPage } from './page-answer'

it.each([
  [true, 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'],
  [true, 'application/json;q=0.5, text/html'],
  [true, 'text/*'],
  [false, 'application/json'],
  [false, 'text/html;q=0, application/json'],
  [false, 'text/html;q=0.2, application/json'],
  [false, '*/*'],
  [false, ''],
])('%s for a client that accepts %s', (isPage, accept) => {
  expect(wantsPage(new Request('http://here', { headers: { accept } }))).toBe(isPage)
})

it('a client that says nothing gets JSON', () => {
  expect(wantsPage(new Request('http://here'))).toBe(false)
})
