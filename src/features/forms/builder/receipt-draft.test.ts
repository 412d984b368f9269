import { describe, expect, it } from 'vitest'
import {
  DEFAULT_RECEIPT,
  fillReceiptPlaceholders,
  findReceiptField,
  RECEIPT_LIMITS,
} from '../receipt'
import { findReceiptProblems, toReceiptInput } from './receipt-draft'

const on = { ...DEFAULT_RECEIPT, isOn: true }

describe('the confirmation email of a form', () => {
  it('is one line of subject and a message without blank ends', () => {
    const draft = {
      isOn: true,
      subject: ' Hello\r\nBcc: all@example.org\t!',
      text: '\n Hi\n\nYou \n',
    }
    expect(toReceiptInput(draft)).toEqual({
      isOn: true,
      subject: 'Hello Bcc: all@example.org !',
      text: 'Hi\n\nYou',
    })
  })

  it('has its usual texts, and no problem with them', () => {
    expect(findReceiptProblems(on)).toEqual({})
    expect(fillReceiptPlaceholders(on.subject, 'Worship Night', 'K7M2-9QXD')).toBe(
      'Your registration for Worship Night',
    )
    expect(fillReceiptPlaceholders(on.text, '{reference}', 'K7M2-9QXD')).toContain(
      'for {reference}.',
    )
  })

  it.each([
    [{ subject: '  ' }, { subject: 'Please write a subject' }],
    [{ text: '\n' }, { text: 'Please write the message' }],
    [
      { subject: 'x'.repeat(RECEIPT_LIMITS.subject + 1) },
      { subject: 'Please keep the subject under 150 characters' },
    ],
    [
      { text: 'x'.repeat(RECEIPT_LIMITS.text + 1) },
      { text: 'Please keep the message under 5000 characters' },
    ],
  ])('says what is wrong with it', (change, problems) => {
    expect(findReceiptProblems({ ...on, ...change })).toEqual(problems)
  })

  it('may be unfinished while it is off', () => {
    const draft = { isOn: false, subject: '', text: 'Mine' }
    expect(findReceiptProblems(draft)).toEqual({})
    expect(toReceiptInput(draft)).toEqual(DEFAULT_RECEIPT)
  })

  it('goes to the first field for an email address', () => {
    const fields = [
      { id: 'a', fieldType: 'text' },
      { id: 'b', fieldType: 'email' },
      { id: 'c', fieldType: 'email' },
    ] as const
    expect(findReceiptField(fields)).toBe(fields[1])
    expect(findReceiptField(fields.slice(0, 1))).toBeUndefined()
  })
})
