// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { retreatField, retreatForm } from '../../../../../tests/support/components/retreat-form'
import { RouterContexts } from '../../../../../tests/support/components/router'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import type { Party } from '../../party/party'
import type { PlacesWithRevision } from '../schema'
import { PlacesEditor } from './places-editor'

const FIELDS = [
  retreatField('name', { label: 'Full name' }),
  retreatField('born', { label: 'Date of birth', fieldType: 'date' }),
  retreatField('letter', { label: 'Letter', fieldType: 'file' }),
  retreatField('part', { label: 'Your trip', fieldType: 'section' }),
]
const FORM = retreatForm({ fields: FIELDS })
const PARTY: Party = { min: 1, max: 6, fieldIds: ['name', 'born'], needsAdult: true }

afterEach(() => {
  vi.unstubAllGlobals()
})

function show(party: Party | null) {
  const path = paths.api.formPlaces(FORM.id)
  const places: PlacesWithRevision = {
    ...{ opensAt: null, closesAt: null, changeUntil: null, offerHours: null, revision: 'a' },
    ...{ showLeftBelow: null, hasWaitingList: false, limits: [], party },
  }
  const server = stubServer({
    [`PUT ${path}`]: places,
    [`GET ${path}`]: places,
  })
  renderInPortal(
    <RouterContexts>
      <PlacesEditor form={FORM} places={places} />
    </RouterContexts>,
  )
  return async () => {
    fireEvent.click(screen.getAllByRole('button', { name: 'Save' })[0] as HTMLElement)
    await waitFor(() => expect(server.bodies(`PUT ${path}`)).toHaveLength(1))
    return (server.bodies(`PUT ${path}`)[0] as { party: Party | null }).party
  }
}
const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name })
const toggle = (name: string) => screen.getByRole('switch', { name })

it('asks each person for the name, whatever else is chosen', async () => {
  const save = show(null)
  fireEvent.click(toggle('Several people in one registration'))
  expect([box('Full name (always)').checked, box('Full name (always)').disabled]).toEqual([
    ...[true, true],
  ])
  fireEvent.click(box('Letter'))
  expect(screen.queryByRole('checkbox', { name: 'Your trip' })).toBeNull()
  expect(await save()).toEqual({ min: 1, max: 6, fieldIds: ['letter', 'name'], needsAdult: false })
})

it('needs an adult only while each person is asked for the day of birth', async () => {
  const save = show(PARTY)
  expect(screen.getByText('18 or older by “Date of birth”.')).toBeTruthy()
  fireEvent.click(box('Date of birth'))
  expect(toggle('At least one adult').matches(':disabled')).toBe(true)
  fireEvent.click(box('Date of birth'))
  expect(toggle('At least one adult').getAttribute('aria-checked')).toBe('false')
  expect(await save()).toMatchObject({ fieldIds: ['born', 'name'], needsAdult: false })
})

it.each<[Partial<Party>, RegExp | null]>([
  [{}, null],
  [{ fieldIds: ['letter'], max: 1 }, null],
  [{ fieldIds: ['letter'], max: 10 }, /for all people together\.$/],
  [{ fieldIds: ['letter'], max: 11 }, /With 11 people it could be 11, which is refused\.$/],
])('says how many files one registration takes: %o', (party, words) => {
  show({ ...PARTY, ...party })
  const [note] = screen.queryAllByText(/^One registration takes 10 files and 40 MB/)
  if (words) expect(note?.textContent).toMatch(words)
  else expect(note).toBeUndefined()
})
