// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { OWN_PAGE_WORDS } from '@/lib/words/english/own'
import { eventField } from '../../../../../tests/support/event-form'
import { LostLinkForm } from './lost-form'
import { OwnChangeForm } from './own-change-form'
import { OwnConflict } from './own-conflict'
import { OwnQuestion } from './own-question'

const link = (name: string | RegExp) =>
  screen.queryByRole('link', { name })?.getAttribute('href') ?? null
const says = (text: string | RegExp) => screen.queryByText(text) !== null

const valuesIn = (container: Element) =>
  [...new FormData(container.querySelector('form') as HTMLFormElement)].map(([name, value]) => [
    name,
    value,
  ])

it('a conflict shows both answers, and sends all that was typed with what was seen', () => {
  const differences = [
    { fieldId: 'a', label: 'Name', now: null, yours: 'Ana' },
    { fieldId: 'b', label: 'City', now: 'Cebu', yours: null },
  ]
  const typed = [
    ['answer_a', 'Ana'],
    ['answer_c', 'One\nTwo'],
    ['answer_c', 'Three'],
  ] as const
  const { container } = render(
    <OwnConflict
      {...{
        differences,
        typed,
        seen: 'now',
        action: '/change',
        back: '/own',
        words: OWN_PAGE_WORDS,
      }}
    />,
  )
  expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
    'It is now: no answer',
    'You wrote here: Ana',
    'It is now: Cebu',
    'You wrote here: no answer',
  ])
  expect(valuesIn(container)).toEqual([['seen', 'now'], ...typed.map((one) => [...one])])
  expect(link(OWN_PAGE_WORDS.keepStored)).toBe('/own')
})

it('the form to change sends what was seen with the answers, and shows what is wrong', () => {
  const { container } = render(
    <OwnChangeForm
      fields={[eventField('a', 0, { label: 'Name' })]}
      draft={{ a: 'Ana' }}
      errors={{ a: 'Name is too long' }}
      message="Please fix it"
      seen="now"
      action="/change"
      back="/own"
      onlyIf={undefined}
      words={OWN_PAGE_WORDS}
    />,
  )
  expect(valuesIn(container)).toEqual([
    ['seen', 'now'],
    ['answer_a', 'Ana'],
  ])
  expect(screen.getByRole('alert')).toBeTruthy()
  expect(says('Name is too long')).toBe(true)
})

it('a question posts one answer or the other, and “no” leads back', () => {
  render(
    <OwnQuestion
      heading="Cancel?"
      sentences={['You give it up.']}
      action="/one"
      yes="Me only"
      also={{ action: '/all', label: 'All of us' }}
      no="No"
      back="/own"
    />,
  )
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name })
  expect(button('Me only').closest('form')?.getAttribute('action')).toBe('/one')
  expect(button('Me only').getAttribute('formaction')).toBeNull()
  expect(button('All of us').getAttribute('formaction')).toBe('/all')
  expect(link('No')).toBe('/own')
})

it('the form for a lost link says what was wrong with it, at both fields', () => {
  render(<LostLinkForm action="/lost" isRefused words={OWN_PAGE_WORDS} />)
  for (const label of [OWN_PAGE_WORDS.referenceLabel, OWN_PAGE_WORDS.emailLabel]) {
    const described = screen.getByLabelText(label).getAttribute('aria-describedby') ?? ''
    expect(document.getElementById(described)?.textContent).toBe(OWN_PAGE_WORDS.lostWrong)
  }
})
