import { expect, it } from 'vitest'
import { readReference } from './schema'

it('takes a reference and nothing else', () => {
  expect(readReference('K7M2-9QXD')).toBe('K7M2-9QXD')
  expect(readReference('call 0917 now')).toBeNull()
  expect(readReference(['K7M2-9QXD'])).toBeNull()
  expect(readReference(undefined)).toBeNull()
})
