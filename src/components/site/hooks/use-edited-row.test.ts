// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { PREVIEW_SHOW } from '@/lib/content/preview-messages'
import { useEditedRow } from './use-edited-row'

it('follows the row of its own list, until it is left', () => {
  const show = vi.fn()
  const { unmount } = renderHook(() => useEditedRow('hero.slides', show))
  const edit = (path: string) =>
    window.dispatchEvent(new CustomEvent(PREVIEW_SHOW, { detail: { path, words: [] } }))
  const paths = ['hero.slides.2.title', 'hero.slides.11', 'hero.slides', 'hero.label', 'video.3']
  for (const path of [...paths, 'hero.slidesOfOthers.3', 'xhero.slides.3']) edit(path)
  unmount()
  edit('hero.slides.0')
  expect(show.mock.calls).toEqual([[2], [11]])
})
