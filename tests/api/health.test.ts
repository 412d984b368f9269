import { expect, it } from 'vitest'
import type { Health } from '@/features/health/data'
import { paths } from '@/lib/paths'
import { visitor } from '../support/api'

const ask = () => visitor().get<Health>(paths.api.health)

it('answers 200 and names every part', async () => {
  const { status, headers, body } = await ask()
  expect(status).toBe(200)
  expect(headers.get('cache-control')).toBe('no-store')
  expect(body).toMatchObject({ status: 'ok', database: 'ok', queue: 'ok', storage: 'ok' })
  expect(Object.keys(body)).toEqual(expect.arrayContaining(['drive', 'mail']))
})

it('answers 503 and names the part that fails', async () => {
  const { DATA_DIR } = process.env
  // A folder cannot be made below a file.
  process.env.DATA_DIR = import.meta.filename
  try {
    const { status, body } = await ask()
    expect(status).toBe(503)
    expect(body).toMatchObject({ status: 'failing', database: 'ok', storage: 'failing' })
  } finally {
    process.env.DATA_DIR = DATA_DIR
  }
})
