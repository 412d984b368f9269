// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { ProvinceTownInput } from './province-town-input'

const province = () => screen.getByRole<HTMLSelectElement>('combobox')
const town = () => screen.getByRole<HTMLInputElement>('textbox')

it('keeps a space at the end of what is typed, and the other half', () => {
  const onChange = vi.fn()
  const { rerender } = render(<ProvinceTownInput id="a" value="" onChange={onChange} />)
  const take = () =>
    rerender(<ProvinceTownInput id="a" value={onChange.mock.lastCall?.[0]} onChange={onChange} />)
  fireEvent.change(province(), { target: { value: 'Aklan' } })
  take()
  fireEvent.change(town(), { target: { value: 'New ' } })
  take()
  expect([town().value, province().value]).toEqual(['New ', 'Aklan'])
  expect(onChange.mock.calls.flat()).toEqual([', Aklan', 'New, Aklan'])
})

it('shows another answer when it gets one, and changes only that one from then on', () => {
  const onChange = vi.fn()
  const { rerender } = render(
    <ProvinceTownInput id="a" value="Kalibo, Aklan" onChange={onChange} />,
  )
  fireEvent.change(town(), { target: { value: 'Kali' } })
  rerender(<ProvinceTownInput id="a" value="Cebu City, Cebu" onChange={onChange} />)
  expect([town().value, province().value]).toEqual(['Cebu City', 'Cebu'])
  fireEvent.change(town(), { target: { value: 'Carcar' } })
  expect(onChange.mock.lastCall).toEqual(['Carcar, Cebu'])
})

it('offers a stored province that is in no list, so that it is not lost', () => {
  render(<ProvinceTownInput id="a" value="Paris, France" onChange={vi.fn()} />)
  expect(province().value).toBe('France')
})
