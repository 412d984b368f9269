// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Field } from './field'
import { Input, NativeSelect, Textarea } from './input'

it.each([
  ['Input', Input],
  ['Textarea', Textarea],
  ['NativeSelect', NativeSelect],
])('%s is named and described by its field, and no other control in it is', (_name, Control) => {
  const field = { label: 'Name', htmlFor: 'name', describedBy: 'note', required: true }
  render(
    <Field {...field} hint="In full" error="Too short">
      <Control id="name" />
      <Input id="other" aria-label="Other" />
    </Field>,
  )
  const control = screen.getByLabelText(/^Name/)
  const texts = control.getAttribute('aria-describedby')?.split(' ')
  expect(texts).toEqual(['note', 'name-hint', 'name-error'])
  expect(['name-hint', 'name-error'].map((id) => document.getElementById(id)?.textContent)).toEqual(
    ['In full', 'Too short'],
  )
  const said = ['aria-invalid', 'aria-required'].map((name) => control.getAttribute(name))
  expect(said).toEqual(['true', 'true'])
  expect(screen.getByLabelText('Other').hasAttribute('aria-invalid')).toBe(false)
})

it('says nothing of an error where there is none', () => {
  render(
    <Field label="Name" htmlFor="name">
      <Input id="name" />
    </Field>,
  )
  expect(screen.getByLabelText('Name').getAttributeNames()).not.toContain('aria-invalid')
  expect(screen.getByLabelText('Name').getAttributeNames()).not.toContain('aria-describedby')
})
