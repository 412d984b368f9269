// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { newQueryClient } from '../../../tests/support/components/portal'
import { useApiQuery } from './calls'
import { clearPersonalData, isPersonalDataCleared, PreloadedQueries } from './given-data'
import { unsentChanges } from './unsent'

afterEach(() => {
  vi.unstubAllGlobals()
  unsentChanges.giveUp()
})

const Shown = () => <p>{useApiQuery<string>('/list').data}</p>

function Screen() {
  const [isOpen, setOpen] = useState(true)
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        Turn
      </button>
      {isOpen && <Shown />}
    </>
  )
}

const page = (queries: QueryClient) => (
  <QueryClientProvider client={queries}>
    <PreloadedQueries given={[{ queryKey: ['/list'], data: 'as given' }]}>
      <Screen />
    </PreloadedQueries>
  </QueryClientProvider>
)

it('data that came with the document are not requested, until the screen is opened again', async () => {
  const send = vi.fn(async () => Response.json('newer'))
  vi.stubGlobal('fetch', send)
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } })
  const container = document.createElement('div')
  container.innerHTML = renderToString(page(new QueryClient()))
  document.body.append(container)
  render(page(queries), { container, hydrate: true })
  expect(screen.getByText('as given')).toBeTruthy()
  expect(send).not.toHaveBeenCalled()
  for (const _turn of ['away', 'back']) act(() => screen.getByRole('button').click())
  expect(await screen.findByText('newer')).toBeTruthy()
})

it('a screen that is rendered later takes no old data', () => {
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
  render(page(newQueryClient()))
  expect(screen.queryByText('as given')).toBeNull()
})

it('leaves nothing for the next person at this computer', async () => {
  const queries = newQueryClient()
  queries.setQueryData([paths.api.session], { id: 1 })
  queries.setQueryData(['/list'], ['Ana'])
  const run = queries.getMutationCache().build(queries, { mutationFn: async () => 'Ana' })
  await run.execute(undefined)
  unsentChanges.add('status 1', vi.fn())
  const scripts = ['self.__next_f.push([1,"Ana"])', 'theme()'].map((text) =>
    Object.assign(document.createElement('script'), { type: 'text/plain', textContent: text }),
  )
  document.body.append(...scripts)
  expect(isPersonalDataCleared(queries)).toBe(false)
  clearPersonalData(queries)
  expect(
    queries
      .getQueryCache()
      .getAll()
      .map(({ state }) => state.data),
  ).toEqual([null])
  expect(queries.getMutationCache().getAll()).toEqual([])
  expect(unsentChanges.read()).toEqual([])
  expect(scripts.map(({ isConnected }) => isConnected)).toEqual([false, true])
  expect(isPersonalDataCleared(queries)).toBe(true)
  scripts[1]?.remove()
})
