// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { paths } from '@/lib/paths'
import { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import type { OwnDone, OwnPerson, OwnRegistration } from '../schema'
import { DeadLink } from './dead-link'
import { OwnSummary } from './own-summary'

const OWN_DATA: OwnRegistration = {
  form: { name: 'Retreat', slug: 'retreat' },
  reference: 'K7M2-9QXD',
  submittedAt: null,
  status: 'contacted',
  seat: null,
  queue: null,
  offer: null,
  offerUntil: null,
  lostOffer: null,
  people: [],
  answers: [],
  data: {},
  seen: 'x',
  mayChange: true,
  changeUntil: null,
  nextPerson: null,
  isErasureAsked: false,
}
const inPage = (path: string) => `${path}?lang=fil`
const person = (at: number, seat: OwnPerson['seat'], name: string | null): OwnPerson => ({
  reference: `K7M2-9QXD-${at}`,
  name,
  seat,
  path: `/my-registration/p${at}`,
})
const ANA = person(1, 'held', 'Ana')
const BEN = person(2, 'cancelled', null)

type Props = Parameters<typeof OwnSummary>[0]

const summary = (own: Partial<OwnRegistration> = {}, over: Partial<Props> = {}) =>
  render(
    <OwnSummary
      own={{ ...OWN_DATA, ...own }}
      words={OWN_PAGE_WORDS}
      inPage={inPage}
      token="t"
      done={null}
      until={null}
      offerUntil={null}
      occasion={<p>Cathedral Grounds</p>}
      {...over}
    />,
  )
const link = (name: string | RegExp) =>
  screen.queryByRole('link', { name })?.getAttribute('href') ?? null
const says = (text: string | RegExp) => screen.queryByText(text) !== null

describe('one’s own page', () => {
  it('leads to changing, cancelling, the data and erasing, in its language', () => {
    summary()
    expect(link(OWN_PAGE_WORDS.change)).toBe(inPage(paths.ownChange('t')))
    expect(link(OWN_PAGE_WORDS.cancel)).toBe(inPage(paths.ownCancel('t')))
    expect(link(OWN_PAGE_WORDS.asCsv)).toBe(`${paths.api.ownData('t')}?as=csv`)
    expect(link(OWN_PAGE_WORDS.erase)).toBe(inPage(paths.ownErase('t')))
    expect(link(OWN_PAGE_WORDS.add)).toBeNull()
    expect(link(OWN_PAGE_WORDS.answerOffer)).toBeNull()
    expect([says(OWN_PAGE_WORDS.contacted), says(OWN_PAGE_WORDS.changeOver)]).toEqual([true, false])
  })

  it.each<[string, Partial<OwnRegistration>]>([
    ['cancelled', { seat: 'cancelled' }],
    ['lost by an offer', { seat: 'offered', lostOffer: 'expired' }],
  ])(
    'of what is %s offers nothing to change, and says neither status nor occasion',
    (_case, own) => {
      summary(own)
      expect([link(OWN_PAGE_WORDS.change), link(OWN_PAGE_WORDS.cancel)]).toEqual([null, null])
      expect([says(OWN_PAGE_WORDS.contacted), says('Cathedral Grounds')]).toEqual([false, false])
      expect(says(own.lostOffer ? OWN_PAGE_WORDS.notTaken : OWN_PAGE_WORDS.cancelledText)).toBe(
        true,
      )
    },
  )

  it('still says when and where to a family of which one has cancelled', () => {
    summary({
      seat: 'cancelled',
      people: [
        { ...ANA, seat: 'cancelled' },
        { ...BEN, seat: 'held' },
      ],
    })
    expect(says('Cathedral Grounds')).toBe(true)
    expect(says(OWN_PAGE_WORDS.cancelledOne)).toBe(true)
  })

  it('says until when answers can be changed, or that it is over', () => {
    const text = (mayChange: boolean) =>
      summary({ mayChange }, { until: 'March 6' }).container.textContent
    expect(text(true)).toContain('Until March 6, Manila time.')
    const over = text(false)
    expect(over).not.toContain('Until March 6')
    expect(over).toContain(OWN_PAGE_WORDS.changeOver)
  })

  it('leads to an offered place and to adding a person, where there is one', () => {
    summary({ seat: 'offered', offer: '/offers/x', nextPerson: 3 })
    expect(link(OWN_PAGE_WORDS.answerOffer)).toBe(inPage('/offers/x'))
    expect(link(OWN_PAGE_WORDS.add)).toBe(inPage(paths.ownAdd('t')))
  })

  it('asks nobody twice to be erased', () => {
    summary({ isErasureAsked: true })
    expect(link(OWN_PAGE_WORDS.erase)).toBeNull()
    expect(says(OWN_PAGE_WORDS.eraseAsked)).toBe(true)
  })

  it('lists the people of a party by name or reference, with who has cancelled', () => {
    summary({ people: [ANA, BEN] })
    expect(screen.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      'AnaSee or change Ana',
      'K7M2-9QXD-2 (cancelled)See or change K7M2-9QXD-2',
    ])
    expect(link('See or change Ana')).toBe(inPage(ANA.path))
  })

  it('lists nobody for one person', () => {
    summary({ people: [ANA] })
    expect(says(OWN_PAGE_WORDS.people)).toBe(false)
  })

  it.each<[OwnDone, string]>([
    ['changed', OWN_PAGE_WORDS.changedDone],
    ['same', OWN_PAGE_WORDS.nothingChanged],
    ['address', OWN_PAGE_WORDS.addressSent],
    ['cancelled', OWN_PAGE_WORDS.cancelDone],
    ['added', OWN_PAGE_WORDS.addDone],
    ['erasure', OWN_PAGE_WORDS.eraseDone],
  ])('confirms %s', (done, sentence) => {
    summary({}, { done })
    expect(screen.getByRole('status').textContent).toBe(sentence)
  })
})

it.each([
  ['unknown', true],
  ['replaced', true],
  ['expired', true],
  ['merged', true],
  ['erased', false],
  ['removed', false],
  ['addressOver', false],
  ['wait', false],
] as const)('a link that is %s offers a new one: %s', (dead, mayAsk) => {
  render(<DeadLink dead={dead} reference="ABCD-2345" words={OWN_PAGE_WORDS} inPage={inPage} />)
  expect(link(OWN_PAGE_WORDS.again)).toBe(mayAsk ? inPage(paths.ownLost) : null)
  expect(link(OWN_PAGE_WORDS.write)).not.toBeNull()
  expect(says(/ABCD-2345/)).toBe(dead === 'merged')
})
