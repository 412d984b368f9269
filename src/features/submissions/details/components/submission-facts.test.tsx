// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { submissionRow } from '../../../../../tests/support/components/submission-rows'
import type { Submission } from '../../schema'
import { SubmissionFacts } from './submission-facts'

const FORM = { revision: 4, language: 'fil' as const }

const show = (more: Partial<Submission>) =>
  renderInPortal(<SubmissionFacts submission={submissionRow(7, more)} formName="Retreat" />)
    .container.textContent

it.each<[Partial<Submission>, string]>([
  [{ seat: 'waiting', queue: 4 }, 'Waiting, no. 4'],
  [{ seat: 'held' }, 'Has a place'],
  [{ isTest: true }, 'Test'],
  [{ changedAt: '2026-03-02T00:00:00Z' }, 'Changed by the registrant'],
  [{ agreedTo: { version: 2, at: null } }, 'Agreed to version 2 of the notice'],
  [{ form: FORM }, 'Version 4 of the form, in Filipino'],
  [{ entered: { by: 'Ben', how: 'phone' } }, 'Phone call, added by Ben'],
  [{ entered: { by: null, how: 'paper' } }, 'Paper form, added by a former colleague'],
])('%j reads "%s"', (more, words) => {
  expect(show(more)).toContain(words)
})

it('names no language for what staff entered', () => {
  expect(show({ form: FORM, entered: { by: 'Ben', how: 'phone' } })).not.toContain(', in ')
})

it.each([
  ['waiting', true],
  ['offered', true],
  ['held', false],
  ['cancelled', false],
] as const)('whose place is %s leads to the waiting list: %s', (seat, isThere) => {
  show({ seat })
  expect(screen.queryByRole('link', { name: 'Waiting list' }) !== null).toBe(isThere)
})
