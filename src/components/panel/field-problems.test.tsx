// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { FieldProblems } from './field-problems'

const { panel } = vi.hoisted(() => ({
  panel: { values: {} as Record<string, object>, isSubmitted: true },
}))
vi.mock('@payloadcms/ui', () => ({
  useAllFormFields: () => [panel.values],
  useFormSubmitted: () => panel.isSubmitted,
  useDocumentInfo: () => ({ collectionSlug: 'pages' }),
  useConfig: () => ({
    getEntityConfig: ({ collectionSlug }: { collectionSlug: string }) =>
      collectionSlug === 'pages' && {
        fields: [
          {
            type: 'tabs',
            tabs: [
              { label: 'Text', fields: [{ name: 'title', type: 'text', label: 'Title' }] },
              {
                name: 'seo',
                label: 'Search',
                fields: [{ name: 'title', type: 'text', label: 'Its title' }],
              },
            ],
          },
        ],
      },
  }),
}))

const wrong = { valid: false, errorMessage: 'This field is required.' }
beforeEach(() => {
  panel.isSubmitted = true
  panel.values = { title: { valid: true }, lead: {} }
})

const said = () => screen.queryByRole('alert')?.textContent

it('counts what keeps a page from being saved, and names the first five', () => {
  for (let at = 0; at < 7; at++) panel.values[`field${at}`] = wrong
  render(<FieldProblems />)
  expect(said()).toMatch(/^Not saved: 7 fields/)
  expect(screen.getAllByRole('button')).toHaveLength(5)
  expect(said()).toContain('field0: This field is required.')
})

it('says nothing before somebody has saved, or when nothing is wrong', () => {
  const { rerender } = render(<FieldProblems />)
  expect(said()).toBeUndefined()
  Object.assign(panel, { isSubmitted: false, values: { title: wrong } })
  rerender(<FieldProblems key="again" />)
  expect(said()).toBeUndefined()
})

it('a press opens the field in its own tab', () => {
  const [first, second] = ['Text', 'Search'].map((text) => {
    const tab = document.createElement('button')
    Object.assign(tab, { className: 'tabs-field__tab-button', scrollIntoView: vi.fn() })
    tab.textContent = text
    return document.body.appendChild(tab)
  })
  const pressed = vi.fn()
  second?.addEventListener('click', pressed)
  first?.addEventListener('click', () => expect.unreachable('the other tab was opened'))
  panel.values['seo.title'] = wrong
  render(<FieldProblems />)
  fireEvent.click(screen.getByRole('button', { name: /Its title/ }))
  expect(pressed).toHaveBeenCalledOnce()
  for (const tab of [first, second]) tab?.remove()
})
