import { expect, it } from 'vitest'
import { sampleFieldsOf } from '../../../tests/support/components/sample-records'
import { findRegistrantEmail } from './receipt-address'

const form = {
  fields: sampleFieldsOf({
    Age: 'number',
    Parent: {
      fieldType: 'email',
      showWhen: { match: 'all', rules: [{ fieldId: 'Age', is: 'at_most', value: '17' }] },
    },
    Email: 'email',
  }),
}

it.each<[Record<string, unknown> | null, string | null]>([
  [{ Age: '30', Parent: 'old@example.org', Email: ' ana@example.org ' }, 'ana@example.org'],
  [{ Age: '9', Parent: 'mother@example.org', Email: 'ana@example.org' }, 'mother@example.org'],
  [{ Age: '30', Email: '  ' }, null],
  [{ Age: '30', Email: ['ana@example.org'] }, null],
  [null, null],
])('writes %j to %s: the first address that was asked for', (data, address) => {
  expect(findRegistrantEmail(form, data)).toBe(address)
})
