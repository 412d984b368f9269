import { expect, it } from 'vitest'
import { autoCompleteFor } from './auto-complete'

it.each([
  ['Full name', 'name'],
  ['  Last Name: ', 'family-name'],
  ["Pastor's name", undefined],
  ['constructor', undefined],
])('%s → %s', (label, token) => expect(autoCompleteFor(label)).toBe(token))
