// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  stubIframes,
  stubIntersectionObserver,
  stubMediaQueries,
} from '../../../../tests/support/components/browser-stubs'
import type { ChosenPlace } from '../chosen-place'
import type { Province } from '../schema'
import { RegionDialog } from './region-dialog'

beforeEach(() => {
  stubMediaQueries()
  stubIntersectionObserver()
})
afterEach(() => vi.unstubAllGlobals())

const PROVINCES = [
  ...(['Aklan', 'Bohol', 'Cebu'] as const).map((name) => [name, 'Visayas'] as const),
  ['Abra', 'Luzon'] as const,
].map(([name, region], id) => ({
  ...{ id, name, region, slug: name.toLowerCase(), time: '1:00PM - 10:00PM', towns: [] },
  ...{ venue: null, contact: '', picture: null },
})) as Province[]

function Page({ first, viewers }: { first: ChosenPlace | null; viewers: string }) {
  const [chosen, setChosen] = useState<ChosenPlace | null>(null)
  return (
    <>
      <button type="button" onClick={() => setChosen(first)}>
        Open
      </button>
      <RegionDialog
        chosen={chosen}
        onChange={setChosen}
        onClose={() => setChosen(null)}
        texts={{ title: 'Choose your region', hint: 'Swipe' }}
        viewers={{ Luzon: viewers, Visayas: '', Mindanao: '' }}
        provinces={PROVINCES}
        hasCalendar
        formToken="a token"
      />
    </>
  )
}

function open(first: ChosenPlace, viewers = '') {
  render(<Page first={first} viewers={viewers} />)
  const opener = screen.getByText('Open')
  opener.focus()
  fireEvent.click(opener)
  return opener
}

const radio = (name: string) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(name) })
const counter = () => screen.queryByText(/^.*\d+ of \d+$/)?.textContent
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })

it('begins at the chosen region, shows its own provinces, and gives the focus back', async () => {
  const opener = open({ region: 'Visayas', province: 'bohol' })
  await waitFor(() => expect(document.activeElement).toBe(radio('Visayas')))
  expect([radio('Visayas').checked, counter()]).toEqual([true, 'Bohol, 2 of 3'])
  fireEvent.keyDown(radio('Visayas'), { key: 'Escape' })
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('asks for a region first, and begins another one with its first province', async () => {
  open({ region: null, province: null })
  await waitFor(() => expect(document.activeElement).toBe(radio('Luzon')))
  expect(screen.getByText(/^Choose Luzon, Visayas or Mindanao/)).toBeTruthy()
  fireEvent.click(radio('Visayas'))
  expect(counter()).toBe('Aklan, 1 of 3')
  fireEvent.click(button('Next province'))
  expect(counter()).toBe('Bohol, 2 of 3')
  fireEvent.click(radio('Luzon'))
  expect(counter()).toBe('Abra, 1 of 1')
  fireEvent.click(radio('Mindanao'))
  expect(screen.getByText('The gatherings of Mindanao have not been listed yet.')).toBeTruthy()
})

it('ends at the first and the last province, also for the keys', () => {
  open({ region: 'Visayas', province: 'aklan' })
  const strip = screen.getByRole('region', { name: 'Provinces in Visayas' })
  const go = (key: string) => fireEvent.keyDown(strip, { key })
  expect(button('Previous province').disabled).toBe(true)
  go('ArrowLeft')
  expect(counter()).toBe('Aklan, 1 of 3')
  for (const expected of ['Bohol, 2 of 3', 'Cebu, 3 of 3', 'Cebu, 3 of 3']) {
    go('ArrowRight')
    expect(counter()).toBe(expected)
  }
  expect(button('Next province').disabled).toBe(true)
})

it('arrow keys in a field of the card move the caret, not the cards', () => {
  open({ region: 'Visayas', province: 'bohol' })
  const [input] = screen.getAllByLabelText(/^Email me when Bohol’s venue/)
  expect(fireEvent.keyDown(input as HTMLElement, { key: 'ArrowRight' })).toBe(true)
  expect(counter()).toBe('Bohol, 2 of 3')
})

it('only the shown card can be reached', () => {
  open({ region: 'Visayas', province: 'bohol' })
  const cards = screen.getByRole('region', { name: 'Provinces in Visayas' }).querySelectorAll('li')
  expect([...cards].map(({ inert }) => inert)).toEqual([true, false, true])
})

it('Escape in the search closes its list first', () => {
  open({ region: 'Visayas', province: null })
  const search = screen.getByRole('combobox')
  search.focus()
  fireEvent.change(search, { target: { value: 'ak' } })
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).not.toBeNull()
  fireEvent.keyDown(search, { key: 'Escape' })
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('a region with a page of its own shows that page', () => {
  stubIframes()
  open({ region: 'Luzon', province: null }, 'https://maps.example/luzon')
  expect(screen.getByTitle('Gatherings in Luzon').tagName).toBe('IFRAME')
  const link = screen.getByRole('link', { name: /new tab/ })
  expect(link.getAttribute('href')).toBe('https://maps.example/luzon')
  vi.restoreAllMocks()
})
