// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { SavedAt } from './saved-at'

const { info } = vi.hoisted(() => ({ info: { data: {} as Record<string, string> } }))
vi.mock('@payloadcms/ui', () => ({ useDocumentInfo: () => info }))

afterEach(() => document.body.replaceChildren())

function open(data: Record<string, string>) {
  info.data = data
  const list = document.body.appendChild(document.createElement('ul'))
  list.className = 'doc-controls__meta'
  render(<SavedAt />)
  return [...list.children].map(({ textContent }) => textContent?.replace(/\s/g, ' '))
}

it('says when a page was changed and when it was added, in Manila', () => {
  expect(open({ createdAt: '2026-01-01T16:30:00Z', updatedAt: '2026-03-01T01:00:00Z' })).toEqual([
    expect.stringMatching(/^Last changed: Mar 1, 2026, 9:00 am in Manila$/i),
    expect.stringMatching(/^Added: Jan 2, 2026, 12:30 am$/i),
  ])
})

it('says nothing of a row that is not stored yet', () => {
  expect(open({})).toEqual([])
})
