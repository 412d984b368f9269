import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import type { Mailing } from '../../schema'
import { MailingActions } from './mailing-actions'

const MAILING: Mailing = {
  id: 1,
  formId: 1,
  formName: 'Retreat',
  author: 'Maribel',
  subject: 'See you there',
  state: 'sending',
  createdAt: '2027-03-11T00:00:00.000Z',
  counts: { waiting: 2, sent: 1, failed: 0, unsubscribed: 0, skipped: 0 },
  kept: 0,
  trouble: null,
}

function buttonsOf(mailing: Partial<Mailing>): string[] {
  const actions = createElement(MailingActions, { mailing: { ...MAILING, ...mailing } })
  const client = new QueryClient()
  const html = renderToStaticMarkup(createElement(QueryClientProvider, { client }, actions))
  return html
    .split('</button>')
    .map((button) => button.replace(/<[^>]*>/g, ''))
    .filter(Boolean)
}

it('is paused, continued, or the rest of it cancelled', () => {
  expect(buttonsOf({})).toEqual(['Pause', 'Cancel the rest'])
  expect(buttonsOf({ state: 'paused' })).toEqual(['Continue', 'Cancel the rest'])
})

it('has nothing to press once it is stopped, or all is sent', () => {
  expect(buttonsOf({ state: 'stopped' })).toEqual([])
  expect(buttonsOf({ counts: { ...MAILING.counts, waiting: 0 } })).toEqual([])
})
