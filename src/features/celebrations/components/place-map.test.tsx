// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Province } from '../schema'
import { PlaceMap } from './place-map'

const PROVINCES = ['Batanes', 'Cagayan', 'Apayao', 'Isabela'].map((name) => ({
  ...{ name, slug: name.toLowerCase(), region: 'Luzon' },
  venue: name === 'Cagayan' ? { name: 'City Hall' } : null,
})) as unknown as Province[]

function open(chosen: string | null = null) {
  const onChoose = vi.fn<(province: Province) => void>()
  const map = (slug: string | null) => (
    <PlaceMap provinces={PROVINCES} chosen={slug} region={null} onChoose={onChoose} />
  )
  const { rerender } = render(map(chosen))
  return { onChoose, choose: (slug: string) => rerender(map(slug)) }
}

const pane = (name: string) => screen.getByRole('link', { name: new RegExp(`^${name}:`) })
const stops = () => screen.getAllByRole('link').filter(({ tabIndex }) => tabIndex === 0)
const names = (links: HTMLElement[]) => links.map(({ dataset }) => dataset.place)

it('names its venue, or says that there is none yet', () => {
  open()
  expect(pane('Cagayan').textContent).toContain('Cagayan: City Hall')
  expect(pane('Batanes').textContent).toContain('Batanes: venue to be announced')
})

it('a press opens the place here, and with a key in another tab', () => {
  const { onChoose } = open()
  for (const key of ['metaKey', 'ctrlKey', 'shiftKey', 'altKey']) {
    expect(fireEvent.click(pane('Apayao'), { [key]: true }), key).toBe(true)
  }
  expect(onChoose).not.toHaveBeenCalled()
  expect(fireEvent.click(pane('Apayao')), 'the link is followed').toBe(false)
  expect(onChoose.mock.calls).toEqual([[PROVINCES[2]]])
})

it('is one stop: the first, the chosen one, or where the keys have led', () => {
  const { choose } = open()
  expect(names(stops())).toEqual(['batanes'])
  choose('isabela')
  expect(names(stops())).toEqual(['isabela'])
  expect(fireEvent.keyDown(pane('Isabela'), { key: 'ArrowUp' }), 'the page scrolls').toBe(false)
  expect(document.activeElement).toBe(pane('Cagayan'))
  expect(names(stops())).toEqual(['cagayan'])
})

it('other keys are left to the page', () => {
  open()
  expect(fireEvent.keyDown(pane('Batanes'), { key: 'PageDown' })).toBe(true)
})

it('marks the chosen one', () => {
  open('apayao')
  expect(names(screen.getAllByRole('link', { current: true }))).toEqual(['apayao'])
})
