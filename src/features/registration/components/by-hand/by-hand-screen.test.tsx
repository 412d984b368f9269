// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { RouterContexts } from '../../../../../tests/support/components/router'
import { eventField, eventForm } from '../../../../../tests/support/event-form'
import { ByHandScreen } from './by-hand-screen'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const NAME = eventField('name', 0, { label: 'Full name' })
const FORMS = [
  eventForm([NAME], 1),
  { ...eventForm([], 1), id: 8, name: 'Empty day', isActive: false },
]
const PARTY = { min: 2, max: 3, fieldIds: ['name'], needsAdult: false }

const open = (query: string, places: [number, object] = [200, { party: null }]) => {
  const replyTo = (path: string) => (path === paths.api.forms ? [200, FORMS] : places)
  vi.stubGlobal('fetch', async (path: string) => {
    const [status, body] = replyTo(path) as [number, object]
    return Response.json(body, { status })
  })
  return renderInPortal(
    <RouterContexts query={query}>
      <ByHandScreen />
    </RouterContexts>,
  )
}

it('opens the form of the address, for as many people as it takes', async () => {
  open('form=7', [200, { party: PARTY }])
  expect(await screen.findAllByLabelText(/^Full name/)).toHaveLength(2)
  expect(screen.getByRole<HTMLOptionElement>('option', { name: 'Worship night' }).selected).toBe(
    true,
  )
})

it('offers closed forms too, and says when one has no fields', async () => {
  open('')
  fireEvent.change(await screen.findByLabelText('Form'), { target: { value: '8' } })
  expect(
    screen.getByRole<HTMLOptionElement>('option', { name: 'Empty day (closed)' }).selected,
  ).toBe(true)
  expect(screen.getByText('This form has no fields yet')).toBeTruthy()
})

it('adds nobody while it is not known how many people the form takes', async () => {
  open('form=7', [500, { error: 'Out of order.' }])
  expect((await screen.findByRole('alert')).textContent).toContain('Out of order.')
  expect(screen.queryByRole('button', { name: 'Add registration' })).toBeNull()
})
