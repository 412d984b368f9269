// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { FIL_WORDS } from '@/lib/words/fil/fil'
import { LanguageOffer } from './language-offer'

afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  localStorage.clear()
})

const { label, yes, no } = FIL_WORDS.switch
const offer = (onAccept = vi.fn()) => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fil-PH', 'en'])
  const { unmount } = render(
    <LanguageOffer offers={{ fil: FIL_WORDS.switch }} onAccept={onAccept} />,
  )
  return { onAccept, unmount, region: () => screen.queryByRole('region', { name: label }) }
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it('changes to the language that is accepted, and is gone', () => {
  const { onAccept, region } = offer()
  press(yes)
  expect(onAccept).toHaveBeenCalledExactlyOnceWith('fil')
  expect(region()).toBeNull()
})

it('changes nothing when it is declined', () => {
  const { onAccept, region } = offer()
  press(no)
  expect(onAccept).not.toHaveBeenCalled()
  expect(region()).toBeNull()
})

it('is made once on a device, also to whoever does not answer', () => {
  const first = offer()
  expect(first.region()).not.toBeNull()
  first.unmount()
  expect(offer().region()).toBeNull()
})

it('is made to nobody whose device remembers nothing', () => {
  const getItem = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem })
  expect(offer().region()).toBeNull()
})
