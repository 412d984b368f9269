import { createOpenForm, type OpenForm } from './api/forms'
import { FIELD_SAMPLES, type FieldSample } from './field-samples'

const AGREEMENT = {
  label: 'Agreement' as const,
  field: 'checkbox',
  answer: ['Yes'],
  cell: 'Yes',
} satisfies FieldSample

const ALL = [...Object.values(FIELD_SAMPLES), AGREEMENT]

export type SampleLabel = (typeof ALL)[number]['label']

const byLabel = <Value>(read: (sample: FieldSample) => Value) =>
  Object.fromEntries(ALL.map((one) => [one.label, read(one)])) as Record<SampleLabel, Value>

export const SAMPLE_FIELDS = byLabel(({ field }) => field)

export const SAMPLE_ANSWERS = byLabel(({ answer }) => answer)

export const SAMPLE_CELLS = byLabel(({ answer, cell = answer }) => cell)

export const createOpenSampleForm = (): Promise<OpenForm<SampleLabel>> =>
  createOpenForm(SAMPLE_FIELDS)

export const replaceLabelsByIds = <Label extends string>(
  { ids }: Pick<OpenForm<Label>, 'ids'>,
  values: Partial<Record<Label, unknown>>,
): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).map(([label, value]) => [ids[label as Label], value]))
