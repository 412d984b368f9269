// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { expect, it, vi } from 'vitest'
import type { Province } from '../schema'
import { PlaceSearch } from './place-search'

const NAMES = [
  'Camarines Norte',
  'Camarines Sur',
  'Cebu',
  'Capiz',
  'Cagayan',
  'Cavite',
  'Catanduanes',
]
const PROVINCES = [...NAMES, 'Bohol'].map((name) => ({
  ...{ name, slug: name.toLowerCase().replace(' ', '-'), region: 'Luzon' },
  towns: name === 'Cebu' ? ['Carcar'] : [],
})) as unknown as Province[]

function open() {
  const onChoose = vi.fn<(province: Province) => void>()
  render(
    <>
      <PlaceSearch provinces={PROVINCES} onChoose={onChoose} />
      <button type="button">Elsewhere</button>
    </>,
  )
  const input = screen.getByRole<HTMLInputElement>('combobox')
  return {
    input,
    chosen: () => onChoose.mock.calls.map(([{ name }]) => name),
    type: (text: string) => fireEvent.change(input, { target: { value: text } }),
    press: (key: string) => fireEvent.keyDown(input, { key }),
    submit: () => fireEvent.submit(input),
    isOpen: () => input.getAttribute('aria-expanded') === 'true',
    marked: () => {
      const own = screen.queryAllByRole('option', { selected: true })
      const active = input.getAttribute('aria-activedescendant')
      return active === null ? null : own.find(({ id }) => id === active)?.textContent
    },
  }
}

it('offers six at most, marks the best, and Enter takes it', () => {
  const { input, type, submit, isOpen, chosen, marked } = open()
  expect([isOpen(), marked()]).toEqual([false, null])
  type('ca')
  expect(screen.getAllByRole('option')).toHaveLength(6)
  expect([isOpen(), marked()]).toEqual([true, 'CagayanLuzon'])
  submit()
  expect([chosen(), input.value, isOpen()]).toEqual([['Cagayan'], '', false])
})

it('arrow keys go round, and typing on begins with the best again', () => {
  const { type, press, marked, submit, chosen } = open()
  type('camarines')
  expect(press('ArrowDown'), 'the caret moves').toBe(false)
  expect(marked()).toBe('Camarines SurLuzon')
  press('ArrowDown')
  expect(marked()).toBe('Camarines NorteLuzon')
  press('ArrowUp')
  expect(marked()).toBe('Camarines SurLuzon')
  type('camarines ')
  expect(marked()).toBe('Camarines NorteLuzon')
  press('ArrowUp')
  submit()
  expect(chosen()).toEqual(['Camarines Sur'])
})

it('Escape closes the list and leaves the text; an arrow opens it again at the best', () => {
  const { input, type, press, isOpen, marked, submit, chosen } = open()
  type('camarines')
  press('ArrowDown')
  press('Escape')
  expect([isOpen(), input.value, marked()]).toEqual([false, 'camarines', null])
  press('ArrowDown')
  expect([isOpen(), marked()]).toEqual([true, 'Camarines NorteLuzon'])
  press('ArrowDown')
  press('Escape')
  submit()
  expect(chosen(), 'of a closed list, the best').toEqual(['Camarines Norte'])
})

it('a press takes a place, without taking the focus away before', () => {
  const { type, chosen } = open()
  type('carcar')
  const option = screen.getByRole('option', { name: 'Cebu Carcar' })
  expect(fireEvent.pointerDown(option)).toBe(false)
  fireEvent.click(option)
  expect(chosen()).toEqual(['Cebu'])
})

it('closes when the focus goes elsewhere, not when it goes to its button', () => {
  const { input, type, isOpen } = open()
  type('cebu')
  fireEvent.blur(input, { relatedTarget: screen.getByRole('button', { name: 'Find' }) })
  expect(isOpen()).toBe(true)
  fireEvent.blur(input, { relatedTarget: screen.getByRole('button', { name: 'Elsewhere' }) })
  expect(isOpen()).toBe(false)
})

it('says that nothing was found only once something was typed, and then takes nothing', () => {
  const { type, submit, chosen } = open()
  const said = () => screen.getByRole('status').textContent
  type('  ')
  expect(said()).toBe('')
  type('atlantis')
  expect(said()).toMatch(/^No place of that name\./)
  submit()
  expect(chosen()).toEqual([])
})

it('offers what was typed before the script came', () => {
  const search = <PlaceSearch provinces={PROVINCES} onChoose={vi.fn()} />
  const container = document.body.appendChild(document.createElement('div'))
  container.innerHTML = renderToString(search)
  const input = container.querySelector('input') as HTMLInputElement
  input.value = 'atlantis'
  render(search, { container, hydrate: true })
  expect(screen.getByRole('status').textContent).toMatch(/^No place of that name\./)
  container.remove()
})
