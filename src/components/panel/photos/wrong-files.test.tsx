// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WrongFiles } from './wrong-files'

const { toast } = vi.hoisted(() => ({ toast: { error: vi.fn() } }))
vi.mock('@payloadcms/ui', () => ({ toast }))

beforeEach(() => {
  toast.error.mockReset()
  vi.stubGlobal('DragEvent', class extends Event {})
})
afterEach(() => vi.unstubAllGlobals())

function open() {
  render(
    <>
      <div className="bulk-upload--add-files">
        <input type="file" aria-label="Several" accept="image/webp, image/png" multiple />
      </div>
      <input type="file" aria-label="One" accept="image/webp" />
    </>,
  )
  return render(<WrongFiles />).unmount
}

const FILES = [
  new File(['x'], 'flag.webp', { type: 'image/webp' }),
  new File(['x'], 'sun.png', { type: 'image/png' }),
  new File(['x'], 'notes.txt', { type: 'text/plain' }),
]
const choose = (label: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { files: FILES } })

it('names each chosen file of another type, where the panel would skip it silently', () => {
  open()
  choose('Several')
  expect(toast.error.mock.calls).toEqual([[expect.stringContaining('“notes.txt” was not added')]])
  choose('One')
  expect(toast.error).toHaveBeenCalledOnce()
})

it('says nothing once the library is left', () => {
  open()()
  choose('Several')
  expect(toast.error).not.toHaveBeenCalled()
})
