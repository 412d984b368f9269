import { expect, it } from 'vitest'
import { sampleSubmission } from '../../../tests/support/components/sample-records'
import { formatColumnText } from './column-text'
import type { ColumnId } from './columns'

const SUBMISSION = sampleSubmission({
  data: { f1: ['Friday', 'Sunday'], f2: '2027-03-11', f3: null },
  assignee: { id: 2, name: 'Lydia' },
  notes: 2,
  files: 1,
})

it.each<[ColumnId, string]>([
  ['answer.f1', 'Friday, Sunday'],
  ['answer.f2', 'March 11, 2027'],
  ['answer.f3', ''],
  ['answer.gone', ''],
  ['reference', 'K7M2-9QXD'],
  ['assignee', 'Lydia'],
  ['notes', '2'],
  ['files', '1'],
])('%s reads %j', (id, text) => {
  const fieldType = id === 'answer.f2' ? 'date' : 'checkbox'
  expect(formatColumnText({ id, fieldType }, SUBMISSION)).toBe(text)
})

it('shows nothing for nobody, for no notes and no files, and for answers that cannot be read', () => {
  const none = sampleSubmission({ data: null })
  for (const id of ['assignee', 'notes', 'files', 'answer.f1'] as const) {
    expect(formatColumnText({ id, fieldType: 'text' }, none)).toBe('')
  }
})
