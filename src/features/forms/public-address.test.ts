import { expect, it } from 'vitest'
import { publicFormAddress } from './public-address'

it('names the form under the origin the reader came by', () => {
  expect(publicFormAddress('youth-camp', 'https://one.example:8443')).toBe(
    'https://one.example:8443/forms/youth-camp',
  )
})
