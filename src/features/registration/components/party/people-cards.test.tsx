// @vitest-environment happy-dom
import { fireEvent, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { expandPartyForm } from '@/features/forms/party/expand'
import {
  findThanks,
  pressButton,
  pressSubmit,
  renderRegistration,
  STORED_REGISTRATION,
  visitorForm,
} from '../../../../../tests/support/components/registration'
import { sentRequestAt, stubInOrder } from '../../../../../tests/support/components/server-stub'
import { eventField } from '../../../../../tests/support/event-form'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

const PARTY = { min: 1, max: 3, fieldIds: ['name'], nameFieldIds: ['name'], needsAdult: false }
const FIELDS = [eventField('name', 0, { label: 'Full name' }), eventField('city', 1)]

const open = async (party = PARTY) => {
  renderRegistration(expandPartyForm(visitorForm(FIELDS, { party }), party.min))
  await card(1)
}
const card = (person: number) => screen.findByRole('group', { name: `Person ${person}` })
const nameOf = async (person: number) =>
  within(await card(person)).getByLabelText<HTMLInputElement>(/^Full name/)
const write = async (person: number, value: string) =>
  fireEvent.change(await nameOf(person), { target: { value } })
const add = () => pressButton('Add another person')
const said = (text: string) => screen.findByText(text)

it('adds a person up to the most, with the cursor in the new card', async () => {
  await open()
  add()
  await said('Person 2 was added')
  expect(document.activeElement).toBe(await nameOf(2))
  add()
  await card(3)
  expect(screen.queryByRole('button', { name: 'Add another person' })).toBeNull()
})

it('removes the chosen one, and the others keep what they typed', async () => {
  const send = stubInOrder([201, STORED_REGISTRATION])
  await open()
  for (const person of [2, 3]) {
    add()
    await card(person)
  }
  for (const [at, name] of ['Ana', 'Ben', 'Carla'].entries()) await write(at + 1, name)
  screen.getByRole('button', { name: 'Remove person 2' }).focus()
  pressButton('Remove person 2')
  await said('Person 2 was removed')
  expect((await nameOf(2)).value).toBe('Carla')
  expect(document.activeElement).toBe(await nameOf(2))
  add()
  expect((await nameOf(3)).value).toBe('')
  await write(3, 'Dan')
  pressSubmit()
  await findThanks()
  expect(sentRequestAt(send).body).toMatchObject({
    data: {},
    people: ['Ana', 'Carla', 'Dan'].map((name) => ({ data: { name } })),
  })
})

it('never goes below the least, nor without the first person', async () => {
  await open({ ...PARTY, min: 2 })
  await card(2)
  expect(screen.queryByRole('button', { name: /^Remove person/ })).toBeNull()
  add()
  await card(3)
  expect(screen.queryByRole('button', { name: 'Remove person 1' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Remove person 2' })).toBeTruthy()
})

it('moves the messages along with their person', async () => {
  await open()
  for (const person of [2, 3]) {
    add()
    await card(person)
  }
  for (const person of [1, 2]) await write(person, `Person ${person}`)
  pressSubmit()
  const message = 'Full name is required'
  expect(within(await card(3)).getByText(message)).toBeTruthy()
  pressButton('Remove person 2')
  await said('Person 2 was removed')
  expect(within(await card(2)).getByText(message)).toBeTruthy()
})

it('stores on the device that a person was added or removed', async () => {
  await open()
  await write(1, 'Ana')
  const people = () => {
    window.dispatchEvent(new Event('pagehide'))
    const kept = JSON.parse(localStorage.getItem('registration-draft:retreat') ?? '{}')
    return kept.people
  }
  expect(people()).toBeUndefined()
  add()
  await said('Person 2 was added')
  expect(people()).toBe(2)
  pressButton('Remove person 2')
  await said('Person 2 was removed')
  expect(people()).toBeUndefined()
})

it('says the message about their number at the button', async () => {
  stubInOrder([409, { error: 'Full', fields: { people: 'There are not enough places' } }])
  await open()
  await write(1, 'Ana')
  pressSubmit()
  await said('There are not enough places')
  const button = screen.getByRole('button', { name: 'Add another person' })
  const described = button.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe('There are not enough places')
})
