// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { eventField, eventForm } from '../../../../../../tests/support/event-form'
import { builderStateOf } from '../../builder-state'
import { ConditionLossDialog } from './condition-loss-dialog'
import { useConditionGuard } from './use-condition-guard'

const given = (fieldId: string) => ({
  showWhen: { match: 'all' as const, rules: [{ fieldId, is: 'given' as const }] },
})
const STATE = builderStateOf(
  eventForm([eventField('a', 0), eventField('b', 1, given('a')), eventField('c', 2)], 1),
)

function Guarded({ removed, act, keep }: { removed: string; act: () => void; keep: () => void }) {
  const { ask, ...guard } = useConditionGuard(STATE)
  return (
    <>
      <button type="button" onClick={() => ask({ type: 'removed', key: removed }, act, keep)}>
        Remove
      </button>
      <ConditionLossDialog {...guard} />
    </>
  )
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))

it.each([
  ['c', null, 'act'],
  ['b', null, 'act'],
  ['a', 'Change anyway', 'act'],
  ['a', 'Keep as it is', 'keep'],
])(
  'removing “%s”, answered with %j: %s is called, and nothing else',
  async (removed, answer, called) => {
    const told = vi.fn()
    render(<Guarded removed={removed} act={() => told('act')} keep={() => told('keep')} />)
    press('Remove')
    if (answer) {
      expect(told).not.toHaveBeenCalled()
      const question = screen.getByRole('alertdialog', { name: 'Another field depends on this' })
      expect(question.textContent).toContain('“Label b” is shown when “Label a” is answered.')
      press(answer)
    }
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(told.mock.calls).toEqual([[called]])
  },
)
