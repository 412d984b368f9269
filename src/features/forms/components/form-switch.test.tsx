// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { TWO_FIELD_FORM } from '../../../../tests/support/components/builder'
import { renderInPortal } from '../../../../tests/support/components/portal'
import {
  errorResponse,
  heldReply,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import { FormActiveSwitch } from './form-switch'

afterEach(() => vi.unstubAllGlobals())

const CALL = `PUT ${paths.api.form(TWO_FIELD_FORM.id)}`
const toast = () => toastStore.read()[0]
const press = () => fireEvent.click(screen.getByRole('switch'))

it('sends one change at a time', async () => {
  const { reply, release } = heldReply()
  const { bodies } = stubServer({ [CALL]: reply })
  renderInPortal(<FormActiveSwitch form={TWO_FIELD_FORM} />)
  press()
  await waitFor(() => expect(bodies(CALL)).toHaveLength(1))
  press()
  release({ ...TWO_FIELD_FORM, isActive: false })
  await waitFor(() => expect(toast()?.notice.description).toBe('Form deactivated successfully'))
  expect(bodies(CALL)).toEqual([{ isActive: false }])
})

it('offers to send a change again that was lost, but not one that was refused', async () => {
  let isReached = false
  const { bodies } = stubServer({
    [CALL]: () => Promise.resolve(isReached ? Response.json(TWO_FIELD_FORM) : errorResponse(502)),
  })
  renderInPortal(<FormActiveSwitch form={{ ...TWO_FIELD_FORM, isActive: false }} />)
  press()
  await waitFor(() => expect(toast()?.notice.description).toBe('Failed to update form status'))
  isReached = true
  act(() => toast()?.action?.onAction())
  await waitFor(() => expect(toast()?.notice.description).toBe('Form activated successfully'))
  expect(bodies(CALL)).toEqual([{ isActive: true }, { isActive: true }])
})

it('does not offer what the server has refused', async () => {
  stubServer({ [CALL]: errorResponse(403) })
  renderInPortal(<FormActiveSwitch form={TWO_FIELD_FORM} />)
  press()
  await waitFor(() => expect(toast()?.notice.description).toBe('Failed to update form status'))
  expect(toast()?.action).toBeUndefined()
})
