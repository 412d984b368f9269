import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { DEFAULT_RECEIPT } from '@/features/forms/receipt'
import type { FormTranslation } from '@/features/forms/translations/schema'
import { paths } from '@/lib/paths'
import { newVisitor } from '../../support/api/api'
import { removeCreatedRows } from '../../support/api/created-rows'
import { register, registerWithFiles } from '../../support/api/forms'
import {
  openReceiptForm,
  readReceipt,
  registerPerson,
  routeMailTo,
  routeMailToOutbox,
  runReceiptJob,
} from '../../support/api/receipts'
import { staffClient } from '../../support/api/staff'
import { asFile, PDF } from '../../support/file-samples'
import type { ParsedMail } from '../../support/peers/mail'
import { type MailServer, startMailServer } from '../../support/peers/smtp-server'
import { replaceLabelsByIds, SAMPLE_ANSWERS, SAMPLE_FIELDS } from '../../support/sample-form'

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
  await routeMailTo(server.url)
})
afterEach(async () => {
  routeMailToOutbox()
  await server.close()
})
afterAll(removeCreatedRows)

const arrived = (): ParsedMail => {
  const mail = server.mails.at(-1)
  if (!mail) throw new Error('No message has arrived')
  return mail
}

it('holds the words of the form, the reference code, names and choices, as text and as HTML', async () => {
  const form = await openReceiptForm({}, { ...SAMPLE_FIELDS, Letter: 'file' })
  const { Name, Email, Phone, Message, Church, Ministries, Agreement } = SAMPLE_ANSWERS
  const answers = { Name, Email, Phone, Message, Church, Ministries, Agreement }
  const letter = [form.ids.Letter, asFile(PDF, 'letter of <b>Ana.pdf')] as const
  const { body } = await registerWithFiles(form, replaceLabelsByIds(form, answers), [letter])
  await runReceiptJob(body.id)
  const { to, subject, text, html } = arrived()
  expect(to).toBe(SAMPLE_ANSWERS.Email)
  expect(subject).toBe(`Welcome to ${form.name}`)
  expect(text).toContain(`See you there.\n\nYour code is ${body.reference}.`)
  expect(text).toContain(`Reference code: ${body.reference}`)
  expect(text).toContain(
    [
      'Your answers',
      'Name: Ana Reyes',
      'Email: (received)',
      'Phone: (received)',
      'Message: (received)',
      'Church: Santo Niño',
      'Ministries: Youth, Main',
      'Agreement: Yes',
      'Letter: (received)',
    ].join('\n'),
  )
  expect(text).not.toContain('Birthday')
  expect(html).toContain(body.reference)
  expect(html).toContain('name="viewport"')
})

it('is in the language in which the form was read, with the usual words of that language', async () => {
  const form = await openReceiptForm(
    { ...DEFAULT_RECEIPT, isOn: true },
    {
      Name: 'text',
      Email: 'email',
      Size: { fieldType: 'select', options: ['Small', 'Large'] },
      Born: 'date',
      Agreed: 'agreement',
    },
  )
  const { Name, Email, Size, Born, Agreed } = form.ids
  const translation = {
    isShown: true,
    name: 'Kampo <i>',
    fields: {
      [Name]: { label: 'Pangalan' },
      [Email]: { label: 'Email' },
      [Size]: { label: 'Sukat', options: ['Maliit', 'Malaki'] },
      [Born]: { label: 'Kapanganakan' },
      [Agreed]: { label: 'Sumasang-ayon ako' },
    },
  }
  const colleague = await staffClient('event_coordinator')
  const path = paths.api.formTranslation(form.id, 'fil')
  expect((await colleague.put<FormTranslation>(path, translation)).body.isVisible).toBe(true)
  const data = replaceLabelsByIds(form, {
    ...{ Name: 'Ana Reyes', Email: 'ana@example.org', Size: 'Large' },
    ...{ Born: '2001-06-07', Agreed: 'Yes' },
  })
  const registerIn = async (lang: string) => {
    const submit = paths.api.submit(form.slug)
    const { body } = await newVisitor().post<{ id: number }>(submit, { data, lang })
    await runReceiptJob(body.id)
    return arrived()
  }
  const filipino = await registerIn('fil')
  expect(filipino.subject).toBe('Ang pagpaparehistro mo para sa Kampo <i>')
  expect(filipino.text).toContain('Salamat sa pagpaparehistro para sa Kampo <i>.')
  expect(filipino.text).toContain(
    [
      'Ang mga sagot mo',
      'Pangalan: Ana Reyes',
      'Email: (natanggap)',
      'Sukat: Malaki',
      'Kapanganakan: Hunyo 7, 2001',
      'Sumasang-ayon ako: Oo',
    ].join('\n'),
  )
  const withoutLinks = filipino.text.replaceAll(/https?:\S+/g, '')
  expect(withoutLinks).not.toMatch(/Your|registration|received|June/)
  expect(filipino.html).toContain('<html lang="fil">')
  expect(filipino.html).not.toContain('<i>')
  const english = await registerIn('en')
  expect(english.subject).toBe(`Your registration for ${form.name}`)
  expect(english.text).toContain(
    [
      'Your answers',
      'Name: Ana Reyes',
      'Email: (received)',
      'Size: Large',
      'Born: June 7, 2001',
      'Agreed: Yes',
    ].join('\n'),
  )
  expect(english.html).toContain('<html lang="en">')
})

it('is mail of a machine, which no machine answers', async () => {
  const { id } = await registerPerson(await openReceiptForm())
  await runReceiptJob(id)
  expect(arrived().headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
})

it('shows what a stranger typed as it was typed, never as markup', async () => {
  const form = await openReceiptForm()
  const { id } = await registerPerson(form, '<i>Ana</i> & "Ana" {reference}')
  await runReceiptJob(id)
  const { html, text } = arrived()
  expect(html).not.toContain('<i>')
  expect(html).toContain('&lt;i&gt;Ana&lt;/i&gt; &amp; &quot;Ana&quot; {reference}')
  expect(text).toContain('Name: <i>Ana</i> & "Ana" {reference}')
})

it('has one subject and no further headers, whatever line breaks were typed', async () => {
  const form = await openReceiptForm({ subject: 'Hello\r\nBcc: all@example.org\nX-Other: 1' })
  const { id } = await registerPerson(form, 'Ana\r\nBcc: all@example.org')
  await runReceiptJob(id)
  const { headers, to } = arrived()
  expect(headers.subject).toBe('Hello Bcc: all@example.org X-Other: 1')
  expect(headers.bcc).toBeUndefined()
  expect(headers['x-other']).toBeUndefined()
  expect(to).not.toContain('all@')
})

it.each([
  ['a list', 'first,second@example.org', ['"first,second"@example.org']],
  ['a name', 'Ana<ana@example.org>', []],
])(
  'is one message at most, to one address, when the answer reads as %s',
  async (_case, address, recipients) => {
    const form = await openReceiptForm()
    const { body } = await register(form, replaceLabelsByIds(form, { Email: address }))
    expect(body.reference).toBeDefined()
    await runReceiptJob(body.id)
    expect(server.recipients).toEqual(recipients)
    expect(server.mails).toHaveLength(recipients.length)
    const { state } = await readReceipt(body.id)
    expect(state).toBe(recipients.length > 0 ? 'sent' : 'failed')
  },
)
