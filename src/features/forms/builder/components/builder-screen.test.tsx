// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { TWO_FIELD_FORM } from '../../../../../tests/support/components/builder'
import { newQueryClient, renderInPortal } from '../../../../../tests/support/components/portal'
import { withRouter } from '../../../../../tests/support/components/router'
import {
  errorResponse,
  heldReply,
  type StubReply,
  stubServer,
} from '../../../../../tests/support/components/server-stub'
import { BuilderScreen } from './builder-screen'

afterEach(() => vi.unstubAllGlobals())

const { id } = TWO_FIELD_FORM
const READ = `GET ${paths.api.form(id)}`

function open(reply: StubReply) {
  stubServer({ [READ]: reply, [`GET ${paths.api.formDraft(id)}`]: null })
  const queries = newQueryClient()
  queries.setQueryData([paths.api.form(id)], { ...TWO_FIELD_FORM, name: 'As it was' })
  renderInPortal(withRouter(<BuilderScreen id={id} />), { queries })
}

it('waits for the form of this moment, whose revision a save must name', async () => {
  const { reply, release } = heldReply()
  open(reply)
  expect(screen.queryByText('As it was')).toBeNull()
  release(TWO_FIELD_FORM)
  expect(await screen.findByRole('heading', { name: 'Worship night' })).toBeDefined()
})

it('says that a form is gone that was here before', async () => {
  open(errorResponse(404, 'Form not found'))
  expect(await screen.findByRole('link', { name: 'Back to Event Forms' })).toBeDefined()
  await waitFor(() => expect(screen.queryByText('As it was')).toBeNull())
})
