// @vitest-environment happy-dom
import { act, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { PageWords } from '@/lib/words/words'
import { LazyToaster } from './lazy-toaster'
import { WordsProvider } from './words'

it('comes with the first touch of a form, in its language, outside of what might clip it', async () => {
  const words = { sending: { toasts: 'Mga paalala', dismiss: 'Isara' } } as PageWords
  const { container } = render(
    <WordsProvider words={words}>
      <LazyToaster />
    </WordsProvider>,
  )
  const region = () => screen.queryByRole('region', { name: /^Mga paalala/ })
  await act(async () => void (await import('@/components/ui/toaster')))
  expect(region()).toBeNull()
  act(() => document.dispatchEvent(new Event('focusin')))
  await waitFor(() => expect(region()).not.toBeNull())
  expect(container.contains(region())).toBe(false)
})
