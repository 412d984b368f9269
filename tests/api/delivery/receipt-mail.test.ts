import { afterAll, afterEach, beforeEach, expect, it } from 'vitest'
import { register, registerWithFiles } from '../../support/api/forms'
import { removeMade } from '../../support/api/made'
import {
  openReceiptForm,
  readReceipt,
  registerPerson,
  sendMailTo,
  stopMail,
  work,
} from '../../support/api/receipts'
import { asFile, PDF } from '../../support/file-samples'
import type { Mail } from '../../support/peers/mail'
import { type MailServer, startMailServer } from '../../support/peers/smtp-server'
import { byId, COMPLETE, SAMPLE_FIELDS } from '../../support/sample-form'

let server: MailServer
beforeEach(async () => {
  server = await startMailServer()
  await sendMailTo(server.url)
})
afterEach(async () => {
  stopMail()
  await server.close()
})
afterAll(removeMade)

const arrived = (): Mail => {
  const mail = server.mails.at(-1)
  if (!mail) throw new Error('No message has arrived')
  return mail
}

it('holds the words of the form, the reference code, names and choices, as text and as HTML', async () => {
  const form = await openReceiptForm({}, { ...SAMPLE_FIELDS, Letter: 'file' })
  const { Name, Email, Phone, Message, Church, Ministries, Agreement } = COMPLETE
  const answers = { Name, Email, Phone, Message, Church, Ministries, Agreement }
  const letter = [form.ids.Letter, asFile(PDF, 'letter of <b>Ana.pdf')] as const
  const { body } = await registerWithFiles(form, byId(form, answers), [letter])
  await work(body.id)
  const { to, subject, text, html } = arrived()
  expect(to).toBe(COMPLETE.Email)
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

it('is mail of a machine, which no machine answers', async () => {
  const { id } = await registerPerson(await openReceiptForm())
  await work(id)
  expect(arrived().headers).toMatchObject({ 'auto-submitted': 'auto-generated' })
})

it('shows what a stranger typed as it was typed, never as markup', async () => {
  const form = await openReceiptForm()
  const { id } = await registerPerson(form, '<i>Ana</i> & "Ana" {reference}')
  await work(id)
  const { html, text } = arrived()
  expect(html).not.toContain('<i>')
  expect(html).toContain('&lt;i&gt;Ana&lt;/i&gt; &amp; &quot;Ana&quot; {reference}')
  expect(text).toContain('Name: <i>Ana</i> & "Ana" {reference}')
})

it('has one subject and no further headers, whatever line breaks were typed', async () => {
  const form = await openReceiptForm({ subject: 'Hello\r\nBcc: all@example.org\nX-Other: 1' })
  const { id } = await registerPerson(form, 'Ana\r\nBcc: all@example.org')
  await work(id)
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
    const { body } = await register(form, byId(form, { Email: address }))
    expect(body.reference).toBeDefined()
    await work(body.id)
    expect(server.recipients).toEqual(recipients)
    expect(server.mails).toHaveLength(recipients.length)
    const { state } = await readReceipt(body.id)
    expect(state).toBe(recipients.length > 0 ? 'sent' : 'failed')
  },
)
