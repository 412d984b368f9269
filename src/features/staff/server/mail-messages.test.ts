import { expect, it } from 'vitest'
import type { OwnerNotice } from '@/lib/queue/jobs'
import { invitationMessage, ownerNoticeMessage, passwordResetMessage } from './mail-messages'

const link = 'https://one.example/admin/x'
const notice = (kind: OwnerNotice, from: string | null = null) =>
  ownerNoticeMessage({ site: 'One', notice: kind, from, link })

it.each<[OwnerNotice, RegExp]>([
  ['password_changed', /password was changed/],
  ['authenticator_added', /authenticator app was added/],
  ['authenticator_removed', /authenticator app was removed/],
  ['passkey_added', /passkey was added/],
  ['passkey_removed', /passkey was removed/],
  ['recovery_codes_made', /New recovery codes were made/],
  ['recovery_code_used', /recovery code was used/],
  ['wrong_codes', /Wrong codes were entered/],
  ['factors_reset', /second factor was reset/],
])('%s says what happened, and where to look', (kind, subject) => {
  const message = notice(kind)
  expect(message.subject).toMatch(subject)
  expect(message.subject).toContain('One')
  expect(message.text).toContain(link)
  expect(message.html).toContain(`href="${link}"`)
})

it('names who has reset a factor', () => {
  expect(notice('factors_reset', 'Ben Cruz').text).toContain('Ben Cruz has removed')
  expect(notice('factors_reset').text).toContain('A super admin has removed')
})

it('says for how long a link works', () => {
  const invitation = invitationMessage({ site: 'One', inviter: 'Ben', role: 'admin', link })
  expect(invitation.text).toContain('once and for 7 days')
  expect(passwordResetMessage({ site: 'One', link }).text).toContain('once and for one hour')
})
