// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { TWO_FIELDS } from '../../../../tests/support/components/builder'
import { renderInPortal } from '../../../../tests/support/components/portal'
import { held, refusal, stubServer } from '../../../../tests/support/components/server-stub'
import { FormSwitch } from './form-switch'

afterEach(() => vi.unstubAllGlobals())

const CALL = `PUT ${paths.api.form(TWO_FIELDS.id)}`
const toast = () => toastStore.read()[0]
const press = () => fireEvent.click(screen.getByRole('switch'))

it('sends one change at a time', async () => {
  const { reply, release } = held()
  const { bodies } = stubServer({ [CALL]: reply })
  renderInPortal(<FormSwitch form={TWO_FIELDS} />)
  press()
  await waitFor(() => expect(bodies(CALL)).toHaveLength(1))
  press()
  release({ ...TWO_FIELDS, isActive: false })
  await waitFor(() => expect(toast()?.notice.description).toBe('Form deactivated successfully'))
  expect(bodies(CALL)).toEqual([{ isActive: false }])
})

it('offers to send a change again that was lost, but not one that was refused', async () => {
  let isReached = false
  const { bodies } = stubServer({
    [CALL]: () => Promise.resolve(isReached ? Response.json(TWO_FIELDS) : refusal(502)),
  })
  renderInPortal(<FormSwitch form={{ ...TWO_FIELDS, isActive: false }} />)
  press()
  await waitFor(() => expect(toast()?.notice.description).toBe('Failed to update form status'))
  isReached = true
  act(() => toast()?.action?.onAction())
  await waitFor(() => expect(toast()?.notice.description).toBe('Form activated successfully'))
  expect(bodies(CALL)).toEqual([{ isActive: true }, { isActive: true }])
})

it('does not offer what the server has refused', async () => {
  stubServer({ [CALL]: refusal(403) })
  renderInPortal(<FormSwitch form={TWO_FIELDS} />)
  press()
  await waitFor(() => expect(toast()?.notice.description).toBe('Failed to update form status'))
  expect(toast()?.action).toBeUndefined()
})
