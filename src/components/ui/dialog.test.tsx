// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { Dialog, DialogContent } from './dialog'
import { OWN_ESCAPE_PROPS } from './dialog-keys'

function Screen() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button">Before</button>
      <button type="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      <Dialog open={isOpen} onOpenChange={setOpen}>
        <DialogContent title="Edit it" footer={<button type="button">Save</button>}>
          <input aria-label="Name" />
          <input aria-label="Day" {...OWN_ESCAPE_PROPS} />
        </DialogContent>
      </Dialog>
    </>
  )
}

async function open() {
  render(<Screen />)
  const opener = screen.getByText('Edit')
  opener.focus()
  fireEvent.click(opener)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Name')))
  return opener
}

const pressEscape = (from: Element | null) => fireEvent.keyDown(from ?? document, { key: 'Escape' })
const dialog = () => screen.queryByRole('dialog', { name: 'Edit it' })

it('begins with its first field, and gives the focus back to what opened it', async () => {
  const opener = await open()
  pressEscape(document.activeElement)
  await waitFor(() => expect(document.activeElement).toBe(opener))
  expect(dialog()).toBeNull()
})

it('closes by its button', async () => {
  await open()
  fireEvent.click(screen.getByRole('button', { name: 'Close' }))
  expect(dialog()).toBeNull()
})

it('leaves Escape to a field that handles it itself', async () => {
  await open()
  screen.getByLabelText('Day').focus()
  pressEscape(document.activeElement)
  expect(dialog()).not.toBeNull()
})
