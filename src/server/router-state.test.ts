import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { dropBrokenRouterHeaders } from './router-state'

function headersAfter(state: string, kind = '1'): string[] {
  const headers = {
    rsc: '1',
    'next-router-state-tree': state,
    'next-router-prefetch': kind,
    a: 'b',
  }
  const request = { headers } as unknown as IncomingMessage
  dropBrokenRouterHeaders(request)
  return Object.keys(request.headers)
}

const ALL = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'a']

it.each([
  ['', {}, null, null, 16],
  ['', { children: ['__PAGE__', {}] }, ['/', '/'], 'refetch', 0, '?a=1'],
  ['', { children: [['slug', 'aklan', 'd', null], {}], x: [['path', 'a/b', 'c', ['admin']], {}] }],
  ['', { children: [['id', '1', 'di(..)(..)', null], {}] }, null, 'inside-shared-layout'],
])('a page’s own state passes: %j', (...state) => {
  expect(headersAfter(encodeURIComponent(JSON.stringify(state)))).toEqual(ALL)
})

it.each([
  ['', 'garbage', '%', '%%%', 'null', '1', '{}', '[]', '[""]', '["",[]]', '["",null]', '["",{},1]'],
  ['["",{},"a"]', '["",{},null,"other"]', '["",{},null,null,"1"]', '["",{},null,null,1,2]'],
  ['["",{},null,null,1,"",1]', '[["a","b"],{}]', '[["a","b","z",null],{}]', '["",{"a":[1,{}]}]'],
  ['["",{}],["",{}]', '['.repeat(5000), `["",{"a":${'["",{"a":'.repeat(500)}`],
])('others become a request for the whole page', (...broken) => {
  for (const state of broken) expect([state, headersAfter(state)]).toEqual([state, ['a']])
})

it.each(['2', '3', 'x', '', '1, 1'])('nothing is fetched ahead in the way %j', (kind) => {
  expect(headersAfter(encodeURIComponent('["",{}]'), kind)).toEqual(['a'])
})

it('a request without one stays as it is', () => {
  const request = { headers: { rsc: '1' } } as unknown as IncomingMessage
  dropBrokenRouterHeaders(request)
  expect(request.headers).toEqual({ rsc: '1' })
})
