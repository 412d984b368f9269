import { expect, it } from 'vitest'
import { refuseWeakPassword } from './password-rules'

const OWNER = { name: 'Ana María Reyes', email: 'ana.reyes@example.org' }

it.each([
  ['1234567', 'at least 8 characters'],
  ...['password', 'Password1', 'P@ssw0rd', 'drowssap', '12345678', 'qwertyuiop', 'aaaaaaaa'].map(
    (password) => [password, 'too common'],
  ),
  ...['johndeere', 'sanandreas'].map((password) => [password, 'too common']),
  ...['Ana María Reyes', 'anamaríareyes', 'ANA.REYES@example.org', 'ana reyes example org'].map(
    (password) => [password, 'name or email address'],
  ),
])('refuses "%s": %s', async (password, reason) => {
  const refusal = refuseWeakPassword(password as string, OWNER)
  await expect(refusal).rejects.toMatchObject({
    code: 'request.invalid',
    fields: { password: expect.stringContaining(reason as string) },
  })
})

it.each([
  'correct horse 7',
  'purple linen',
  'one nation one name',
  'kamusta ka na',
  'ana maría reyes and her cat',
  '今日はいい天気ですね',
  'a'.repeat(1024),
])('asks nothing of the composition of "%s"', async (password) => {
  await expect(refuseWeakPassword(password, OWNER)).resolves.toBeUndefined()
})
