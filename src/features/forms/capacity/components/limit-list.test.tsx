// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { retreatField, retreatForm } from '../../../../../tests/support/components/retreat-form'
import { RouterContexts } from '../../../../../tests/support/components/router'
import type { Limit } from '../schema'
import { PlacesEditor } from './places-editor'

const BUS = retreatField('bus', { label: 'Bus', fieldType: 'radio', options: ['Iloilo', 'Roxas'] })
const WHOLE: Limit = {
  ...{ id: 1, fieldId: null, option: null, province: null },
  ...{ seats: 20, held: 5, waiting: 0 },
}
const ROXAS: Limit = { ...WHOLE, id: 2, fieldId: 'bus', option: 'Roxas' }
const ILOILO: Limit = { ...ROXAS, id: 3, option: 'Iloilo' }

function show(limits: Limit[], hasWaitingList = true) {
  const places = {
    ...{ opensAt: null, closesAt: null, changeUntil: null, offerHours: null, revision: 'a' },
    ...{ showLeftBelow: null, party: null, hasWaitingList, limits },
  }
  renderInPortal(
    <RouterContexts>
      <PlacesEditor form={retreatForm({ fields: [BUS] })} places={places} />
    </RouterContexts>,
  )
}
const limit = (number: number) => screen.getByRole('group', { name: `Limit ${number}` })
const target = (number: number) => within(limit(number)).getByRole<HTMLSelectElement>('combobox')
const offered = (number: number) =>
  [...target(number).options].filter(({ disabled }) => !disabled).map(({ text }) => text)
const chosen = (number: number) => target(number).selectedOptions[0]?.text
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const mayAdd = () =>
  !screen.getByRole<HTMLButtonElement>('button', { name: 'Add a limit' }).disabled

it('limits each target once: the whole form first, then what is still free', () => {
  show([])
  press('Add a limit')
  expect(chosen(1)).toBe('The whole form')
  expect(document.activeElement).toBe(target(1))
  press('Add a limit')
  expect(chosen(2)).toBe('Choose what is limited')
  expect(offered(2)).toEqual(['Iloilo', 'Roxas'])
  fireEvent.change(target(2), { target: { value: JSON.stringify(['bus', 'Roxas']) } })
  expect(offered(1)).toEqual(['The whole form', 'Iloilo'])
  press('Add a limit')
  expect(mayAdd()).toBe(true)
  fireEvent.change(target(3), { target: { value: JSON.stringify(['bus', 'Iloilo']) } })
  expect(mayAdd(), 'everything is limited').toBe(false)
})

it('moves the focus to the next limit when one is removed, and to the button after the last', () => {
  show([WHOLE, ROXAS, ILOILO])
  press('Remove limit 1')
  expect([chosen(1), document.activeElement]).toEqual(['Roxas', target(1)])
  press('Remove limit 2')
  expect([chosen(1), document.activeElement]).toEqual(['Roxas', target(1)])
  press('Remove limit 1')
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add a limit' }))
})

it('changes only the limit that is typed in', () => {
  show([WHOLE, ROXAS])
  const seats = (number: number) => within(limit(number)).getByRole<HTMLInputElement>('textbox')
  fireEvent.change(seats(2), { target: { value: '9' } })
  expect([seats(1).value, seats(2).value]).toEqual(['20', '9'])
})

it.each<[string, Partial<Limit>, boolean, string]>([
  ['free places', {}, true, '5 held15 free0 waiting'],
  ['places beyond the limit', { held: 23, waiting: 2 }, true, '23 held3 over2 waiting'],
  ['no line where nobody can wait', {}, false, '5 held15 free'],
  ['the line that is left', { waiting: 1 }, false, '5 held15 free1 waiting'],
])('counts %s', (_what, part, hasWaitingList, words) => {
  show([{ ...WHOLE, ...part }], hasWaitingList)
  expect(within(limit(1)).getByText(/ held$/).parentElement?.textContent).toBe(words)
})

it.each<[Partial<Limit>, boolean]>([
  [{ waiting: 1 }, true],
  [{ waiting: 0 }, false],
  [{ waiting: 1, held: 20 }, false],
])('explains people who wait beside free places: %o %s', (part, isExplained) => {
  show([{ ...WHOLE, ...part }])
  expect(screen.queryByText(/^People wait until each limit/) !== null).toBe(isExplained)
})

it('keeps a limit whose option is gone, and says so', () => {
  show([{ ...ROXAS, option: 'Kalibo' }])
  expect(chosen(1)).toBe('Kalibo (no longer offered)')
})
