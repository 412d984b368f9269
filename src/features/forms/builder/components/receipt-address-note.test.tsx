// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { BLANK_FIELD } from '../../field-properties'
import { toDraftField } from '../draft-fields'
import { ReceiptAddressNote } from './receipt-address-note'

const email = (label: string, isRequired: boolean) =>
  toDraftField({ ...BLANK_FIELD, id: label, label, fieldType: 'email', isRequired })

it.each([
  ['is off', false, [email('Email', true)], /^Turn it on/],
  ['is off and has no address', false, [], /^Turn it on/],
  ['has no address', true, [], /no Email field, so nobody gets the message/],
  ['has two', true, [email('Own', true), email('Other', true)], /answer of “Own”.*code\.$/],
  ['has one that may be left empty', true, [email('Own', false)], /leaves it empty gets none/],
])('says who gets the confirmation when it %s', (_what, isOn, fields, words) => {
  render(<ReceiptAddressNote isOn={isOn} fields={fields} />)
  expect(screen.getByText(words)).toBeDefined()
})
