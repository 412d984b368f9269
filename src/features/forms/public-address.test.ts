import { expect, it } from 'vitest'
import { publicAddress } from './public-address'

it('names the form under the origin the reader came by', () => {
  expect(publicAddress('youth-camp', 'https://one.example:8443')).toBe(
    'https://one.example:8443/forms/youth-camp',
  )
})
