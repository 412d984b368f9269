import { expect, it } from 'vitest'
import { changeViewSchema, saveViewSchema } from './schema'

it('keeps what an address says, as it is written, and nobody’s name', () => {
  const query = '?page=2&form=3&search=Ana&status=new'
  expect(saveViewSchema.parse({ name: ' Mine ', query })).toEqual({
    name: 'Mine',
    query: '?form=3&status=new',
    isShared: false,
  })
  expect(saveViewSchema.parse({ name: 'All', query: '?' }).query).toBe('')
})

it.each(['', 'status=new', null, 7])('takes no %j for the query of an address', (query) => {
  expect(saveViewSchema.safeParse({ name: 'Mine', query }).success).toBe(false)
  expect(changeViewSchema.safeParse({ query }).success).toBe(false)
})

it('changes nothing that is not said', () => {
  expect(changeViewSchema.parse({ name: 'New' })).toEqual({ name: 'New' })
  expect(changeViewSchema.safeParse({}).success).toBe(false)
})
