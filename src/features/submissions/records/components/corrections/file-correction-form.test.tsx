// @vitest-environment happy-dom
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { REGISTRATION_LIMITS } from '@/features/answers/limits'
import { renderInPortal } from '../../../../../../tests/support/components/portal'
import {
  sampleFieldsOf,
  sampleSubmission,
} from '../../../../../../tests/support/components/sample-records'
import {
  errorResponse,
  heldReply,
  stubServer,
} from '../../../../../../tests/support/components/server-stub'
import { forgetToasts, newestToastTexts } from '../../../../../../tests/support/components/toasts'
import { FileCorrectionForm } from './file-correction-form'

const REPLACE = 'PUT /api/admin/submissions/7/answers/file'
const REMOVE = 'PUT /api/admin/submissions/7/answers'
const STORED = { fileId: 4, name: 'old.pdf', mimeType: 'application/pdf', size: 1 }

const onClose = vi.fn()
beforeEach(forgetToasts)
afterEach(() => {
  onClose.mockReset()
  vi.unstubAllGlobals()
})

function renderForm(stored: unknown = STORED, isRequired = false) {
  const [field] = sampleFieldsOf({ Letter: { fieldType: 'file', isRequired } })
  if (!field) throw new Error('No field')
  renderInPortal(
    <FileCorrectionForm submissionId={7} field={field} stored={stored} onClose={onClose} />,
  )
}
const choose = (file: File) =>
  fireEvent.change(screen.getByLabelText(/Letter/), { target: { files: [file] } })
const button = (name: string) => screen.getByRole('button', { name })
const fileOf = (bytes: number) => {
  const file = new File(['%PDF-'], 'new.pdf', { type: 'application/pdf' })
  Object.defineProperty(file, 'size', { value: bytes })
  return file
}

it('sends the file under its field with the one that was seen', async () => {
  const api = stubServer({ [REPLACE]: sampleSubmission() })
  renderForm()
  choose(fileOf(REGISTRATION_LIMITS.fileBytes))
  fireEvent.click(button('Save'))
  await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  const [body] = api.bodies(REPLACE) as FormData[]
  expect(JSON.parse(String(body?.get('was')))).toEqual(STORED)
  expect(body?.get('file_Letter')).toMatchObject({ name: 'new.pdf' })
  expect(newestToastTexts()[0]).toBe('Corrected')
})

it('sends nothing before a file is chosen, nor one that is too large', async () => {
  const api = stubServer({})
  renderForm()
  fireEvent.click(button('Save'))
  expect(screen.getByText('Please choose a file')).toBeDefined()
  choose(fileOf(REGISTRATION_LIMITS.fileBytes + 1))
  expect(screen.queryByText('Please choose a file')).toBeNull()
  fireEvent.click(button('Save'))
  expect(screen.getByText(/^This file is larger than 25 MB/)).toBeDefined()
  expect(api.sent).toEqual([])
})

it('removes a file, once, and says why when it cannot', async () => {
  const reply = heldReply()
  const api = stubServer({ [REMOVE]: reply.reply })
  renderForm()
  fireEvent.click(button('Remove file'))
  await waitFor(() => expect(button('Remove file')).toHaveProperty('disabled', true))
  expect(button('Save').getAttribute('aria-busy')).toBe('true')
  reply.release(errorResponse(409, 'Somebody has changed it.'))
  await screen.findByText('Somebody has changed it.')
  expect(button('Remove file')).toHaveProperty('disabled', false)
  expect(api.bodies(REMOVE)).toEqual([{ fieldId: 'Letter', was: STORED, answer: null }])
  expect(onClose).not.toHaveBeenCalled()
})

it.each([
  ['one that is required', STORED, true],
  ['none', null, false],
])('offers no removal of %s', (_case, stored, isRequired) => {
  renderForm(stored, isRequired)
  expect(screen.queryByRole('button', { name: 'Remove file' })).toBeNull()
})
