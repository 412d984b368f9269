import { describe, expect, it } from 'vitest'
import { DEFAULT_RECEIPT } from '@/features/forms/receipt'
import type { FormField } from '@/features/forms/schema'
import { receiptLanguageOf } from './receipt-language'
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
  language: null,
  link: 'https://one.example/my/K7M2-9QXD.0.g18.x',
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

  it('repeats no name of which nothing but links is left', () => {
    const links = { ...data, name: 'www.evil.example https://evil.example' }
    const { text } = receiptMessage({
      ...{ ...content, form, data: links },
      ...{ fileNames: new Map(), isByHand: false },
    })
    expect(text).toContain('Full name: (received)')
    expect(text).not.toContain('evil')
  })

  it('by hand repeats everything, with nothing to click', () => {
    const sent = receiptMessage({ ...content, form, data, fileNames: new Map() })
    expect(sent.text).toContain('Message: You have won: www. evil. example')
    expect(sent.text + sent.html).not.toContain('evil.example')
    expect(sent.text).not.toContain('not repeated here')
  })
})

describe('in Ilocano', () => {
  const fields = [
    field('name', 'Full name', 'text'),
    { ...field('days', 'Days', 'checkbox'), options: ['Friday', 'Saturday'] },
    field('own', 'Nickname', 'text'),
    field('agreed', 'Agreement', 'agreement'),
    field('day', 'Birthday', 'date'),
    field('age', 'Age', 'number'),
  ]
  const data = {
    name: 'Ana',
    days: ['Friday', 'Saturday'],
    own: 'Friday',
    agreed: 'Yes',
    day: '2001-06-03',
    age: '12',
  }
  const own = (text: string, of = text) => ({ text, of })
  const texts = {
    name: own('Kampo'),
    'field:name:label': own('Nagan'),
    'field:days:label': own('Al-aldaw'),
    'field:days:option:Friday': own('Biernes'),
    // Only the translated label asks for a name. The English label decides, so the answer is not
    // repeated.
    'field:own:label': own('Name'),
    'field:own:option:Friday': own('Biernes'),
  }
  const receipt = { ...DEFAULT_RECEIPT, isOn: true }
  const form = { ...content.form, name: 'Camp', receipt, fields, archivedFields: [] }
  const inIlocano = (more: Partial<ReceiptContent> & { texts?: object } = {}) =>
    receiptMessage({
      ...{ ...content, form, data, isByHand: false, fileNames: new Map(), ...more },
      language: receiptLanguageOf('ilo', {
        ilo: { isShown: true, texts: { ...texts, ...more.texts } },
      }),
    })

  it('says everything of ours and what is translated, and the rest in English', () => {
    const { subject, text, html } = inIlocano()
    expect(subject).toBe('Ti rehistrom para iti Kampo')
    expect(text).toContain(
      [
        'Dagiti sungbatmo',
        'Nagan: Ana',
        'Al-aldaw: Biernes, Saturday',
        'Name: (naawat)',
        'Agreement: Wen',
        'Birthday: Hunio 3, 2001',
        'Age: 12',
      ].join('\n'),
    )
    expect(text).toContain('Ti insuratmo iti bukodmo a sasao')
    expect(text).toContain('iti maysa a panagparehistro iti One Name.')
    expect(text).not.toMatch(/Your|registration|received|June/)
    expect(html).toContain('<html lang="ilo">')
    expect(html).toContain('Dagiti sungbatmo</h2>')
    expect(message.html).toContain('<html lang="en">')
  })

  it('repeats a free text as it was typed, also where an option is called the same', () => {
    expect(inIlocano({ isByHand: true }).text).toContain('Name: Friday\n')
  })

  it('takes the words of staff, and ours where they kept the usual ones', () => {
    const subject = { receiptSubject: own('Naimbag nga isasangpet iti {form}', 'Welcome') }
    const ours = inIlocano({ texts: subject }).subject
    expect(ours, 'translated from an earlier subject').toBe('Ti rehistrom para iti Kampo')
    const written = { ...form, receipt: { ...receipt, subject: 'Welcome', text: 'See you' } }
    const theirs = inIlocano({ form: written, texts: subject })
    expect(theirs.subject).toBe('Naimbag nga isasangpet iti Kampo')
    expect(theirs.text).toMatch(/^See you\n/)
    const usual = { receiptSubject: own('Naawatmi: {form}', DEFAULT_RECEIPT.subject) }
    expect(inIlocano({ texts: usual }).subject).toBe('Naawatmi: Kampo')
  })
})
