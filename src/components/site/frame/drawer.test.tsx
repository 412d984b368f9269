// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { stubMediaQueries } from '../../../../tests/support/components/browser-stubs'
import { DrawerButton } from './drawer-button'
// Loads the drawer beforehand, so that a press of the button does not have to wait for it.
import './drawer'

afterEach(() => vi.unstubAllGlobals())

async function open(letters: number) {
  const media = stubMediaQueries()
  const menu = Array.from({ length: 10 }, (_, at) => ({
    href: `/page-${at}`,
    label: `${at}`.padEnd(letters, 'x'),
  }))
  render(<DrawerButton site={{ name: 'One', tagline: 'Pray', menu }} current="/page-3" />)
  const button = screen.getByRole('button', { name: 'Open menu' })
  button.focus()
  fireEvent.click(button)
  await screen.findByRole('dialog', { name: 'Menu' })
  return { media, button }
}

it.each([
  [5, '(min-width: 72rem)', null],
  [10, '(min-width: 90rem)', null],
  [10, '(min-width: 72rem)', 'Menu'],
  [40, '(min-width: 90rem)', 'Menu'],
])('with %i letters an entry, at %s, what stays open is %s', async (letters, query, left) => {
  const { media } = await open(letters)
  act(() => media.turn(query, true))
  expect(screen.queryByRole('dialog', { name: 'Menu' }) === null).toBe(left === null)
})

it('marks the page it was opened on, and gives the focus back', async () => {
  const { button } = await open(5)
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.getAttribute('href'))).toEqual(['/page-3'])
  fireEvent.click(screen.getByRole('button', { name: 'Close menu' }))
  await waitFor(() => expect(document.activeElement).toBe(button))
})
