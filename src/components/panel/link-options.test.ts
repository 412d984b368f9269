import { expect, it } from 'vitest'
import type { OfferedTarget } from '@/lib/content/links/offered'
import { isLinkOffered, linkOptionOf, listLinkOptions } from './link-options'

const target = (kind: OfferedTarget['kind'], title: string, isOpen = true): OfferedTarget => ({
  ...{ kind, title, isOpen },
  link: `${kind}:7`,
})

it.each([
  ['page:7', target('page', 'Giving'), 'Giving'],
  [
    'page:7',
    target('page', 'Giving', false),
    'Giving (not published: visitors do not see the link)',
  ],
  ['form:7', target('form', 'Camp', false), 'Camp (closed: visitors do not see the link)'],
  ['page:7', null, 'What was here is gone'],
  ['page:7', undefined, '…'],
  ['/merch', undefined, 'Merch (/merch)'],
  ['/camp', undefined, '/camp'],
])('%s is named by what it leads to: %#', (link, found, label) => {
  expect(linkOptionOf(link, found)).toEqual({ value: link, label })
})

const typed = (search: string) =>
  listLinkOptions(search, []).find(({ label }) => label === 'As typed')?.options[0]?.value

it.each([
  ['https://example.org/a', 'https://example.org/a'],
  [' /camp ', '/camp'],
  ['mailto:ana@example.org', 'mailto:ana@example.org'],
  ['example.org/a', 'https://example.org/a'],
  ['www.example.org', 'https://www.example.org'],
  ['giving', undefined],
  ['a sentence. With two', undefined],
  ['javascript:alert(1)', undefined],
  ['', undefined],
])('typing %j offers the address %j', (search, address) => {
  expect(typed(search)).toBe(address)
})

it('lists what was found by kind, after the pages of the site', () => {
  const groups = listLinkOptions('', [target('form', 'Camp'), target('page', 'Giving')])
  expect(
    groups.map(({ label, options }) => [label, options.length > 5 || options[0]?.label]),
  ).toEqual([
    ['Pages', true],
    ['Other pages', 'Giving'],
    ['Registration forms', 'Camp'],
  ])
})

it.each([
  ['giv', true],
  [' GIVING ', true],
  ['camp', false],
])('%j offers “Giving”: %s', (search, expected) => {
  expect(isLinkOffered({ value: 'page:7', label: 'Giving' }, search)).toBe(expected)
})

it('a typed address is offered although its words are others', () => {
  expect(isLinkOffered({ value: '/x', label: 'The address /x', isTyped: true }, 'example')).toBe(
    true,
  )
})
