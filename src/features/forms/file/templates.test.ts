import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { FORM_LIMITS } from '../limits'
import { findNameFields } from '../name-fields'
import { describeSchemaIssue, findShapeProblems } from './file-problem'
import { formFileSchema } from './form-file'
import { FORM_TEMPLATES, TEMPLATE_NAMES } from './templates'

const folder = `${import.meta.dirname}/templates`
const textOf = (name: string) => readFileSync(`${folder}/${name}.json`, 'utf8')
const readAll = TEMPLATE_NAMES.map((name) => [name, textOf(name)] as const)

it('lists every file', () => {
  expect(readdirSync(folder).sort()).toEqual(TEMPLATE_NAMES.map((name) => `${name}.json`).sort())
})

it.each(readAll)('%s is a form that can be saved', (_name, text) => {
  const read = formFileSchema.safeParse(JSON.parse(text), { error: describeSchemaIssue })
  expect(read.error && findShapeProblems(text, read.error)).toBeUndefined()
  const { fields = [], description } = read.data ?? {}
  expect(fields.length).toBeGreaterThan(5)
  expect(description?.length).toBeLessThan(FORM_LIMITS.description)
})

it.each(readAll)(
  '%s asks for a contact and who it is, and something only when it is needed',
  (_name, text) => {
    const { fields } = formFileSchema.parse(JSON.parse(text))
    const asked = fields.map((field) => ({ ...field, id: field.id ?? '' }))
    expect(findNameFields(asked)).not.toEqual([])
    expect(
      fields.filter(({ fieldType }) => fieldType === 'phone' || fieldType === 'email'),
    ).not.toEqual([])
    expect(fields.filter(({ showWhen }) => showWhen)).not.toEqual([])
  },
)

it('the camp has steps, and asks for a place in the country', () => {
  const { hasSteps, fields } = formFileSchema.parse(JSON.parse(textOf('youth-camp')))
  expect(hasSteps).toBe(true)
  const types = fields.map(({ fieldType }) => fieldType)
  expect(types).toContain('province_town')
  expect(types.filter((type) => type === 'section').length).toBeGreaterThan(3)
})

it('each has words of its own', () => {
  const words = Object.values(FORM_TEMPLATES).flatMap(({ label, text }) => [label, text])
  expect(new Set(words).size).toBe(words.length)
})
