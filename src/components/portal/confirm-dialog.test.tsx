// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { ConfirmDialog, confirmationDialogProps } from './confirm-dialog'

const markupOf = (node: ReactNode) => renderToStaticMarkup(createElement('div', null, node))

it('a question is described by what the action will do, and by none of the choices below', () => {
  const { role, children, ...content } = confirmationDialogProps({
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

it('the chosen option has the focus, not the first', async () => {
  const nothing = () => undefined
  render(
    <ConfirmDialog
      open
      onOpenChange={nothing}
      title="Erase it?"
      text="For good."
      confirm="Erase"
      onConfirm={nothing}
    >
      <input type="radio" name="how" aria-label="All of it" />
      <input type="radio" name="how" aria-label="The answers" defaultChecked />
    </ConfirmDialog>,
  )
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'The answers' })),
  )
})
