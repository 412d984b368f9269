// @vitest-environment happy-dom
import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Province } from '../schema'
import { GatheringsList } from './gatherings-list'
import { RegisterButton } from './register-button'

const place = (name: string, region: string, venue: object | null = null) =>
  ({
    ...{ id: name, name, slug: name.toLowerCase().replace(' ', '-'), region, venue },
    time: '1:00PM - 10:00PM',
  }) as unknown as Province

it('lists each place in its region, with its venue or the way to be told', () => {
  render(
    <GatheringsList
      provinces={[
        place('Cebu', 'Visayas', { name: 'City Hall', address: '' }),
        place('Abra', 'Luzon'),
        place('Metro Manila', 'Luzon'),
      ]}
    />,
  )
  const [luzon, visayas, mindanao] = screen
    .getAllByRole('group')
    .map((region) => [region.querySelector('summary')?.textContent, region] as const)
  expect([luzon?.[0], visayas?.[0], mindanao?.[0]]).toEqual([
    'Luzon1 province and Metro Manila',
    'Visayas1 province',
    'Mindanao0 provinces',
  ])
  const linksIn = (region: Element | undefined) =>
    within(region as HTMLElement)
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))
  expect(linksIn(luzon?.[1])).toEqual([
    ...['/provinces/abra', '/tell-me?province=abra'],
    ...['/provinces/metro-manila', '/tell-me?province=metro-manila'],
  ])
  expect(linksIn(visayas?.[1])).toEqual(['/provinces/cebu'])
  expect(visayas?.[1].textContent).toContain('City Hall; 1:00PM - 10:00PM')
})

it.each([
  ['/forms/camp', ['Register'], '/forms/camp'],
  [null, ['When?', 'In March.'], undefined],
])('registering leads to %s, or says when it will', (address, words, href) => {
  const closed = { closedLabel: 'When?', closedText: 'In March.' }
  const { container } = render(<RegisterButton label="Register" address={address} {...closed} />)
  expect(container.textContent).toBe(words.join(''))
  expect(screen.queryByRole('link')?.getAttribute('href')).toBe(href)
})
