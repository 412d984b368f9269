import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { CurrentUserContext } from '@/components/portal/frame/current-user'
import { shownColumns } from '../../../columns'
import { SubmissionsTable } from './submissions-table'
import type { ListSelection } from './use-list-selection'

const field = (id: string, label: string) => ({
  id,
  label,
  fieldType: 'checkbox' as const,
  placeholder: null,
  isRequired: false,
  options: null,
  validation: null,
  order: 0,
})

const submission = {
  id: 7,
  formId: 3,
  reference: 'ABCD-2345',
  submittedAt: '2026-03-01T00:00:00Z',
  status: 'new' as const,
  data: { days: ['Friday', 'Sunday'] },
  assignee: { id: 1, name: 'Ana Reyes' },
  notes: 0,
  files: 2,
  isMailKept: false,
}

function render(columns: Parameters<typeof shownColumns>[0], sort: 'status' | '-answer.days') {
  const form = { fields: [field('days', 'Days')], archivedFields: [] }
  const table = createElement(SubmissionsTable, {
    submissions: [submission],
    formName: () => 'Retreat',
    personOf: () => 'Ben',
    columns: shownColumns(columns, form),
    sort,
    onSort: () => undefined,
    bySurname: null,
    onWidth: () => undefined,
    isStale: false,
    selection: { count: 0, has: () => false } as unknown as ListSelection,
    cursor: null,
    onCursor: () => undefined,
    onView: () => undefined,
  })
  const user = { id: 1, name: 'Ana', email: 'ana@example.org', role: 'admin' } as const
  const signedIn = createElement(CurrentUserContext, { value: user }, table)
  const html = renderToStaticMarkup(
    createElement(QueryClientProvider, { client: new QueryClient() }, signedIn),
  )
  const words = (part: string) =>
    part
      .replace(/<[^>]*>/g, ' ')
      .replace(/\s+/g, ' ')
      .trim()
  const parts = (tag: string) =>
    [...html.matchAll(new RegExp(`<${tag} [^>]*>.*?</${tag}>`, 'g'))].map(([part]) => part)
  return { heads: parts('th'), cells: parts('td').map(words), words }
}

it('has the five columns in their order, the chosen ones before Actions', () => {
  const { heads, cells, words } = render(
    [
      { id: 'answer.days', width: 'wide' },
      { id: 'notes', width: 'medium' },
      { id: 'assignee', width: 'narrow' },
    ],
    '-answer.days',
  )
  const labels = ['ID', 'Form', 'Submitted', 'Status', 'Days', 'Notes', 'Assignee', 'Actions']
  expect(heads.slice(1).map(words)).toEqual(labels)
  expect(heads.filter((head) => head.includes('aria-sort')).map(words)).toEqual(['Days'])
  expect(heads.find((head) => head.includes('aria-sort="descending"'))).toContain('Days')
  expect(cells.slice(5, 8)).toEqual(['Days Friday, Sunday', 'Notes', 'Assignee Ana Reyes'])
})

it('has the five alone at first', () => {
  const { heads, words } = render([], 'status')
  expect(heads.slice(1).map(words)).toEqual(['ID', 'Form', 'Submitted', 'Status', 'Actions'])
  expect(heads.find((head) => head.includes('aria-sort="ascending"'))).toContain('Status')
})
