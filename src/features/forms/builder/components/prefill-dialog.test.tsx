// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { eventField, eventForm } from '../../../../../tests/support/event-form'
import { PrefillDialog } from './prefill-dialog'

afterEach(() => {
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'execCommand')
})

const FORM = eventForm(
  [
    eventField('town', 1, { isRequired: true }),
    eventField('days', 0, { fieldType: 'checkbox', options: ['Friday', 'Sunday'] }),
    eventField('letter', 2, { fieldType: 'file' }),
    eventField('rules', 3, { fieldType: 'agreement' }),
    eventField('part', 4, { fieldType: 'section' }),
  ],
  1,
)
const said = () => toastStore.read()[0]?.notice.description
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value
const open = (form = FORM) =>
  render(<PrefillDialog form={form} onClose={vi.fn()} returnTo={() => null} />)

it('copies the link with what was entered, and asks only what a link can answer', async () => {
  const write = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
  open()
  expect(screen.queryByText(/Label (letter|rules|part)/)).toBeNull()
  const town = screen.getByRole<HTMLInputElement>('textbox', { name: 'Label town' })
  expect(town.required).toBe(false)
  fireEvent.click(screen.getByRole('checkbox', { name: 'Sunday' }))
  fireEvent.change(town, { target: { value: 'Kalibo' } })
  const { pathname, searchParams } = new URL(link())
  expect(pathname).toBe('/forms/worship-night')
  expect([...searchParams]).toEqual([
    ['prefill.days', 'Sunday'],
    ['prefill.town', 'Kalibo'],
  ])
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(said()).toBe('Public link copied'))
  expect(write.mock.calls).toEqual([[link()]])
})

it('says so when the link cannot be copied, or when there is nothing to enter', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  Object.assign(document, { execCommand: () => false })
  open({ ...FORM, fields: [] })
  expect(screen.getByText('No field can be filled in')).toBeDefined()
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }))
  await waitFor(() => expect(said()).toBe('Failed to copy the link'))
})
