import { afterAll, describe, expect, it } from 'vitest'
import type { EventForm } from '@/features/forms/schema'
import { paths } from '@/lib/paths'
import { removeCreatedRows } from '../../support/api/created-rows'
import { createOpenForm } from '../../support/api/forms'
import { staffClient } from '../../support/api/staff'

afterAll(removeCreatedRows)

const ROUNDS = 8

describe('two people at one form', () => {
  it('what one saves stays when the other turns the switch or renames it meanwhile', async () => {
    const client = await staffClient('event_coordinator')
    const { id } = await createOpenForm({ Name: 'text' })
    const read = async () => (await client.get<EventForm>(paths.api.form(id))).body
    for (let round = 1; round <= ROUNDS; round++) {
      const { fields } = await read()
      const isActive = round % 2 === 0
      const text = `Round ${round}`
      const replies = await Promise.all([
        client.post(paths.api.formFields(id), {
          fields: [...fields, { label: text, fieldType: 'text' }],
          privacy: {
            notice: { isOn: true, text },
            retention: { days: round, from: 'arrival', eventDay: null },
          },
        }),
        client.put(paths.api.form(id), { isActive }),
        client.put(paths.api.form(id), { name: text }),
      ])
      expect(replies.map(({ status }) => status)).toEqual([200, 200, 200])
      const form = await read()
      expect(form).toMatchObject({ name: text, isActive, privacy: { retention: { days: round } } })
      expect(form.fields.map(({ label }) => label)).toContain(text)
      expect(form.fields).toHaveLength(fields.length + 1)
    }
  })
})
