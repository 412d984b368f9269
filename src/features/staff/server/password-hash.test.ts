import { pbkdf2Sync } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { hashPassword, isRightPassword } from './password-hash'

it('derives what is kept by 600,000 rounds of PBKDF2 over a salt of its own', async () => {
  const [first, second] = await Promise.all([
    hashPassword('Kapayapaan 1'),
    hashPassword('Kapayapaan 1'),
  ])
  expect(first.salt).toMatch(/^[\da-f]{64}$/)
  expect(second.salt).not.toBe(first.salt)
  const derived = pbkdf2Sync('Kapayapaan 1', first.salt, 600_000, 32, 'sha256').toString('hex')
  expect(first.hash).toBe(`pbkdf2-sha256-v1:${derived}`)
})

it('knows its own password and no other', async () => {
  const kept = await hashPassword('Kapayapaan 1')
  expect(await isRightPassword('Kapayapaan 1', kept)).toBe(true)
  expect(await isRightPassword('Kapayapaan 1 ', kept)).toBe(false)
  expect(await isRightPassword('kapayapaan 1', kept)).toBe(false)
  expect(await isRightPassword('Kapayapaan 1')).toBe(false)
})

it('is no password where something else is kept', async () => {
  const { salt, hash } = await hashPassword('Kapayapaan 1')
  expect(await isRightPassword('Kapayapaan 1', { salt, hash: hash.split(':')[1] ?? '' })).toBe(
    false,
  )
  expect(await isRightPassword('Kapayapaan 1', { salt, hash: '' })).toBe(false)
})

it('a file is read before the first of many passwords is hashed', async () => {
  const finished: string[] = []
  const hashes = Array.from({ length: 4 }, async () => {
    await hashPassword('Kapayapaan 1')
    finished.push('hash')
  })
  await readFile('package.json')
  finished.push('file')
  await Promise.all(hashes)
  expect(finished).toEqual(['file', ...Array(4).fill('hash')])
})
