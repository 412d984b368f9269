import { expect, it } from 'vitest'
import { readAudience } from './audience-address'

const read = (query: string) => readAudience(new URLSearchParams(query))

it('reads chosen registrations of one form, and nothing without a form', () => {
  expect(read('form=7&ids=3,0,x,12')).toEqual({ formId: 7, ids: [3, 12] })
  expect(read('ids=3')).toBeNull()
  expect(read('form=zero')).toBeNull()
})

it('never takes chosen registrations that cannot exist for all who match the filters', () => {
  expect(read('form=7&status=new&ids=abc')).toBeNull()
  expect(read('form=7&ids=')).toBeNull()
})

it('reads the filters of the list as its export does', () => {
  expect(read('form=7&status=new&assignee=me&search=Iloilo&page=3')).toEqual({
    formId: 7,
    filters: { status: 'new', assignee: 'me', search: 'Iloilo' },
  })
  expect(read('form=7')).toEqual({ formId: 7, filters: {} })
})
