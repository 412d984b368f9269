import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { confirmationContent } from './confirm-dialog'

const markupOf = (node: ReactNode) => renderToStaticMarkup(createElement('div', null, node))

it('a question is described by what the action will do, and by none of the choices below', () => {
  const { role, children, ...content } = confirmationContent({
    title: 'Delete it?',
    text: 'It can be restored for 30 days.',
    confirm: 'Delete',
    onConfirm: () => undefined,
    children: createElement('label', null, 'Tell everybody'),
  })
  expect(role).toBe('alertdialog')
  const described = new RegExp(`id="${content['aria-describedby']}"[^>]*>([^<]*)<`)
  expect(described.exec(markupOf(children))?.[1]).toBe('It can be restored for 30 days.')
  expect(markupOf(children)).toContain('Tell everybody')
})
