// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  add,
  BY_HAND_FORM,
  openByHand,
  stubAdding,
  write,
} from '../../../../../tests/support/components/by-hand'
import { press, STORED } from '../../../../../tests/support/components/registration'
import { sentAt } from '../../../../../tests/support/components/server-stub'

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
    const send = stubAdding([201, STORED])
    openByHand(BY_HAND_FORM, PARTY)
    for (let more = 0; more < 2; more++) press('Add another person')
    expect(screen.queryByRole('button', { name: 'Add another person' })).toBeNull()
    for (const [at, name] of ['Ana', 'Ben', 'Carla'].entries()) writeAt(at, name)
    press('Remove person 2')
    expect(names().map(({ value }) => value)).toEqual(['Ana', 'Carla'])
    write('Mail', 'ana@example.org')
    add()
    await waitFor(() => expect(names()).toHaveLength(1))
    expect(sentAt(send).body).toMatchObject({
      data: { email: 'ana@example.org' },
      people: [{ data: { name: 'Ana' } }, { data: { name: 'Carla' } }],
    })
  })

  it('begins with the least, below which nobody is removed', () => {
    openByHand(BY_HAND_FORM, { ...PARTY, min: 2 })
    expect(names()).toHaveLength(2)
    expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
    press('Add another person')
    expect(screen.queryByRole('button', { name: 'Remove person 1' })).toBeNull()
    press('Remove person 3')
    expect(names()).toHaveLength(2)
  })

  it('moves what is not known along with its person', async () => {
    const send = stubAdding([201, STORED])
    openByHand(BY_HAND_FORM, PARTY)
    for (let more = 0; more < 2; more++) press('Add another person')
    for (const [at, name] of ['Ana', 'Ben'].entries()) writeAt(at, name)
    fireEvent.click(screen.getAllByLabelText('Not known: Full name')[2] as HTMLElement)
    press('Remove person 2')
    add()
    await waitFor(() => expect(send).toHaveBeenCalledTimes(1))
    expect(sentAt(send).body).toMatchObject({
      people: [{ data: { name: 'Ana' } }, { data: {} }],
      notKnown: ['name-2'],
    })
  })

  it('moves the messages along with their person', async () => {
    stubAdding([400, { error: 'Please fix it.', fields: { 'name-3': 'Too long' } }])
    openByHand(BY_HAND_FORM, PARTY)
    for (let more = 0; more < 2; more++) press('Add another person')
    add()
    await screen.findByText('Too long')
    press('Remove person 2')
    expect(screen.getByText('Too long').id).toBe('by-hand-name-2-error')
  })
})
