import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { smtpOptions } from '@/lib/mail/transport'

it('`docker compose up` without settings sends mail to its mail catcher, which has no certificate', () => {
  const file = readFileSync('docker-compose.yml', 'utf8')
  const [, address = ''] = /SMTP_URL: \$\{SMTP_URL:-(.+)\}/.exec(file) ?? []
  expect(smtpOptions(address)).toMatchObject({ url: 'smtp://mail:1025', requireTLS: false })
})
