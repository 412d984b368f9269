// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  BY_HAND_FORM,
  pressAddRegistration,
  renderByHandForm,
  stubAddRegistration,
  writeInto,
} from '../../../../../tests/support/components/by-hand'
import {
  pressButton,
  STORED_REGISTRATION,
} from '../../../../../tests/support/components/registration'
import { sentRequestAt } from '../../../../../tests/support/components/server-stub'

const PARTY = { min: 1, max: 3, fieldIds: ['name'], nameFieldIds: ['name'], needsAdult: false }

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

describe('a family', () => {
  const names = () => screen.getAllByLabelText<HTMLInputElement>(/^Full name/)
  const writeAt = (at: number, value: string) =>
    fireEvent.change(names()[at] as HTMLInputElement, { target: { value } })

  it('is entered person by person, and whoever is left keeps the answers', async () => {
    const send = stubAddRegistration([201, STORED_REGISTRATION])
    renderByHandForm(BY_HAND_FORM, PARTY)
    for (let more = 0; more < 2; more++) pressButton('Add another person')
    expect(screen.queryByRole('button', { name: 'Add another person' })).toBeNull()
    for (const [at, name] of ['Ana', 'Ben', 'Carla'].entries()) writeAt(at, name)
    pressButton('Remove person 2')
    expect(names().map(({ value }) => value)).toEqual(['Ana', 'Carla'])
    writeInto('Mail', 'ana@example.org')
    pressAddRegistration()
    await waitFor(() => expect(names()).toHaveLength(1))
    expect(sentRequestAt(send).body).toMatchObject({
      data: { email: 'ana@example.org' },
      people: [{ data: { name: 'Ana' } }, { data: { name: 'Carla' } }],
    })
  })

  it('begins with the least, below which nobody is removed', () => {
    renderByHandForm(BY_HAND_FORM, { ...PARTY, min: 2 })
    expect(names()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    pressButton('Add another person')
    expect(screen.queryByRole('button', { name: 'Remove person 1' })).toBeNull()
    pressButton('Remove person 3')
    expect(names()).toHaveLength(2)
  })

  it('moves what is not known along with its person', async () => {
    const send = stubAddRegistration([201, STORED_REGISTRATION])
    renderByHandForm(BY_HAND_FORM, PARTY)
    for (let more = 0; more < 2; more++) pressButton('Add another person')
    for (const [at, name] of ['Ana', 'Ben'].entries()) writeAt(at, name)
    fireEvent.click(screen.getAllByLabelText('Not known: Full name')[2] as HTMLElement)
    pressButton('Remove person 2')
    pressAddRegistration()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(sentRequestAt(send).body).toMatchObject({
      people: [{ data: { name: 'Ana' } }, { data: {} }],
      notKnown: ['name-2'],
    })
  })

  it('moves the messages along with their person', async () => {
    stubAddRegistration([400, { error: 'Please fix it.', fields: { 'name-3': 'Too long' } }])
    renderByHandForm(BY_HAND_FORM, PARTY)
    for (let more = 0; more < 2; more++) pressButton('Add another person')
    pressAddRegistration()
    await screen.findByText('Too long')
    pressButton('Remove person 2')
    expect(screen.getByText('Too long').id).toBe('by-hand-name-2-error')
  })
})
