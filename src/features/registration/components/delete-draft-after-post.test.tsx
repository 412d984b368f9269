// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { saveDeviceDraft } from '../draft'
import { DeleteDraftAfterPost } from './delete-draft-after-post'

afterEach(() => {
  vi.restoreAllMocks()
  localStorage.clear()
})

it.each([
  ['navigate', 0],
  ['reload', 1],
  ['back_forward', 1],
])('when the thanks are reached by %s, drafts that stay: %i', (type, left) => {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as never])
  const draft = { idempotencyKey: 'k', answers: { a: 'Ana' }, files: [], unanswered: null }
  for (const slug of ['retreat', 'other']) saveDeviceDraft(localStorage, slug, draft, Date.now())
  render(<DeleteDraftAfterPost slug="retreat" />)
  expect(localStorage.length).toBe(1 + left)
})
