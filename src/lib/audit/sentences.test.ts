import { describe, expect, it } from 'vitest'
import { AUDIT_ACTIONS, describeAction } from './sentences'

describe('describeAction', () => {
  it.each([
    ['submission.status_changed', '#12', 'reviewed', 'marked registration #12 as reviewed'],
    ['submission.status_changed', '5 submissions', 'new', 'marked 5 registrations as new'],
    ['submission.assigned', '#12', 'Ana Cruz', 'assigned registration #12 to Ana Cruz'],
    ['submission.noted', '#12', null, 'wrote a note on registration #12'],
    ['file.downloaded', '#12', 'consent.pdf', 'downloaded consent.pdf of registration #12'],
    ['file.downloaded', '#12', null, 'downloaded a file of registration #12'],
    [
      'staff.invited',
      'ana@example.org',
      'store_manager',
      'invited ana@example.org as store manager',
    ],
    [
      'staff.role_changed',
      'ana@example.org',
      'event_coordinator',
      'changed the role of ana@example.org to event coordinator',
    ],
    ['staff.disabled', 'ana@example.org', null, 'disabled the account of ana@example.org'],
    ['staff.signed_in', null, null, 'signed in'],
    ['of.tomorrow', 'x', 'y', 'of.tomorrow'],
    ['toString', null, null, 'toString'],
  ])('%s of %s (%s): %s', (action, subject, detail, sentence) => {
    expect(describeAction(action, { subject, detail })).toBe(sentence)
  })

  it('says how often, where lines are folded', () => {
    const deed = { subject: null, detail: null }
    const sentence = describeAction('submissions.listed', deed, 14)
    expect(sentence).toBe('looked at the list of registrations 14 times')
    expect(describeAction('submissions.listed', deed, 1)).not.toContain('times')
  })

  it('tells reading a whole list from looking at it, printing and exporting', () => {
    const deed = { subject: 'Camp', detail: null }
    const actions = ['listed', 'read_whole', 'exported', 'printed'] as const
    const sentences = actions.map((action) => describeAction(`submissions.${action}`, deed))
    expect(new Set(sentences).size).toBe(actions.length)
  })

  it.each(AUDIT_ACTIONS)('%s has words even when there is nothing to name', (action) => {
    expect(describeAction(action, { subject: null, detail: null })).toMatch(/^[a-z][a-z; ]+[a-z]$/)
  })
})
