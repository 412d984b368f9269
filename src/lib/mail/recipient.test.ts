import { expect, it } from 'vitest'
import { canonicalMailbox } from './recipient'

it.each([
  ['Ana.Cruz@Example.ORG', 'ana.cruz@example.org'],
  [' ana@example.org ', 'ana@example.org'],
  ['ana+1@example.org', 'ana@example.org'],
  ['ana+x+y@example.org.', 'ana@example.org'],
  ['"ana"@example.org', 'ana@example.org'],
  ['"a\\na"@example.org', 'ana@example.org'],
  ['"\\a\\n\\a+1"@example.org', 'ana@example.org'],
  ['"a"."b"@example.org', 'a.b@example.org'],
  ['ana(hello)@example.org', 'ana@example.org'],
  ['an(a (very) good friend)a@example.org', 'ana@example.org'],
  ['ana@example.org(hello)', 'ana@example.org'],
  ['(x)+(y)ana@example.org', '+ana@example.org'],
  ['<ana@example.org>', 'ana@example.org'],
  ['ana@example.org..', 'ana@example.org'],
  ['A.n.a+9@googlemail.com', 'ana@gmail.com'],
  ['ａｎａ@example.org', 'ana@example.org'],
  ['ana@españa.example', 'ana@xn--espaa-rta.example'],
])('%s is the mailbox %s', (address, recipient) => {
  expect(canonicalMailbox(address)).toBe(recipient)
})

it('does not take two people for one', () => {
  expect(canonicalMailbox('+63917@example.org')).toBe('+63917@example.org')
  expect(canonicalMailbox('a.b@example.org')).not.toBe(canonicalMailbox('ab@example.org'))
})
