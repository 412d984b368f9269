// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  stubIntersectionObserver,
  stubMediaQueries,
} from '../../../../tests/support/components/browser-stubs'
import type { Province } from '../schema'
import { GatheringFinder } from './gathering-finder'
// Imported before the tests, so that no press has to wait until the dialog has loaded.
import './region-dialog'

beforeEach(() => {
  stubMediaQueries()
  stubIntersectionObserver()
})
afterEach(() => {
  vi.unstubAllGlobals()
  history.replaceState(null, '', '/')
})

const province = (name: string, venue: string | null) =>
  ({
    ...{ id: name.length, name, slug: name.toLowerCase(), region: 'Luzon', towns: [] },
    ...{ time: '1:00PM - 10:00PM', contact: '', picture: null },
    venue: venue && { name: venue, address: '', directions: '/map', registration: '' },
  }) as unknown as Province

function open(...provinces: Province[]) {
  history.replaceState(null, '', '/yearly-events')
  render(
    <GatheringFinder
      label="Choose your region"
      texts={{ title: 'Regions', hint: '' }}
      viewers={{ Luzon: '', Visayas: '', Mindanao: '' }}
      provinces={provinces}
      hasCalendar
      formToken="a token"
      words={null}
      actions={null}
    />,
  )
}

const dialog = () => screen.findByRole('dialog', { name: 'Regions' })

it('the button opens the dialog here, with its address, and asks for a region', async () => {
  open(province('Abra', null))
  const button = screen.getByRole('button', { name: 'Choose your region' })
  expect(fireEvent.submit(button), 'the form is sent').toBe(false)
  await dialog()
  expect(location.search).toBe('?open=true')
})

it('a place of the map or of the search opens the dialog at that place', async () => {
  open(province('Abra', null), province('Apayao', null))
  fireEvent.click(screen.getByRole('link', { name: /^Apayao:/ }))
  await dialog()
  expect(location.search).toBe('?region=Luzon&province=apayao')
  fireEvent.keyDown(document.body, { key: 'Escape' })
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'abra' } })
  fireEvent.submit(screen.getByRole('combobox'))
  await dialog()
  expect(location.search).toBe('?region=Luzon&province=abra')
})

it.each([
  [[province('Abra', 'Town Hall'), province('Apayao', null)], '1 of 2 venues announced'],
  [[province('Abra', null)], 'Lit once a venue is announced'],
])('says how many venues are announced: %#', (provinces, words) => {
  open(...provinces)
  expect(screen.getByText(words)).toBeTruthy()
})
