import { expect, it } from 'vitest'
import { OTHER_LANGUAGES } from '@/lib/languages'
import { confirmAddressMessage, ownLinkMessage } from './messages'

const about = {
  site: 'One Name',
  form: 'Youth\n  Camp ',
  reference: 'K7M2-9QXD',
}

it.each([null, ...OTHER_LANGUAGES])(
  'in %s subjects are one line, and the form keeps its name',
  (language) => {
    const messages = [
      ownLinkMessage({ ...about, language }, 'https://unity.example/my-registration/abc'),
      confirmAddressMessage({ ...about, language }, 'token'),
    ]
    for (const { subject } of messages) expect(subject).toMatch(/^\S(?:[^\s]| (?! ))*\S$/)
    expect(messages[0]?.text).toContain('https://unity.example/my-registration/abc')
    expect(messages[1]?.text).toContain(language ? `token?lang=${language}` : 'token')
  },
)
