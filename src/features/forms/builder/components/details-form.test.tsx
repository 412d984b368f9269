// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { useReducer } from 'react'
import { expect, it } from 'vitest'
import { TWO_FIELD_FORM } from '../../../../../tests/support/components/builder'
import type { FormDetails } from '../../form-input'
import type { EventForm } from '../../schema'
import { reduceBuilder } from '../builder'
import { builderStateOf } from '../builder-state'
import { toDetailsInput } from '../details-draft'
import { DetailsForm } from './details-form'

let sent: FormDetails

function Details({ form }: { form: EventForm }) {
  const [state, dispatch] = useReducer(reduceBuilder, form, builderStateOf)
  sent = toDetailsInput(state.details)
  return <DetailsForm {...{ state, dispatch, addressHint: 'Closed' }} />
}

function open(form = TWO_FIELD_FORM) {
  render(<Details form={form} />)
  return () => sent
}

const input = (name: string) => screen.getByRole('textbox', { name: new RegExp(`^${name}`) })
const type = (name: string, value: string) => fireEvent.change(input(name), { target: { value } })
const steps = () => screen.getByRole<HTMLInputElement>('checkbox')
const describes = (control: HTMLElement) => {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ')
}

it.each([
  ['Name', { name: 'Camp' }, ' Camp '],
  ['Link', { slug: 'camp' }, 'camp '],
  ['Description', { description: 'Three\ndays' }, 'Three\ndays\n'],
  ['While it is closed', { closedText: 'In May.' }, 'In May. '],
  ['After a registration', { thanksText: 'Bring it.' }, 'Bring it.'],
  ['After a registration', { thanksText: null }, ' '],
])('“%s” becomes %j, and the rest stays', (name, details, typed) => {
  const form = { ...TWO_FIELD_FORM, thanksText: 'Come.', closedText: 'Later.' }
  const read = open(form)
  const before = read()
  type(name, typed)
  expect(read()).toEqual({ ...before, ...details })
})

it('sections are steps while the box is ticked, which needs sections', () => {
  const read = open({ ...TWO_FIELD_FORM, hasSteps: true })
  expect(describes(steps())).toMatch(/^Add sections first/)
  fireEvent.click(steps())
  expect([read().hasSteps, steps().checked]).toEqual([false, false])
})

it('says what becomes of the old link while the link is another one', () => {
  open()
  expect(describes(input('Link'))).toBe('Closed')
  type('Link', 'another')
  expect(describes(input('Link'))).toMatch(/^The old link and its QR codes will lead here too/)
  type('Link', ` ${TWO_FIELD_FORM.slug}`)
  expect(describes(input('Link'))).toBe('Closed')
})
