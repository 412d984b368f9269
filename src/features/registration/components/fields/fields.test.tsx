// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { OTHER_CHOICE } from '@/features/forms/other-choice'
import { chooseFile } from '../../../../../tests/support/components/registration'
import { eventField } from '../../../../../tests/support/event-form'
import type { PublicField } from '../../answers-in-form'
import { WithOptionalParts } from '../more/more'
import { FieldRow } from './field-row'

const field = (over: Partial<PublicField>): PublicField => ({
  ...eventField('a', 0, { label: 'Question' }),
  ...over,
})

interface Shown {
  draft?: string | string[]
  error?: string
}

const show = (of: PublicField, { draft, error }: Shown = {}) =>
  render(
    <WithOptionalParts>
      <FieldRow
        row={[of]}
        state={{
          draft: draft === undefined ? {} : { a: draft },
          errors: error === undefined ? {} : { a: error },
        }}
      />
    </WithOptionalParts>,
  )

const question = <Element extends HTMLElement = HTMLInputElement>() =>
  screen.getByLabelText<Element>(/^Question/)
const describedBy = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent)

describe('a line', () => {
  it('has the limits, the unit and what the browser may fill in', () => {
    show(field({ fieldType: 'number', min: 1, max: 12, unit: 'km' } as Partial<PublicField>))
    expect(screen.getByLabelText(/^Question \(km\)/).getAttribute('min')).toBe('1')
    expect(screen.getByLabelText(/^Question \(km\)/).getAttribute('max')).toBe('12')
  })

  it.each([
    ['Last name', undefined, 'family-name'],
    ['Apelyido', 'family-name', 'family-name'],
  ])('%s is filled in by the browser as %s says', (label, autoComplete, filled) => {
    show(field({ label, ...(autoComplete && { autoComplete }) }))
    expect(screen.getByLabelText(new RegExp(label)).getAttribute('autocomplete')).toBe(filled)
  })

  it('is described by its help text and its message', () => {
    show(field({ helpText: 'As in your passport' }), { draft: 'x', error: 'Too short' })
    expect(describedBy(question())).toEqual(['As in your passport', 'Too short'])
    expect(question().getAttribute('aria-invalid')).toBe('true')
    expect(question().value).toBe('x')
  })
})

describe('an option without a place', () => {
  const OPTIONS = ['Iloilo', 'Roxas', 'Cebu']
  const FULL = { options: OPTIONS, closedOptions: ['Iloilo'], fullOptions: ['Iloilo'] }
  const full = () => screen.getByRole<HTMLInputElement>('option', { name: 'Iloilo' })

  it.each(['select', 'province_town'] as const)('cannot be chosen: %s', (fieldType) => {
    show(field({ ...FULL, fieldType }))
    expect(full().disabled).toBe(true)
    expect(screen.getByRole<HTMLInputElement>('option', { name: 'Roxas' }).disabled).toBe(false)
  })

  it.each([
    ['select', 'Iloilo'],
    ['province_town', 'Pavia, Iloilo'],
  ] as const)('stays chosen, so that sending can say it is full: %s', (fieldType, draft) => {
    show(field({ ...FULL, fieldType }), { draft })
    expect(full().disabled).toBe(false)
    expect(full().closest('select')?.value).toBe('Iloilo')
  })

  it.each(['radio', 'checkbox'] as const)('leaves the cursor to the next one: %s', (fieldType) => {
    const { unmount } = show(field({ ...FULL, fieldType }))
    const option = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
    expect([option('Iloilo').disabled, option('Roxas').disabled]).toEqual([true, false])
    expect([option('Iloilo').id, option('Roxas').id]).toEqual(['', 'field-a'])
    unmount()
    show(field({ ...FULL, fieldType }), { draft: fieldType === 'radio' ? 'Iloilo' : ['Iloilo'] })
    expect([option('Iloilo').disabled, option('Iloilo').checked]).toEqual([false, true])
    expect(option('Iloilo').id).toBe('field-a')
  })
})

describe('options', () => {
  it.each(['select', 'radio', 'checkbox'] as const)(
    'show translation and places, and send the option itself: %s',
    (fieldType) => {
      const texts = { options: ['Small', 'Large'], optionTexts: ['Maliit', 'Malaki'] }
      show(field({ ...texts, fieldType, optionNotes: { Large: '4 left' } }))
      const shown =
        fieldType === 'select'
          ? screen.getByRole<HTMLOptionElement>('option', { name: 'Malaki (4 left)' })
          : screen.getByLabelText<HTMLInputElement>('Malaki (4 left)')
      expect(shown.value).toBe('Large')
    },
  )

  it.each([
    ['select', 'By boat'],
    ['checkbox', ['Bus', 'By boat']],
    ['radio', 'By boat'],
  ] as const)(
    'with words of one’s own come back as “Other…” with the words: %s',
    (fieldType, draft) => {
      const { container } = show(field({ fieldType, options: ['Bus', 'Car'], hasOther: true }), {
        draft: typeof draft === 'string' ? draft : [...draft],
      })
      expect(screen.getByLabelText<HTMLInputElement>('Question: Other…').value).toBe('By boat')
      const chosen = [...container.querySelectorAll<HTMLInputElement>('input:checked')]
      const value = container.querySelector('select')?.value ?? chosen.at(-1)?.value
      expect(value).toBe(OTHER_CHOICE)
    },
  )
})

describe('a place', () => {
  const PLACE = field({ fieldType: 'province_town', options: ['Aklan', 'Cebu'] })
  const towns = (container: Element) =>
    [...container.querySelectorAll<HTMLOptionElement>('datalist option')].map((one) => one.value)

  it('offers the towns of the chosen province', async () => {
    const { container } = show(PLACE)
    expect(towns(container)).toEqual([])
    const province = screen.getByLabelText('Province')
    fireEvent.change(province, { target: { value: 'Aklan' } })
    await waitFor(() => expect(towns(container)).toContain('Kalibo'))
    fireEvent.change(province, { target: { value: 'Cebu' } })
    await waitFor(() => expect(towns(container)).not.toContain('Kalibo'))
  })

  it('offers those of a draft’s province too', async () => {
    const { container } = show(PLACE, { draft: 'Kalibo, Aklan' })
    expect(screen.getByLabelText<HTMLInputElement>('Town or city').value).toBe('Kalibo')
    await waitFor(() => expect(towns(container)).toContain('Banga'))
  })

  it('looks again at the province that was filled in later', async () => {
    const { container } = show(PLACE)
    screen.getByLabelText<HTMLSelectElement>('Province').value = 'Aklan'
    fireEvent.focus(screen.getByLabelText('Town or city'))
    await waitFor(() => expect(towns(container)).toContain('Kalibo'))
  })
})

describe('a file', () => {
  const FILE = field({ fieldType: 'file' })
  const letter = new File([new Uint8Array(2048)], 'letter.pdf', { type: 'application/pdf' })

  it('is named with its size, and can be removed again, which the form is told', () => {
    const onChange = vi.fn()
    render(
      <div onChange={onChange}>
        <FieldRow row={[FILE]} state={{ draft: {}, errors: {} }} />
      </div>,
    )
    chooseFile(/^Question/, letter)
    expect(screen.getByText('letter.pdf')).toBeTruthy()
    expect(describedBy(question())[0]).toMatch(/^2 KB\./)
    onChange.mockClear()
    fireEvent.click(screen.getByRole('button', { name: 'Remove letter.pdf' }))
    expect(onChange).toHaveBeenCalledTimes(1)
    expect(document.activeElement).toBe(question())
    expect(question().files?.length ?? 0).toBe(0)
    expect(screen.queryByText('letter.pdf')).toBeNull()
    expect(describedBy(question())[0]).toMatch(/up to 25 MB/)
  })

  it('says its message at once, because whoever chose it is still there', () => {
    show(FILE, { error: 'This file is larger than 25 MB' })
    expect(screen.getByRole('alert').textContent).toBe('This file is larger than 25 MB')
  })
})

it('a text has links where it names addresses, without the punctuation behind', () => {
  const helpText = 'See https://one.example/a?b=c, or (http://two.example).'
  show(field({ fieldType: 'text_block', helpText }))
  const links = screen.getAllByRole<HTMLAnchorElement>('link')
  expect(links.map((link) => link.getAttribute('href'))).toEqual([
    'https://one.example/a?b=c',
    'http://two.example',
  ])
  expect(screen.getByRole('note').textContent).toContain(helpText)
})
