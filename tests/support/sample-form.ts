import { type OpenForm, openForm } from './api/forms'
import { FIELD_SAMPLES, type Sample } from './field-samples'

/** A checkbox without options, which the form shows as a single box. */
const AGREEMENT = {
  label: 'Agreement' as const,
  field: 'checkbox',
  answer: ['Yes'],
  cell: 'Yes',
} satisfies Sample

const ALL = [...Object.values(FIELD_SAMPLES), AGREEMENT]

export type SampleLabel = (typeof ALL)[number]['label']

const byLabel = <Value>(read: (sample: Sample) => Value) =>
  Object.fromEntries(ALL.map((one) => [one.label, read(one)])) as Record<SampleLabel, Value>

/** An optional field of each type in `FIELD_SAMPLES`, and a checkbox without options. */
export const SAMPLE_FIELDS = byLabel(({ field }) => field)

/** An answer to every field of the sample form, by label. */
export const SAMPLE_ANSWERS = byLabel(({ answer }) => answer)

/** The answers of `SAMPLE_ANSWERS` as a spreadsheet contains them. */
export const SAMPLE_CELLS = byLabel(({ answer, cell = answer }) => cell)

export const openSampleForm = (): Promise<OpenForm<SampleLabel>> => openForm(SAMPLE_FIELDS)

/** Replaces labels by the ids of the form's fields. */
export const byId = <Label extends string>(
  { ids }: Pick<OpenForm<Label>, 'ids'>,
  values: Partial<Record<Label, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([label, value]) => [ids[label as Label], value]))
