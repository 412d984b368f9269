// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { eventField } from '../../../../../tests/support/event-form'
import type { FilledForm } from '../use-filled-form'
import { chosenOptionsOf } from './chosen'
import { ChosenProvinceMap } from './chosen-province-map'
import { CopyReferenceButton } from './copy-reference'
import { ShareFormButton } from './share-form'
import { ThankYou } from './thank-you'

const FORM = { name: 'Retreat', slug: 'retreat', lang: 'fil' } as const

const writeText = vi.spyOn(navigator.clipboard, 'writeText')

beforeEach(() => {
  writeText.mockReset().mockResolvedValue()
})
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share')
  Reflect.deleteProperty(document, 'execCommand')
})
afterAll(() => {
  writeText.mockRestore()
})

const cannotCopy = () => {
  writeText.mockRejectedValue(new Error('denied'))
  document.execCommand = () => false
}

describe('the reference', () => {
  it('is copied, which is told', async () => {
    render(<CopyReferenceButton reference="K7M2-9QXD" />)
    fireEvent.click(screen.getByRole('button', { name: 'Copy the reference' }))
    expect(await screen.findByRole('button', { name: 'Copied' })).toBeTruthy()
    expect(screen.getByRole('status').textContent).toBe('Copied')
    expect(writeText).toHaveBeenCalledWith('K7M2-9QXD')
  })

  it('is to be pressed where it cannot be copied', async () => {
    cannotCopy()
    render(<CopyReferenceButton reference="K7M2-9QXD" />)
    fireEvent.click(screen.getByRole('button'))
    expect(await screen.findByText('Press the code for long to copy it.')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Copy the reference' })).toBeTruthy()
  })
})

describe('sharing', () => {
  const url = new URL('/forms/retreat?lang=fil', location.href).href
  const pressShare = () => fireEvent.click(screen.getByRole('button', { name: 'Share the form' }))

  it('gives the menu of the device name and address, in the language that was read', async () => {
    const share = vi.fn().mockRejectedValue(new DOMException('closed', 'AbortError'))
    Object.assign(navigator, { share })
    render(<ShareFormButton form={FORM} />)
    pressShare()
    await vi.waitFor(() => expect(share).toHaveBeenCalledWith({ title: 'Retreat', url }))
    expect(screen.getByRole('button', { name: 'Share the form' })).toBeTruthy()
    expect(writeText).not.toHaveBeenCalled()
  })

  it('copies the address where there is no such menu, or shows it', async () => {
    render(<ShareFormButton form={FORM} />)
    pressShare()
    expect(await screen.findByRole('button', { name: 'Link copied' })).toBeTruthy()
    expect(writeText).toHaveBeenCalledWith(url)
    cannotCopy()
    fireEvent.click(screen.getByRole('button', { name: 'Link copied' }))
    expect(await screen.findByText(url)).toBeTruthy()
  })
})

describe('the thanks', () => {
  const show = (over: Partial<Parameters<typeof ThankYou>[0]> = {}) =>
    render(
      <ThankYou form={FORM} reference="K7M2-9QXD" queue={null} link="" occasion={null} {...over}>
        <button type="button">Submit Another</button>
      </ThankYou>,
    )

  it('tell the number in line to whoever waits, and nobody else', () => {
    expect(show({ queue: 4 }).container.textContent).toContain('number 4 on the waiting list')
    expect(show().container.textContent).not.toContain('waiting list')
  })

  it('lead to one’s own page where its link is known, and show no empty reference', () => {
    const { rerender } = show({ link: '/my-registration/abc' })
    const link = screen.getByRole('link', { name: /^See, change or cancel/ })
    expect(link.getAttribute('href')).toBe('/my-registration/abc')
    rerender(
      <ThankYou form={FORM} reference="" queue={null} link="" occasion={null}>
        {null}
      </ThankYou>,
    )
    expect(screen.queryByText(/Your reference for/)).toBeNull()
  })
})

it('the choices are those of shown questions, with the province of a place', () => {
  const fields = [
    eventField('bus', 0, { fieldType: 'select', options: ['Cebu'] }),
    eventField('who', 1, { fieldType: 'radio', options: ['Bohol'] }),
    eventField('home', 2, { fieldType: 'province_town' }),
    eventField('name', 3),
    eventField('hidden', 4, { fieldType: 'select', options: ['Rizal'] }),
  ]
  const answers = { bus: 'Cebu', home: 'Kalibo, Aklan', name: 'Ana' }
  const filled = { readShown: () => ({ shown: fields, answers, files: new Map() }) }
  expect(chosenOptionsOf(fields, filled as unknown as FilledForm)).toEqual(['Cebu', 'Aklan'])
})

it('the map shows the first choice that is a province', () => {
  const { container } = render(<ChosenProvinceMap choices={['By bus', 'Camiguin', 'Cebu']} />)
  expect(screen.getByText('Camiguin')).toBeTruthy()
  expect(render(<ChosenProvinceMap choices={['By bus']} />).container.textContent).toBe('')
  expect(container.textContent).toBe('Camiguin')
})
