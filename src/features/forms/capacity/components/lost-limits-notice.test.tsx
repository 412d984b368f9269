// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { paths } from '@/lib/paths'
import { renderInPortal } from '../../../../../tests/support/components/portal'
import { retreatField, retreatForm } from '../../../../../tests/support/components/retreat-form'
import { stubServer } from '../../../../../tests/support/components/server-stub'
import { toDraftField } from '../../builder/draft-fields'
import { LostLimitsNotice } from './lost-limits-notice'

afterEach(() => {
  vi.unstubAllGlobals()
})

it('names the limits whose option the screen no longer has, and none of the others', async () => {
  const bus = retreatField('bus', {
    label: 'Bus',
    fieldType: 'radio',
    options: ['Iloilo', 'Roxas'],
  })
  const form = retreatForm({ fields: [bus] })
  const rest = { fieldId: 'bus', province: null, seats: 49, held: 0, waiting: 0 }
  const limits = ['Iloilo', 'Roxas'].map((option, id) => ({ ...rest, id, option }))
  stubServer({ [`GET ${paths.api.formPlaces(form.id)}`]: { limits } })
  const fields = [
    toDraftField({ ...bus, helpText: null, showWhen: null, options: ['Roxas'] } as never),
  ]
  renderInPortal(<LostLimitsNotice form={form} fields={fields} />)
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toContain('Bus: Iloilo (49 places).'),
  )
})
