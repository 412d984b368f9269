import { describe, expect, it } from 'vitest'
import type { FormField } from '@/features/forms/schema'
import { type ReceiptContent, receiptMessage } from './receipt-message'

const field = (id: string, label: string, fieldType: FormField['fieldType']): FormField => ({
  ...{ id, label, fieldType, placeholder: null, isRequired: false, options: null },
  ...{ validation: null, order: 0 },
})

const content: ReceiptContent = {
  form: {
    name: 'Rock & <Roll>\nBcc: all@example.org',
    receipt: { isOn: true, subject: '{form}: {reference}', text: 'One\ntwo\n\n\n\nthree {form}' },
    fields: [field('a', 'Letter', 'file'), field('b', 'Lone <i>', 'text')],
    archivedFields: [field('c', 'Removed since', 'text')],
  },
  isByHand: true,
  reference: 'K7M2-9QXD',
  data: { a: 'https://drive.google.com/file/d/1/view', b: '$& {form}', c: 'Still mine' },
  fileNames: new Map([['a', 'letter.pdf']]),
  site: 'One Name',
}
const message = receiptMessage(content)

it('names a file by its name, not by a link that only staff may open', () => {
  expect(message.text).toContain('Letter: letter. pdf')
  expect(message.text + message.html).not.toContain('drive.google.com')
})

it('fills in what staff wrote, on one line in the subject, and nothing a visitor wrote', () => {
  expect(message.subject).toBe('Rock & <Roll> Bcc: all@example.org: K7M2-9QXD')
  expect(message.text).toContain('One\ntwo\n\nthree Rock & <Roll>')
  expect(message.text).toContain('Lone <i>: $& {form}')
  expect(message.text).toContain('Removed since: Still mine')
})

it('is HTML in which nothing typed is markup', () => {
  expect(message.html).toContain('One<br>two</p>')
  expect(message.html).toContain('Rock &amp; &lt;Roll&gt;')
  expect(message.html).toContain('Lone &lt;i&gt;')
  expect(message.html).not.toMatch(/<i>|<Roll>/)
})

describe('by itself', () => {
  const fields = [
    field('name', 'Full name', 'text'),
    { ...field('church', 'Church', 'select'), options: ['Santo Niño', 'Main'] },
    { ...field('was', 'Was a text once', 'select'), options: ['A'] },
    field('agreed', 'Agreement', 'checkbox'),
    field('day', 'Birthday', 'date'),
    field('words', 'Message', 'textarea'),
    field('phone', 'Phone', 'phone'),
    field('letter', 'Letter', 'file'),
  ]
  const data = {
    name: 'Ana https://evil.example Reyes',
    church: 'Santo Niño',
    was: 'Call evil.example',
    agreed: ['Yes'],
    day: '2001-02-03',
    words: 'You have won: www.evil.example',
    phone: '+63 917',
    letter: { fileId: 1, name: 'evil.example.pdf', mimeType: 'application/pdf', size: 1 },
  }
  const form = { ...content.form, fields, archivedFields: [] }
  const own = receiptMessage({ ...content, form, data, fileNames: new Map(), isByHand: false })

  it('repeats names, choices and days, and says that the rest has come', () => {
    expect(own.text).toContain(
      [
        'Your answers',
        'Full name: Ana Reyes',
        'Church: Santo Niño',
        'Was a text once: (received)',
        'Agreement: Yes',
        'Birthday: February 3, 2001',
        'Message: (received)',
        'Phone: (received)',
        'Letter: (received)',
      ].join('\n'),
    )
    expect(own.text).toContain('stored with your registration and not repeated here')
    expect(own.text + own.html).not.toContain('evil')
  })

  it('by hand repeats everything, with nothing to click', () => {
    const sent = receiptMessage({ ...content, form, data, fileNames: new Map() })
    expect(sent.text).toContain('Message: You have won: www. evil. example')
    expect(sent.text + sent.html).not.toContain('evil.example')
    expect(sent.text).not.toContain('not repeated here')
  })
})
