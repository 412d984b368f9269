import { expect, it } from 'vitest'
import type { Province } from '@/payload-types'
import { presentProvinceSummary } from './present-province-summary'

const BOHOL: Province = {
  id: 7,
  name: 'Bohol',
  region: 'Visayas',
  isAnnounced: true,
  venue: 'Plaza',
  address: 'CPG Avenue',
  time: '13:00',
  updatedAt: '',
  createdAt: '',
}
const present = (change: Partial<Province> = {}) => presentProvinceSummary({ ...BOHOL, ...change })

it('the way to a venue is a search that names its province, because many towns have a “Plaza”', () => {
  const { searchParams } = new URL(present().venue?.directions ?? '')
  expect(searchParams.get('query')).toBe('Plaza, CPG Avenue, Bohol, Philippines')
  const withoutAddress = new URL(present({ address: null }).venue?.directions ?? '')
  expect(withoutAddress.searchParams.get('query')).toBe('Plaza, Bohol, Philippines')
  const own = 'https://maps.example/plaza'
  expect(present({ directions: own }).venue?.directions).toBe(own)
})

it('a venue is shown once it is announced', () => {
  expect(present({ isAnnounced: false }).venue).toBeNull()
  expect(present({ venue: null }).venue).toBeNull()
})

it('towns are separated by commas or lines', () => {
  expect(present({ towns: 'Tagbilaran, Panglao\nUbay\n\n Jagna ,' }).towns).toEqual([
    'Tagbilaran',
    'Panglao',
    'Ubay',
    'Jagna',
  ])
  expect(present({ towns: null }).towns).toEqual([])
})
