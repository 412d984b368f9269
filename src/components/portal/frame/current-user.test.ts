// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { expect, it } from 'vitest'
import { renderHookInPortal, STAFF_USER_ANA } from '../../../../tests/support/components/portal'
import { useActor, useCan } from './current-user'

it.each([
  ['super_admin', true],
  ['store_manager', false],
] as const)('a screen knows what a %s may do', (role, expected) => {
  const user = { ...STAFF_USER_ANA, role }
  const { result } = renderHookInPortal(() => useCan('content.write'), { user })
  expect(result.current).toBe(expected)
})

it('nobody is signed in outside of the portal', () => {
  expect(renderHook(() => useCan('content.write')).result.current).toBe(false)
  expect(() => renderHook(useActor)).toThrow('Nobody is signed in here')
})
