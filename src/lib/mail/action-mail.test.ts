import { expect, it } from 'vitest'
import { actionMail } from './action-mail'

const link = 'https://one.example/x?a=1&b=2'
const content = {
  subject: 'A <b>',
  paragraphs: ['Ana & <i>Ben</i>\nand all'],
  action: { label: 'Go "on"', link },
  foot: 'The <end>',
}

it('shows what people typed as text, and the link twice', () => {
  const { html, text, subject } = actionMail(content)
  expect(subject).toBe('A <b>')
  expect(html).not.toMatch(/<i>|<b>|<end>/)
  expect(html).toContain('Ana &amp; &lt;i&gt;Ben&lt;/i&gt;<br>and all')
  expect(html.match(/href="https:\/\/one\.example\/x\?a=1&amp;b=2"/g)).toHaveLength(2)
  expect(html).toContain('<html lang="en">')
  expect(text).toBe(`Ana & <i>Ben</i>\nand all\n\nGo "on": ${link}\n\nThe <end>\n`)
})

it('is in its language throughout', () => {
  const { html } = actionMail({ ...content, lang: 'fil', noButton: 'Kung hindi gumana:' })
  expect(html).toContain('<html lang="fil">')
  expect(html).toContain('Kung hindi gumana:')
  expect(html).not.toContain('does not work')
})
