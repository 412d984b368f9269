import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { smtpOptions } from '@/lib/mail/transport'

it.each(['docker-compose.yml', 'docker-compose.scale.yml'])(
  '%s passes on all settings of `.env`, but its own folder, port and database',
  (name) => {
    const file = readFileSync(name, 'utf8')
    expect(file).toContain('  env_file:\n    - path: .env\n      required: false\n')
    for (const own of ['DATA_DIR', 'PORT', 'WORKER', 'DATABASE_URL', 'DATABASE_DIRECT_URL']) {
      expect(file).toMatch(new RegExp(`^    ${own}: `, 'm'))
    }
  },
)

it('`docker compose up` without settings sends mail to its mail catcher, which has no certificate', () => {
  const file = readFileSync('docker-compose.yml', 'utf8')
  const [, address = ''] = /SMTP_URL: \$\{SMTP_URL:-(.+)\}/.exec(file) ?? []
  expect(smtpOptions(address)).toMatchObject({ url: 'smtp://mail:1025', requireTLS: false })
})
