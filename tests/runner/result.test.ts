import { expect, it, vi } from 'vitest'
import { FAILED, listSlowest, NOTHING, requireSome } from './result'

it('lists the slowest twenty tests, the slowest first', () => {
  const times = Array.from({ length: 30 }, (_, n) => ({ title: `test ${n}`, ms: n * 1000 }))
  const lines = listSlowest({ ...NOTHING, times })
  expect(lines).toHaveLength(20)
  expect(lines[0]).toBe('   29.0 s  test 29')
  expect(lines.at(-1)).toBe('   10.0 s  test 10')
})

it('takes a suite in which nothing ran for a failed one', () => {
  const said = vi.spyOn(console, 'error').mockReturnValue()
  expect(requireSome(NOTHING, 'unit')).toEqual(FAILED)
  expect(said).toHaveBeenCalledWith('No test ran in unit.')
  said.mockRestore()
})
