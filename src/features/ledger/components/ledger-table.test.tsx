// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { LedgerLine } from '../schema'
import { LedgerTable } from './ledger-table'

const LINE: LedgerLine = {
  formId: 3,
  formName: 'Camp',
  received: 1200,
  stored: 1200,
  mailed: { done: 4, all: 4 },
  failed: 0,
  held: 0,
  kept: 0,
  inDrive: { done: 2, all: 2 },
}

function cellsOf(more: Partial<LedgerLine>, isDriveOn = true) {
  render(<LedgerTable lines={[{ ...LINE, ...more }]} isDriveOn={isDriveOn} />)
  return screen
    .getAllByRole('cell')
    .map((cell) => cell.lastChild?.textContent)
    .slice(1)
}

it.each<[string, Partial<LedgerLine>, (string | undefined)[]]>([
  ['all is done', {}, ['All 1,200', 'All 4', 'All 2', 'Complete']],
  ['a file is lost', { stored: 1199 }, ['1,199 of 1,200', 'All 4', 'All 2', 'See gaps']],
  [
    'a message was given up',
    { mailed: { done: 3, all: 4 }, failed: 1 },
    ['All 1,200', '3 of 4', 'All 2', 'See gaps'],
  ],
  [
    'a message is on its way',
    { mailed: { done: 3, all: 4 } },
    ['All 1,200', '3 of 4', 'All 2', 'On the way'],
  ],
  [
    'a file is on its way',
    { inDrive: { done: 1, all: 2 } },
    ['All 1,200', 'All 4', '1 of 2', 'On the way'],
  ],
  ['some are held back', { held: 2 }, ['All 1,200', 'All 4, 2 held back', 'All 2', 'Complete']],
  [
    'all are held back',
    { mailed: { done: 0, all: 0 }, held: 2 },
    ['All 1,200', '2 held back', 'All 2', 'Complete'],
  ],
  [
    'nothing was asked for',
    { mailed: { done: 0, all: 0 }, inDrive: { done: 0, all: 0 } },
    ['All 1,200', 'None asked for', 'No files', 'Complete'],
  ],
  [
    'all messages are in the outbox',
    { kept: 4 },
    ['All 1,200', 'All 4 kept in the outbox', 'All 2', 'Complete'],
  ],
  [
    'some messages are in the outbox',
    { kept: 1 },
    ['All 1,200', '3 of 4, 1 kept in the outbox', 'All 2', 'Complete'],
  ],
  [
    'the sent ones are in the outbox',
    { mailed: { done: 3, all: 4 }, kept: 3 },
    ['All 1,200', '3 kept in the outbox', 'All 2', 'On the way'],
  ],
])('when %s it says so', (_case, more, cells) => {
  expect(cellsOf(more)).toEqual(cells)
})

it('waits for no files without a drive, but shows those that are there', () => {
  expect(cellsOf({ inDrive: { done: 0, all: 2 } }, false).slice(2)).toEqual([
    'Not set up',
    'Complete',
  ])
})

it('shows files that are in a drive that has been taken away', () => {
  expect(cellsOf({ inDrive: { done: 1, all: 2 } }, false).slice(2)).toEqual(['1 of 2', 'Complete'])
  const form = screen.getByRole('link', { name: 'Camp' })
  expect(form.getAttribute('href')).toBe('/admin/submissions?form=3')
})
