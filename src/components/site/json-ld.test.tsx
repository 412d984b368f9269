// @vitest-environment happy-dom
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { OrganisationJsonLd } from './frame/organisation-json-ld'
import { JsonLd } from './json-ld'

const read = (markup: string) =>
  JSON.parse(new DOMParser().parseFromString(markup, 'text/html').scripts[0]?.text ?? '')

it('no text of an editor ends the script', () => {
  const name = '</script><img src=x onerror=alert(1)>'
  const markup = renderToStaticMarkup(<JsonLd data={{ name }} />)
  expect(markup.match(/<\/?\w+/g)).toEqual(['<script', '</script'])
  expect(read(markup)).toEqual({ '@context': 'https://schema.org', name })
})

const ONE = { name: 'One', description: 'Who we are' }

it('names only profiles that exist', () => {
  const elsewhere = ['', 'https://facebook.com/one', '']
  const markup = renderToStaticMarkup(
    <OrganisationJsonLd origin="https://one.example" {...ONE} elsewhere={elsewhere} />,
  )
  expect(read(markup)).toMatchObject({
    url: 'https://one.example/',
    logo: expect.stringMatching(/^https:\/\/one\.example\/.+512/),
    sameAs: ['https://facebook.com/one'],
  })
})

it('without the address of the site has no address at all', () => {
  const markup = renderToStaticMarkup(<OrganisationJsonLd origin="" {...ONE} elsewhere={['']} />)
  expect(Object.keys(read(markup))).not.toContain('url')
  expect(Object.keys(read(markup))).not.toContain('logo')
  expect(Object.keys(read(markup))).not.toContain('sameAs')
})
