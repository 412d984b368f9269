import { expect, it } from 'vitest'
import { titleOfAddress } from './fixed-pages'
import { linkReferencesIn, parseLinkReference, validateLink } from './link'
import { linkTargetsQuerySchema } from './offered'

it.each([
  ['page:12', { kind: 'page', id: 12 }],
  ['province:2147483647', { kind: 'province', id: 2_147_483_647 }],
])('%s is a stored link', (link, reference) => expect(parseLinkReference(link)).toEqual(reference))

it.each(['page:0', 'page:012', 'page:2147483648', 'user:1', 'page:1x', ' page:1', '', null, 12])(
  '%j is none',
  (link) => expect(parseLinkReference(link)).toBeNull(),
)

it('finds stored links at any depth', () => {
  const content = { to: 'page:1', items: [{ to: 'form:2', note: 'page 3' }, null, 'document:4'] }
  expect(linkReferencesIn(content).map(({ kind, id }) => `${kind} ${id}`)).toEqual([
    'page 1',
    'form 2',
    'document 4',
  ])
})

it('accepts a stored link, an address or nothing, and refuses a script', () => {
  for (const link of ['page:1', '/merch', 'https://example.org', 'tel:+63', '#part', '', null])
    expect(validateLink(link)).toBe(true)
  for (const link of ['javascript:alert(1)', 'page:0', '//example.org'])
    expect(validateLink(link)).toMatch(/^Please choose from the list/)
})

it.each([
  ['/merch', 'Merch'],
  ['mailto:ana@example.org', 'ana@example.org'],
  ['tel:+639171234567', '+639171234567'],
  ['https://www.example.org/a?b', 'example.org'],
  ['/leadership', '/leadership'],
])('a link to %s without words is called %s', (address, title) =>
  expect(titleOfAddress(address)).toBe(title),
)

it('titles are asked for at most 200 stored links', () => {
  const links = (count: number) => Array.from({ length: count }, (_, at) => `page:${at + 1}`)
  const accepts = (of: string) => linkTargetsQuerySchema.safeParse({ of }).success
  expect(linkTargetsQuerySchema.parse({ of: 'page:1,form:2' }).of).toHaveLength(2)
  expect([accepts(links(200).join()), accepts(links(201).join())]).toEqual([true, false])
  expect(accepts('page:1,nowhere')).toBe(false)
})
