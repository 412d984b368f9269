import { expect, it } from 'vitest'
import { intentAddress } from './intent-address'

it('leads out of the app to the same form', () => {
  const address = intentAddress({ protocol: 'https:', host: 'one.example' }, '/forms/night')
  expect(address).toMatch(/^intent:\/\/one\.example\/forms\/night#Intent;scheme=https;.*;end$/)
})
