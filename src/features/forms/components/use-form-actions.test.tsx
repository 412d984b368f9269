// @vitest-environment happy-dom
import { act, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import { paths } from '@/lib/paths'
import { TWO_FIELD_FORM } from '../../../../tests/support/components/builder'
import { renderInPortal } from '../../../../tests/support/components/portal'
import { newRouter, withRouter } from '../../../../tests/support/components/router'
import {
  errorResponse,
  heldReply,
  type StubReplies,
  stubServer,
} from '../../../../tests/support/components/server-stub'
import { useFormActions } from './use-form-actions'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  Reflect.deleteProperty(document, 'execCommand')
})

const CALL = `POST ${paths.api.formDuplicate(TWO_FIELD_FORM.id)}`
const said = () => toastStore.read()[0]?.notice.description
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

function Actions() {
  const { duplicate, copyLink } = useFormActions(TWO_FIELD_FORM)
  return (
    <>
      <button type="button" onClick={duplicate}>
        Duplicate
      </button>
      <button type="button" onClick={copyLink}>
        Copy link
      </button>
    </>
  )
}

function open(replies: StubReplies = {}) {
  const given = newRouter()
  const server = stubServer(replies)
  renderInPortal(withRouter(<Actions />, given))
  return { ...server, ...given }
}

it('makes one copy, also when it is pressed again before the copy’s screen opens', async () => {
  const { reply, release } = heldReply()
  const { bodies, push } = open({ [CALL]: reply })
  press('Duplicate')
  await waitFor(() => expect(bodies(CALL)).toHaveLength(1))
  press('Duplicate')
  release({ ...TWO_FIELD_FORM, id: 8 })
  await waitFor(() => expect(push.mock.calls).toEqual([[paths.portal.form(8)]]))
  await act(async () => press('Duplicate'))
  expect(bodies(CALL)).toHaveLength(1)
})

it('a copy that failed can be tried again', async () => {
  const { bodies, push } = open({ [CALL]: errorResponse(500) })
  for (const count of [1, 2]) {
    press('Duplicate')
    await waitFor(() => expect(bodies(CALL)).toHaveLength(count))
    await waitFor(() => expect(said()).toBe('Failed to duplicate form'))
  }
  expect(push).not.toHaveBeenCalled()
})

it('says so when the browser does not let the link be copied', async () => {
  open()
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'))
  Object.assign(document, { execCommand: () => false })
  press('Copy link')
  await waitFor(() => expect(said()).toBe('Failed to copy the link'))
})
