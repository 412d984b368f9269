// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import { type ComponentType, Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyKeepingServerHtml } from './lazy-keeping-server-html'
import { lazyWithFallback } from './lazy-with-fallback'

const Script = () => 'with script'

async function open(Part: ComponentType) {
  const { container } = render(
    <Suspense fallback="as the server sent it">
      <Part />
    </Suspense>,
  )
  await act(async () => undefined)
  return container.textContent
}

it.each([
  ['a part', lazyKeepingServerHtml, 'as the server sent it'],
  ['a part with nothing instead', lazyWithFallback, ''],
  ['a part with another instead', (load: never) => lazyWithFallback(load, () => 'else'), 'else'],
] as const)(
  '%s whose script fails leaves the page as it can be used',
  async (_what, lazy, left) => {
    expect(await open(lazy((async () => Script) as never))).toBe('with script')
    expect(await open(lazy((() => Promise.reject(new Error('lost'))) as never))).toBe(left)
  },
)
