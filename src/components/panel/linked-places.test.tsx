// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { LinkedPlaces } from './linked-places'

const { modals } = vi.hoisted(() => ({ modals: { modalState: {} as Record<string, object> } }))
vi.mock('@payloadcms/ui', () => ({ useModal: () => modals }))

afterEach(() => document.body.replaceChildren())

function open(slug: string, isOpen: boolean, places = ['Home → Menu']) {
  modals.modalState = { [slug]: { isOpen } }
  document.body.innerHTML = `<div id="${slug}"><div class="confirmation-modal__content"></div></div>`
  render(<LinkedPlaces id={7} places={places} />)
  return document.querySelector('.confirmation-modal__content')?.textContent
}

it.each([
  ['delete-7', 'It cannot be deleted while these link to it:Home → Menu'],
  ['confirm-un-publish-7', 'These links are left out until it is published again:Home → Menu'],
  ['delete-8', ''],
])('the question %s says what links to the row: %j', (slug, words) => {
  expect(open(slug, true)).toBe(words)
})

it('says nothing while no question is open, or when nothing links to it', () => {
  expect(open('delete-7', false)).toBe('')
  expect(open('delete-7', true, [])).toBe('')
})
