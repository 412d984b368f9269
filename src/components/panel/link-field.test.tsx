// @vitest-environment happy-dom
import { act, render } from '@testing-library/react'
import type { TextFieldClientProps } from 'payload'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { LinkField } from './link-field'

const { form } = vi.hoisted(() => ({
  form: {
    value: null as string | null,
    setValue: vi.fn(),
    list: {} as Record<string, unknown> & {
      onChange: (option: object | null) => void
      value?: { label: string }
    },
  },
}))
vi.mock('@payloadcms/ui', () => ({
  useField: () => ({
    path: 'menu.to',
    value: form.value,
    setValue: form.setValue,
    disabled: false,
  }),
  ReactSelect: (list: typeof form.list) => {
    form.list = list
    return null
  },
  FieldLabel: () => null,
  FieldError: () => null,
  FieldDescription: () => null,
}))

beforeEach(() => {
  form.setValue.mockReset()
  vi.stubGlobal('fetch', () => new Promise(() => undefined))
})
afterEach(() => vi.unstubAllGlobals())

function open(value: string | null, readOnly = false) {
  form.value = value
  const field = { name: 'to' } as TextFieldClientProps['field']
  render(<LinkField field={field} path="menu.to" readOnly={readOnly} />)
  return form.list
}

it('stores what is chosen, and nothing when it is emptied', () => {
  const { onChange } = open('/merch')
  act(() => onChange({ value: 'page:7', label: 'Giving' }))
  act(() => onChange(null))
  expect(form.setValue.mock.calls).toEqual([['page:7'], [null]])
})

it('shows what it leads to, and nothing while it leads nowhere', () => {
  expect(open('/merch').value?.label).toBe('Merch (/merch)')
  expect(open(null).value).toBeUndefined()
})

it('cannot be changed where one may only read', () => {
  expect([open('/merch').disabled, open('/merch', true).disabled]).toEqual([false, true])
})
