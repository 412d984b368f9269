// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { eventField } from '../../../../tests/support/event-form'
import { AppBrowserHint } from './app-browser-hint'
import { ClosedForm } from './closed/closed-form'
import { FormNotFound } from './closed/form-not-found'
import { FormStrip } from './form-strip'
import { LanguageSwitch } from './language-switch'
import { RefusalAlert } from './refusal-alert'
import { RequiredNote } from './required-note'

afterEach(() => vi.restoreAllMocks())

const says = (text: string | RegExp) => screen.queryByText(text) !== null

describe('before the first field', () => {
  const strip = (over: Partial<Parameters<typeof FormStrip>[0]> = {}) =>
    render(<FormStrip siteName="One" email={null} fields={6} {...over} />)

  it('stands what is free, the rule of the waiting list and where questions go', () => {
    strip({ notes: ['12 places left'], rule: 'Waiting list: 24 hours.', email: 'a@example.org' })
    expect(screen.getAllByRole('listitem')[0]?.textContent).toBe('12 places left')
    expect(says('Waiting list: 24 hours.')).toBe(true)
    expect(screen.getByRole('link', { name: 'a@example.org' }).getAttribute('href')).toBe(
      'mailto:a@example.org',
    )
    expect([says('About 2 minutes'), says(/is kept on this device/)]).toEqual([true, true])
  })

  it('a preview says nothing of a device, and a short form has one minute', () => {
    strip({ isPreview: true, fields: 1 })
    expect([says('About 1 minute'), says(/is kept on this device/)]).toEqual([true, false])
  })

  it.each([
    [[true, false], /^Fields marked/],
    [[false, false], /^All fields are optional/],
  ])('required fields %j: %s', (required, sentence) => {
    const fields = required.map((isRequired, at) => eventField(`${at}`, at, { isRequired }))
    render(<RequiredNote fields={fields} />)
    expect(says(sentence)).toBe(true)
  })
})

describe('a post without script that was refused', () => {
  const FIELDS = [eventField('b', 1), eventField('a', 0)]
  const refuse = (errors: Record<string, string>, hasFiles = false) =>
    render(
      <RefusalAlert {...{ message: 'All places are taken.', fields: FIELDS, errors, hasFiles }} />,
    )

  it('leads to the first message, in the order of the page', () => {
    refuse({ b: 'B', a: 'A' })
    expect(screen.getByRole('link', { name: 'Go to “Label a”' }).getAttribute('href')).toBe(
      '#field-a',
    )
    expect([says('Validation Error'), says('All places are taken.')]).toEqual([true, false])
  })

  it('says the reason where no field is wrong, and that files are chosen again', () => {
    refuse({}, true)
    expect(screen.queryByRole('link')).toBeNull()
    expect(says('All places are taken.')).toBe(true)
    expect(says('If you had chosen a file, please choose it again.')).toBe(true)
  })
})

describe('the languages of a form', () => {
  const FORM = { slug: 'camp', lang: 'fil', languages: ['en', 'fil'] } as const
  const show = (isPlain: boolean) =>
    render(<LanguageSwitch form={{ ...FORM, languages: [...FORM.languages] }} isPlain={isPlain} />)

  it.each([
    [false, '/api/forms/camp/submit?lang=fil&readIn=en'],
    [true, '/api/forms/camp/submit?plain=1&lang=fil&readIn=en'],
  ])('are buttons that post what was typed (plain form: %s)', (isPlain, action) => {
    show(isPlain)
    const other = screen.getByRole('button', { name: 'English' })
    expect([other.getAttribute('formaction'), other.dataset.readIn]).toEqual([action, 'en'])
    expect(other.hasAttribute('formnovalidate')).toBe(true)
    expect(screen.queryByRole('button', { name: 'Filipino' })).toBeNull()
    expect(screen.getByText('Filipino').getAttribute('aria-current')).toBe('true')
  })

  it('are not what Enter in an input presses', () => {
    const { container } = show(false)
    const first = container.querySelector('button')
    expect([first?.type, first?.dataset.readIn, first?.hasAttribute('formaction')]).toEqual([
      'submit',
      undefined,
      false,
    ])
  })
})

describe('a form that cannot be filled in', () => {
  it('says why, and what staff wrote for it', () => {
    render(<ClosedForm name="Camp" reason="Full." closedText="Next year." opensInMs={null} />)
    expect([says('Full.'), says('Next year.'), says('Camp')]).toEqual([true, true, true])
    expect(screen.queryByRole('timer')).toBeNull()
    render(<FormNotFound closedText="Come in May." />)
    expect([says('Form Not Found'), says('Come in May.')]).toEqual([true, true])
  })

  it('counts down to its opening', async () => {
    render(<ClosedForm name="Camp" reason="Soon." closedText={null} opensInMs={60_000} />)
    expect(await screen.findByRole('timer')).toBeTruthy()
  })
})

it('inside an app, Android gets a link out of it, and an iPhone is told how', () => {
  render(<AppBrowserHint system="android" />)
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^intent:/)
  render(<AppBrowserHint system="ios" />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(says(/“Open in browser”/)).toBe(true)
})
