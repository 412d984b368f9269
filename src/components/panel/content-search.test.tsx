// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { ContentSearch } from './content-search'

type Answer = PromiseWithResolvers<Response>

let asked: Map<string, Answer>

beforeEach(() => {
  vi.useFakeTimers()
  asked = new Map()
  vi.stubGlobal('fetch', (path: string) => {
    const answer = Promise.withResolvers<Response>()
    const search = new URL(path, 'http://x').searchParams.get('search') ?? ''
    asked.set(search, answer)
    return answer.promise
  })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const passes = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const found = () => screen.queryAllByRole('link').map(({ textContent }) => textContent)
const said = () => screen.getByRole('status').textContent

async function type(search: string) {
  const input = screen.queryByRole('searchbox') ?? render(<ContentSearch />).getByRole('searchbox')
  fireEvent.change(input, { target: { value: search } })
  await passes(250)
}

async function answer(search: string, ...places: string[]) {
  const rows = places.map((place) => ({ place, excerpt: '…', address: `/cms/${place}` }))
  asked.get(search)?.resolve(Response.json({ places: rows }))
  await passes(0)
}

it('asks when the person pauses, from two letters on, without spaces at the ends', async () => {
  await type('a')
  render(<i />)
  for (const text of ['ca', 'cal', ' call ']) {
    fireEvent.change(screen.getByRole('searchbox'), { target: { value: text } })
    await passes(249)
  }
  expect([...asked.keys()]).toEqual([])
  await passes(1)
  expect([...asked.keys()]).toEqual(['call'])
  await answer('call', 'Home', 'Merch')
  expect([said(), found()]).toEqual(['2 found', ['Home', 'Merch']])
})

it('an answer that comes late does not take the place of a newer one', async () => {
  await type('call')
  await type('calling')
  await answer('calling', 'Merch')
  await answer('call', 'Home')
  expect(found()).toEqual(['Merch'])
})

it('shows nothing of an earlier search while the next one runs, or once it is emptied', async () => {
  await type('call')
  await answer('call', 'Home')
  await type('calling')
  expect([said(), found()]).toEqual(['', []])
  await answer('calling')
  expect(said()).toBe('Nothing says this.')
  await type('')
  expect(said()).toBe('')
})

it('says when it did not work, and asks again with the next letter', async () => {
  await type('call')
  asked.get('call')?.reject(new TypeError('Failed to fetch'))
  await passes(0)
  expect(said()).toBe('The search did not work. Please try again.')
  await type('calls')
  await answer('calls', 'Home')
  expect([said(), found()]).toEqual(['1 found', ['Home']])
})
