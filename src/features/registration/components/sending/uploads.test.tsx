// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { toastStore } from '@/components/ui/notify'
import {
  chooseFile,
  findThanks,
  pressButton,
  pressSubmit,
  renderRegistration,
  STORED_REGISTRATION,
  typeInto,
  visitorForm,
} from '../../../../../tests/support/components/registration'
import { eventField } from '../../../../../tests/support/event-form'

const NAME = eventField('name', 0, { label: 'Full name', isRequired: true })

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
  history.replaceState(null, '', '/')
})

describe('files', () => {
  const LETTER = eventField('letter', 1, { label: 'Letter', fieldType: 'file' })
  const MB = 1024 * 1024

  class HeldUpload {
    static last: HeldUpload
    upload: { onprogress?: (event: object) => void } = {}
    status = 0
    responseText = ''
    onload = () => {}
    onabort = () => {}
    constructor() {
      HeldUpload.last = this
    }
    open() {}
    setRequestHeader() {}
    send() {}
    abort() {
      this.onabort()
    }
    progress(loaded: number, total: number) {
      this.upload.onprogress?.({ loaded, total })
    }
    answer(status: number, body: object) {
      Object.assign(this, { status, responseText: JSON.stringify(body) })
      this.onload()
    }
  }

  async function sendLetter() {
    vi.stubGlobal('XMLHttpRequest', HeldUpload)
    renderRegistration(visitorForm([NAME, LETTER]))
    typeInto(/^Full name/, 'Ana')
    const file = new File([new Uint8Array(3 * MB)], 'letter.pdf', { type: 'application/pdf' })
    chooseFile(/^Letter/, file)
    pressSubmit()
    return screen.findByRole('progressbar')
  }

  it('are checked as soon as they are chosen', () => {
    renderRegistration(visitorForm([LETTER]))
    chooseFile(/^Letter/, new File(['x'], 'film.mp4', { type: 'video/mp4' }))
    expect(screen.getByRole('alert').textContent).toMatch(/not accepted/)
    chooseFile(/^Letter/, new File(['x'], 'a.pdf', { type: 'application/pdf' }))
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('show how far they are, can be cancelled, and are sent again then', async () => {
    const bar = await sendLetter()
    await waitFor(() => expect(HeldUpload.last).toBeDefined())
    HeldUpload.last.progress(MB, 4 * MB)
    await waitFor(() => expect(bar.getAttribute('aria-valuenow')).toBe('25'))
    expect(screen.getByText('Uploading: 1 MB of 4 MB')).toBeTruthy()
    pressButton('Cancel')
    expect(await screen.findByText('Cancelled. Nothing was registered.')).toBeTruthy()
    expect(screen.queryByRole('progressbar')).toBeNull()
    const said = toastStore.read().filter(({ open }) => open)
    expect(said.map(({ notice }) => notice.description)).not.toContain('Failed to submit form')
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }))
    const first = HeldUpload.last
    pressButton('Try again')
    await waitFor(() => expect(HeldUpload.last).not.toBe(first))
    HeldUpload.last.progress(4 * MB, 4 * MB)
    await screen.findAllByText('Uploaded. Waiting for the answer.')
    HeldUpload.last.answer(201, STORED_REGISTRATION)
    await findThanks()
  })
})
