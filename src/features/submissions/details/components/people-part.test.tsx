// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import {
  labelledFormField,
  listedForm,
  submissionRow,
} from '../../../../../tests/support/components/submission-rows'
import type { Submission } from '../../schema'
import { PeoplePart } from './people-part'

afterEach(() => vi.unstubAllGlobals())

function show(more: Partial<Submission>) {
  const form = listedForm(3, { fields: [labelledFormField('name', 'Full name')] })
  stubServer({ [`GET ${paths.api.form(3)}`]: form })
  const onOpen = vi.fn()
  renderInPortal(<PeoplePart submission={submissionRow(7, more)} onOpen={onOpen} />)
  return onOpen
}

const PEOPLE = [
  { id: 7, person: 1, reference: 'ABCD-2007', data: { name: 'Ana Reyes' }, seat: 'held' as const },
  {
    id: 8,
    person: 2,
    reference: 'ABCD-2007-2',
    data: {},
    seat: 'cancelled' as const,
    erasureAskedAt: '2026-03-02T00:00:00Z',
  },
]

it('names the people of a registration, and opens each but the one that is open', async () => {
  const onOpen = show({ people: PEOPLE })
  const own = await screen.findByRole('button', { name: /^Ana Reyes ABCD-2007/ })
  expect(own).toHaveProperty('disabled', true)
  const [first, second] = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(first).not.toContain('Asks to be erased')
  expect(second).toMatch(/Person 2.*Asks to be erased.*Cancelled/)
  await userEvent.click(screen.getByRole('button', { name: /^Person 2/ }))
  expect(onOpen.mock.calls).toEqual([[8]])
  screen.getByRole('button', { name: 'Cancel: Ana Reyes' })
  screen.getByRole('button', { name: 'Take back cancelling: person 2' })
})

it('leads from one person to the registration with the shared answers', async () => {
  const onOpen = show({ party: { id: 5, person: 3 } })
  await userEvent.click(screen.getByRole('button', { name: /^Person 3 of a family/ }))
  expect(onOpen.mock.calls).toEqual([[5]])
})

it('is not there for somebody who comes alone', () => {
  show({ people: PEOPLE.slice(0, 1) })
  expect(screen.queryByRole('region', { name: 'People' })).toBeNull()
})
