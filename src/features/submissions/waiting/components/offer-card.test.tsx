// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { OfferPageState } from '../schema'
import { OfferCard } from './offer-card'

const offerOf = (state: OfferPageState, expiresAt: string | null = '2026-11-20T10:00:00Z') => ({
  state,
  reference: 'K7M2-9QXD',
  expiresAt,
})
const answers = () =>
  screen
    .queryAllByRole('button')
    .map((button) => [button.textContent, button.getAttribute('formaction')])

it('offers both answers by a form that needs no script, and says until when', () => {
  const { container } = render(
    <OfferCard offer={offerOf('open')} form="Camp" token="a/b" language={null} />,
  )
  expect(answers()).toEqual([
    ['Yes, I take the place', '/api/offers/a%2Fb?answer=accept'],
    [expect.stringMatching(/^No/), '/api/offers/a%2Fb?answer=decline'],
  ])
  expect(container.querySelector('form')?.getAttribute('method')).toBe('post')
  expect(container.textContent).toContain('Camp')
  expect(container.textContent?.replaceAll(' ', ' ')).toContain('November 20, 2026 at 6:00 PM')
})

it('keeps the language of the visitor in the answer', () => {
  render(<OfferCard offer={offerOf('open', null)} form="Camp" token="ab" language="fil" />)
  expect(answers().map(([, address]) => address)).toEqual([
    '/api/offers/ab?lang=fil&answer=accept',
    '/api/offers/ab?lang=fil&answer=decline',
  ])
})

it.each<[OfferPageState, RegExp]>([
  ['accepted', /The place is yours/],
  ['declined', /The place goes to the next in line/],
  ['expired', /The time to answer is over/],
  ['withdrawn', /This offer has ended/],
  ['gone', /This link has done its work/],
])('asks nothing any more when it is %s', (state, words) => {
  const { container } = render(
    <OfferCard offer={offerOf(state)} form="Camp" token="ab" language={null} />,
  )
  expect(container.textContent).toMatch(words)
  expect(answers()).toEqual([])
})

it('says of an unknown address that nothing was changed', () => {
  render(<OfferCard offer={offerOf('unknown')} form="" token="ab" language={null} />)
  expect(screen.getByText(/^Nothing was changed/)).toBeDefined()
  expect(answers()).toEqual([])
})
