// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { TWO_FIELD_FORM } from '../../../../../tests/support/components/builder'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import { builderStateOf } from '../builder-state'
import { PrivacyPanel } from './privacy-panel'

afterEach(() => vi.unstubAllGlobals())

function open(notice: object, canEdit = true) {
  stubServer({})
  const { privacy } = TWO_FIELD_FORM
  const form = {
    ...TWO_FIELD_FORM,
    privacy: { ...privacy, notice: { ...privacy.notice, ...notice } },
  }
  const dispatch = vi.fn()
  const state = builderStateOf(form)
  renderInPortal(<PrivacyPanel {...{ form, state, canEdit, dispatch }} />)
  return () => dispatch.mock.calls.map(([{ type, change }]) => [type, change.notice])
}
const NOTICE = { isOn: true, isSensitive: false, text: 'We keep it.' }

it('changes one part of the notice and keeps the others', () => {
  const changes = open({ ...NOTICE, version: 2 })
  expect(screen.getByText(/^Version 2\. Another text becomes version 3/)).toBeDefined()
  fireEvent.change(screen.getByRole('textbox', { name: /^Notice/ }), { target: { value: 'No.' } })
  fireEvent.click(screen.getByRole('checkbox', { name: /sensitive/ }))
  fireEvent.click(screen.getByRole('switch', { name: 'Visitors agree to a notice' }))
  expect(changes()).toEqual([
    ['privacyChanged', { ...NOTICE, text: 'No.' }],
    ['privacyChanged', { ...NOTICE, isSensitive: true }],
    ['privacyChanged', { ...NOTICE, isOn: false }],
  ])
})

it('is only shown to whoever may only look', () => {
  open(NOTICE, false)
  const notice = screen.getByRole('textbox', { name: /^Notice/ })
  expect(notice.closest('fieldset')?.disabled).toBe(true)
})
