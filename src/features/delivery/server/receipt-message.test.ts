import { expect, it } from 'vitest'
import type { FormField } from '@/features/forms/schema'
import { receiptMessage } from './receipt-message'

const field = (id: string, label: string, fieldType: FormField['fieldType']): FormField => ({
  ...{ id, label, fieldType, placeholder: null, isRequired: false, options: null },
  ...{ validation: null, order: 0 },
})

const message = receiptMessage({
  form: {
    name: 'Rock & <Roll>\nBcc: all@example.org',
    receipt: { isOn: true, subject: '{form}: {reference}', text: 'One\ntwo\n\n\n\nthree {form}' },
    fields: [field('a', 'Letter', 'file'), field('b', 'Lone <i>', 'text')],
    archivedFields: [field('c', 'Removed since', 'text')],
  },
  reference: 'K7M2-9QXD',
  data: { a: 'https://drive.google.com/file/d/1/view', b: '$& {form}', c: 'Still mine' },
  fileNames: new Map([['a', 'letter.pdf']]),
  site: 'One Name',
})

it('names a file by its name, not by a link that only staff may open', () => {
  expect(message.text).toContain('Letter: letter.pdf')
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
