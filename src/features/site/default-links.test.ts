import { expect, it } from 'vitest'
import { DEFAULT_MENU, hasSameLinks, type MenuEntryRow } from './default-links'

const menu = (change: (rows: MenuEntryRow[]) => MenuEntryRow[]) =>
  hasSameLinks(change(structuredClone([...DEFAULT_MENU])), DEFAULT_MENU)

it.each([
  ['other ids', (rows: MenuEntryRow[]) => rows.map((row, at) => ({ ...row, id: `${at}` })), true],
  ['empty words', (rows: MenuEntryRow[]) => rows.map((row) => ({ ...row, link: '' })), true],
  ['own words', (rows: MenuEntryRow[]) => rows.map((row) => ({ ...row, link: 'x' })), false],
  ['another order', (rows: MenuEntryRow[]) => rows.toReversed(), false],
  ['one less', (rows: MenuEntryRow[]) => rows.slice(1), false],
  [
    'fewer links in a submenu',
    (rows: MenuEntryRow[]) => rows.map((row) => ({ ...row, items: row.items?.slice(1) })),
    false,
  ],
])('a menu with %s is the one it came with: %s', (_what, change, expected) => {
  expect(menu(change)).toBe(expected)
})

it('an empty menu is not the one it came with', () => {
  expect(hasSameLinks(null, DEFAULT_MENU)).toBe(false)
})
