// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import type { BlocksFieldClient } from 'payload'
import { beforeEach, expect, it, vi } from 'vitest'
import { AddBlock } from './add-block'

const { form } = vi.hoisted(() => ({ form: { rows: [] as object[], addFieldRow: vi.fn() } }))
vi.mock('@payloadcms/ui', () => ({ useForm: () => form, useField: () => form }))

beforeEach(() => form.addFieldRow.mockReset())

function open(rows: number, props: { maxRows?: number; readOnly?: boolean }) {
  form.rows = Array.from({ length: rows }, () => ({}))
  const blocks = [{ slug: 'quote', labels: { singular: 'Quote' } }]
  const field = { blocks, maxRows: props.maxRows } as unknown as BlocksFieldClient
  render(
    <AddBlock field={field} path="blocks" schemaPath="pages.blocks" readOnly={props.readOnly} />,
  )
  return screen.queryByRole('button', { name: 'Quote' })
}

it('one press adds a block of its kind at the end', () => {
  fireEvent.click(open(2, {}) as HTMLElement)
  expect(form.addFieldRow.mock.calls).toEqual([
    [{ blockType: 'quote', path: 'blocks', rowIndex: 2, schemaPath: 'pages.blocks' }],
  ])
})

it.each([
  [2, { maxRows: 3 }, true],
  [3, { maxRows: 3 }, false],
  [0, { readOnly: true }, false],
])('with %i blocks and %j one more can be added: %s', (rows, props, expected) => {
  expect(open(rows, props) !== null).toBe(expected)
})
