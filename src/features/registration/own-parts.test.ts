import { expect, it } from 'vitest'
import { KEY_STAMP, tokenStamp } from '@/lib/page-stamps'
import { ownPartsOf } from './own-parts'

const GIVEN = { idempotencyKey: KEY_STAMP, formToken: tokenStamp('form:12') }

/** A page that holds these hidden inputs. */
const pageWith = (values: Record<string, string>) =>
  ({
    querySelector: (wanted: string) => {
      const [, name = ''] = /^input\[type=hidden\]\[name="(\w+)"\]$/.exec(wanted) ?? []
      return name in values ? { value: values[name] } : null
    },
  }) as unknown as ParentNode

it('are those of the page, whatever it was made of', () => {
  const page = pageWith({ idempotencyKey: 'mine', formToken: 'now' })
  expect(ownPartsOf(GIVEN, page)).toEqual({ idempotencyKey: 'mine', formToken: 'now' })
})

it('are those it is made of, while it is made', () => {
  expect(ownPartsOf(GIVEN, undefined)).toEqual(GIVEN)
})

it.each([
  ['without such a page', pageWith({})],
  ['with one that nobody has filled in', pageWith(GIVEN)],
])('are new and nobody else’s %s', (_case, page) => {
  const [one, other] = [ownPartsOf(GIVEN, page), ownPartsOf(GIVEN, page)]
  expect(one.idempotencyKey).toMatch(/^[\da-f]{32}$/)
  expect(one.idempotencyKey).not.toBe(other.idempotencyKey)
  expect(one.formToken).toBe('')
})
