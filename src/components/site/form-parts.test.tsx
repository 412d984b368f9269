// @vitest-environment happy-dom
import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { MARK_POSTED_SCRIPT } from '@/lib/inline-scripts'
import { readHiddenFields } from '@/lib/suspicion/suspicion'
import { isPostedNatively, SpamCheckInputs } from './form-parts'

it('a form that the browser has posted is told from one that a script has sent', () => {
  vi.useFakeTimers()
  new Function(MARK_POSTED_SCRIPT)()
  const [posted, sent] = [document.createElement('form'), document.createElement('form')]
  document.body.append(posted, sent)
  sent.addEventListener('submit', (event) => event.preventDefault())
  for (const form of [posted, sent]) {
    form.dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
  }
  vi.advanceTimersByTime(0)
  expect([isPostedNatively(posted), isPostedNatively(sent)]).toEqual([true, false])
  posted.remove()
  sent.remove()
  vi.useRealTimers()
})

it('what tells people from programs goes along, and people cannot reach the trap', () => {
  const { container } = render(
    <form>
      <SpamCheckInputs formToken="a token" />
    </form>,
  )
  const form = container.firstElementChild as HTMLFormElement
  expect(readHiddenFields(new FormData(form))).toEqual({ formToken: 'a token' })
  const trap = form.querySelector<HTMLInputElement>('input[type=text]')
  expect([trap?.tabIndex, trap?.closest('[aria-hidden=true]') !== null]).toEqual([-1, true])
})
