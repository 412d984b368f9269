import { expect, it } from 'vitest'
import { isActiveForm } from './open-form'

it.each([
  ['active with a question', { isActive: true, fields: [{ archived: true }, {}] }, true],
  ['closed', { isActive: false, fields: [{}] }, false],
  ['without a question', { isActive: true, fields: [] }, false],
  ['with removed questions only', { isActive: true, fields: [{ archived: true }] }, false],
  ['that is gone', undefined, false],
])('a form %s is open: %s', (_what, form, expected) => expect(isActiveForm(form)).toBe(expected))
