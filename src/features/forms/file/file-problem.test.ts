import { describe, expect, it } from 'vitest'
import { describeSchemaIssue, findShapeProblems, findSyntaxProblem } from './file-problem'
import { formFileSchema } from './form-file'

const problemsIn = (text: string) => {
  const { error } = formFileSchema.safeParse(JSON.parse(text), { error: describeSchemaIssue })
  return error
    ? findShapeProblems(text, error).map(({ line, text: words }) => `${line} ${words}`)
    : []
}

describe('a text that is not JSON', () => {
  const cases = {
    'a comma is missing': ['{\n  "name": "Camp"\n  "slug": "camp"\n}', 3, /comma is missing/],
    'one comma too many': ['{\n  "name": "Camp",\n}', 3, /one too many/],
    'a comment': ['{\n  // ours\n  "name": "Camp"\n}', 2, /Comments/],
    'an open text': ['{\n  "name": "Camp\n}', 2, /quote/],
    'an open brace': ['{\n  "name": "Camp"\n', 3, /brace/],
    'something else': ['PK\u0003\u0004', 1, /not a form’s file/],
    'nothing at all': ['', 1, /value is missing/],
    'nested too deeply': ['['.repeat(500_000), 1, /not a form’s file/],
  } as const
  it.each(Object.entries(cases))('%s', (_name, [text, line, words]) => {
    const problem = findSyntaxProblem(text)
    expect(problem.line).toBe(line)
    expect(problem.text).toMatch(words)
  })
})

const file = (fields: string, more = '') => `{
  "format": "registration-form",
  "version": 1,
  "name": "Camp",
  ${more}
  "fields": [
${fields}
  ]
}`

describe('a text that is no form', () => {
  it('is right when nothing is wrong', () => {
    expect(problemsIn(file('{ "label": "Name", "fieldType": "text" }'))).toEqual([])
  })

  it('names the line of a value, of a misspelt property and of what is missing', () => {
    const fields = [
      '{ "label": "Name", "fieldType": "txt" },',
      '{ "label": "Age",',
      '  "isRequird": true,',
      '  "fieldType": "text" },',
      '{ "fieldType": "text" },',
      '{ "label": "Town", "fieldType": "text", "isRequired": "yes" }',
    ]
    const problems = problemsIn(file(fields.join('\n')))
    expect(problems[0]).toMatch(/^7 Write one of “text”, “email”/)
    expect(problems[1]).toBe('9 “isRequird” is not known here. Check the spelling, or take it out.')
    expect(problems[2]).toMatch(/^11 .*label/)
    expect(problems[3]).toBe('12 Write true or false here.')
  })

  it('names a condition that cannot work', () => {
    const rules = (rule: string) =>
      file(`{ "id": "a", "label": "Stays", "fieldType": "radio", "options": ["Yes", "No"] },
{ "id": "b", "label": "Diet", "fieldType": "text",
  "showWhen": { "match": "all", "rules": [
    ${rule}
  ] } }`)
    expect(problemsIn(rules('{ "fieldId": "a", "is": "one_of", "values": ["Yes"] }'))).toEqual([])
    expect(problemsIn(rules('{ "fieldId": "a", "is": "one_of", "values": ["Perhaps"] }'))).toEqual([
      '9 “Diet”: “Stays” has no option “Perhaps”.',
    ])
    expect(problemsIn(rules('{ "fieldId": "a", "is": "one_of" }'))).toEqual([
      '10 “values” is missing here. Add it.',
    ])
    expect(problemsIn(rules('{ "fieldId": "a", "is": "likes" }'))).toEqual([
      '10 “is” has a value that is not known here.',
    ])
  })

  it('names a translation of nothing, and one that is too long', () => {
    const field = '{ "id": "a", "label": "Name", "fieldType": "text" }'
    const texts = (key: string, text: string) =>
      file(
        field,
        `"translations": { "fil": { "isShown": true, "texts": {
  "${key}": { "text": "${text}", "of": "Name" }
} } },`,
      )
    expect(problemsIn(texts('field:a:label', 'Pangalan'))).toEqual([])
    expect(problemsIn(texts('field:b:label', 'Pangalan'))).toEqual([
      '6 The form has no such text. Take this translation out.',
    ])
    expect(problemsIn(texts('name', 'x'.repeat(121)))).toEqual([
      '6 Please keep this under 120 characters',
    ])
  })

  it('names ids that are shared, and names that are no field', () => {
    const field = '{ "id": "a", "label": "Name", "fieldType": "text" }'
    expect(problemsIn(file(`${field},\n${field}`))).toEqual([
      '8 Another field has this id. Give each field its own.',
    ])
    expect(problemsIn(file(field, '"nameFields": ["b"],'))).toEqual([
      '5 No field with this id can be a name.',
    ])
  })
})
