import { expect, it } from 'vitest'
import {
  barBreakpoint,
  hasRoomForAction,
  isCurrentLink,
  isDocumentLink,
  splitIntoColumns,
} from './navigation'

const entries = (...labels: string[]) => labels.map((label) => ({ href: `/${label}`, label }))
const SPECIFIED = entries(
  ...['Home', 'Our Story', 'Vision & Mission', 'Core Values', 'Core Beliefs', 'Celebrations'],
  ...['Resources', 'Merch'],
)

it('has room for the links of the specification from 72rem on', () =>
  expect(barBreakpoint(SPECIFIED)).toBe('xl'))

it('waits for a wider screen with two more, and gives many to the drawer', () => {
  expect(barBreakpoint([...SPECIFIED, ...entries('How to join', 'Giving')])).toBe('wide')
  expect(
    barBreakpoint([...SPECIFIED, ...entries('How to join', 'Bring your church', 'Leadership')]),
  ).toBe(null)
})

it('has room for a short button beside the links of the specification, and none beside many', () => {
  const action = { href: '/giving', label: 'Give' }
  expect(hasRoomForAction(action, SPECIFIED)).toBe(true)
  expect(
    hasRoomForAction({ href: '/x', label: 'Register for the celebration of 2026' }, SPECIFIED),
  ).toBe(false)
  const many = [...SPECIFIED, ...entries('How to join', 'Bring your church', 'Leadership')]
  expect(hasRoomForAction(action, many)).toBe(true)
})

it('parts the links into two columns', () =>
  expect(splitIntoColumns([1, 2, 3, 4, 5])).toEqual([
    [1, 2, 3],
    [4, 5],
  ]))

it('knows the current page by its whole path', () => {
  const [link = { href: '', label: '' }] = entries('giving')
  expect([
    isCurrentLink(link, '/giving'),
    isCurrentLink(link, '/giving/x'),
    isCurrentLink(link, undefined),
  ]).toEqual([true, false, false])
})

it('marks documents', () =>
  expect(isDocumentLink({ href: '/resources?showPDF=booklet', label: 'Booklet' })).toBe(true))

it.each([
  ['/merch', '/merch', true],
  ['/merch/shirts', '/merch', false],
  ['/', '/merch', false],
  ['/merch', undefined, false],
])('the link to %s leads to the page %s: %s', (href, current, expected) => {
  expect(isCurrentLink({ href, label: '' }, current)).toBe(expected)
})
