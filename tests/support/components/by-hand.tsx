import { fireEvent, screen } from '@testing-library/react'
import { vi } from 'vitest'
import type { PublicParty } from '@/features/forms/party/party'
import type { EventForm } from '@/features/forms/schema'
import { ByHandForm } from '@/features/registration/components/by-hand/by-hand-form'
import { eventField, eventForm } from '../event-form'
import { renderInPortal } from './portal'
import { newRouter, withRouter } from './router'
import { stubInOrder } from './server-stub'

export const BY_HAND_FORM = eventForm(
  [
    eventField('name', 0, { label: 'Full name', isRequired: true }),
    eventField('email', 1, { label: 'Mail', fieldType: 'email' }),
    eventField('born', 2, { label: 'Birthday', fieldType: 'date' }),
  ],
  1,
)

export function renderByHandForm(form: EventForm = BY_HAND_FORM, party?: PublicParty) {
  const router = newRouter()
  renderInPortal(withRouter(<ByHandForm form={form} party={party} />, router))
  return router.push
}

/** Replies to requests that add a registration. All other requests get an empty list. */
export function stubAddRegistration(...replies: Parameters<typeof stubInOrder>) {
  const send = stubInOrder(...replies)
  vi.stubGlobal('fetch', (path: string, init?: RequestInit) =>
    path.includes('/registrations') ? send(path, init) : Promise.resolve(Response.json([])),
  )
  return send
}

export const controlLabelled = (label: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(label)

export const writeInto = (label: string | RegExp, value: string) =>
  fireEvent.change(controlLabelled(label), { target: { value } })

export const tickControl = (label: string | RegExp) => fireEvent.click(controlLabelled(label))

export const pressAddRegistration = () =>
  fireEvent.click(screen.getByRole('button', { name: 'Add registration' }))
